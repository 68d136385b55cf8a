'use client';

import {
  formatDateTime,
  formatTimezoneOffset,
  givenTotals,
  type Dashboard,
  shortUserAgent,
} from '@hearthlight/domain';

import { Initials } from '../parts/initials.tsx';
import { Panel } from '../parts/panel.tsx';
import { FactList } from './fact-list.tsx';
import { GoalForm, type GoalFormProps } from './goal-form.tsx';
import { GoalSummary } from './goal-summary.tsx';

export interface AccountPaneProps {
  /** The signed-in donor's data. */
  dashboard: Dashboard;
  /** Sets the donor's goal. */
  onSetGoal: GoalFormProps['onSubmit'];
}

/**
 * Who the donor is and the donor's goal, side by side, and below them the last sign-in and the preferences, which are
 * the same for every donor (specification §2).
 */
export function AccountPane({ dashboard, onSetGoal }: AccountPaneProps) {
  const { last_login } = dashboard;
  return (
    <div className="grid gap-5">
      <Panel title="User Information">
        <div className="mb-7 grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] items-center gap-x-12 gap-y-7">
          <div className="flex flex-wrap items-center gap-5">
            <Initials donor={dashboard} size="large" />
            <p dir="auto" className="min-w-[min(100%,11rem)] flex-1 font-display text-motto wrap-anywhere">
              {dashboard.first_name} {dashboard.last_name}
            </p>
          </div>
          <div className="grid gap-6">
            <GoalSummary
              bare
              goal={dashboard.client_goal}
              donated={givenTotals(dashboard.records.donation_history).amount}
            />
            <div className="print:hidden">
              <GoalForm goal={dashboard.client_goal} onSubmit={onSetGoal} />
            </div>
          </div>
        </div>
        <FactList
          facts={[
            ['Firstname', dashboard.first_name],
            ['Lastname', dashboard.last_name],
            ['Email', dashboard.email],
            ['Created at', formatDateTime(dashboard.created_at)],
          ]}
        />
      </Panel>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,23rem),1fr))] gap-5">
        <Panel title="Last sign-in">
          <FactList
            facts={[
              ['Last Login', formatDateTime(last_login)],
              ['User agent', shortUserAgent(dashboard.user_agent) || 'Not available'],
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
    </div>
  );
}
