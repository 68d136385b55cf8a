import {
  formatDateTime,
  formatTimezoneOffset,
  givenTotals,
  limits,
  truncate,
  type Dashboard,
} from '@hearthlight/domain';

import { Panel } from '../parts/panel.tsx';
import { FactList } from './fact-list.tsx';
import { GoalSummary } from './goal-summary.tsx';

export interface AccountPaneProps {
  /** The signed-in donor's data. */
  dashboard: Dashboard;
}

/** The donor's goal, account data and preferences, which are the same for every donor (specification §2). */
export function AccountPane({ dashboard }: AccountPaneProps) {
  const { last_login } = dashboard;
  return (
    <div className="grid gap-5">
      <GoalSummary
        goal={dashboard.client_goal}
        donated={givenTotals(dashboard.records.donation_history).amount}
      />
      <Panel title="User Information">
        <FactList
          facts={[
            ['Firstname', dashboard.first_name],
            ['Lastname', dashboard.last_name],
            ['Email', dashboard.email],
            ['Created at', formatDateTime(dashboard.created_at)],
            ['Last Login', formatDateTime(last_login)],
            ['User agent', truncate(dashboard.user_agent, limits.truncate.userAgent) || 'Not available'],
          ]}
        />
      </Panel>
      <Panel title="Preferences">
        <FactList
          facts={[
            ['Email Notifications', 'True'],
            ['Theme', 'Light'],
            ['Profile Visibility', 'Private'],
            ['Preferred language', 'English'],
            ['Timezone offset', formatTimezoneOffset(new Date(last_login).getTimezoneOffset())],
          ]}
        />
      </Panel>
    </div>
  );
}
