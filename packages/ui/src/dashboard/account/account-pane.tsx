'use client';

import {
  formatDateTime,
  formatReadersOffset,
  givenTotals,
  type Dashboard,
  shortUserAgent,
} from '@hearthlight/domain';

import { FactList } from '../../components/data/fact-list.tsx';
import { Fact } from '../../components/data/fact.tsx';
import { Panel } from '../../components/layout/panel.tsx';
import { ZoneNote } from '../../site/zone-note.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { Initials } from '../parts/initials.tsx';
import { Anonymity, type AnonymityProps } from './anonymity.tsx';
import { GoalForm, type GoalFormProps } from './goal-form.tsx';
import { GoalSummary } from './goal-summary.tsx';

export interface AccountPaneProps {
  /** The signed-in donor's data. */
  dashboard: Dashboard;
  /** Sets the donor's goal. */
  onSetGoal: GoalFormProps['onSubmit'];
  /** Sets whether the donor stays anonymous in public. Without it, the donor is not asked. */
  onSetAnonymity?: AnonymityProps['onChange'] | undefined;
}

/**
 * The donor's details and goal, side by side, and below them the last sign-in and the preferences, which are
 * the same for every donor (specification §2).
 */
export function AccountPane({ dashboard, onSetGoal, onSetAnonymity }: AccountPaneProps) {
  const words = useWords('dashboard');
  const { anonymous, last_login } = dashboard;
  return (
    <div className="grid gap-5">
      <Panel title={words.userInformation}>
        <div className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] items-center gap-x-12 gap-y-6">
          <div className="flex flex-wrap items-center gap-5">
            <Initials donor={dashboard} size="large" />
            <p className="min-w-[min(100%,11rem)] flex-1 font-display text-heading wrap-anywhere tablet:text-motto">
              <bdi dir="auto">
                {dashboard.first_name} {dashboard.last_name}
              </bdi>
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
        <Facts
          facts={[
            [words.firstname, dashboard.first_name],
            [words.lastname, dashboard.last_name],
            [words.email, dashboard.email],
            [words.createdAt, formatDateTime(dashboard.created_at)],
          ]}
        />
        {onSetAnonymity && anonymous !== undefined && (
          <Anonymity anonymous={anonymous} onChange={onSetAnonymity} />
        )}
      </Panel>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,23rem),1fr))] gap-5">
        <Panel title={words.lastSignIn}>
          <Facts
            facts={[
              [words.lastLogin, formatDateTime(last_login)],
              [words.userAgent, shortUserAgent(dashboard.user_agent) || words.notAvailable],
            ]}
          />
          <ZoneNote />
        </Panel>
        <Panel title={words.preferences}>
          <Facts
            facts={[
              [words.emailNotifications, words.true],
              [words.theme, words.light],
              [words.profileVisibility, words.private],
              [words.preferredLanguage, words.english],
              [words.timezoneOffset, formatReadersOffset(last_login)],
            ]}
          />
        </Panel>
      </div>
    </div>
  );
}

function Facts({ facts }: { facts: ReadonlyArray<readonly [name: string, value: string]> }) {
  return (
    <FactList>
      {facts.map(([name, value]) => (
        <Fact key={name} label={name}>
          <bdi dir="auto">{value}</bdi>
        </Fact>
      ))}
    </FactList>
  );
}
