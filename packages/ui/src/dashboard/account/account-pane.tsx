'use client';

import { formatDateTime, formatReadersOffset, givenTotals, type Dashboard, shortUserAgent } from '@hearthlight/domain';
import { useId } from 'react';

import { Link } from '../../components/actions/link.tsx';
import { FactList } from '../../components/data/fact-list.tsx';
import { Fact } from '../../components/data/fact.tsx';
import { Sheet } from '../../components/layout/sheet.tsx';
import { withTags } from '../../lib/with-tags.ts';
import { ZoneNote } from '../../site/zone-note.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { Initials } from '../parts/initials.tsx';
import { Anonymity, type AnonymityProps } from './anonymity.tsx';
import { GoalForm, type GoalFormProps } from './goal-form.tsx';
import { GoalSummary } from './goal-summary.tsx';

export interface AccountPaneProps {
  /** The signed-in donor's data. */
  dashboard: Dashboard;
  /** The foundation's support address, which corrects details. */
  supportEmail: string;
  /** Sets the donor's goal. */
  onSetGoal: GoalFormProps['onSubmit'];
  /** Sets whether the donor stays anonymous in public. Without it, the donor is not asked. */
  onSetAnonymity?: AnonymityProps['onChange'] | undefined;
}

/**
 * One column: the donor's name and goal, then all details in one list, with the preferences, which are the same for
 * every donor (specification §2).
 */
export function AccountPane({ dashboard, supportEmail, onSetGoal, onSetAnonymity }: AccountPaneProps) {
  const words = useWords('dashboard');
  const headingId = useId();
  const { anonymous, client_goal: goal, last_login, records } = dashboard;
  return (
    <Sheet aria-labelledby={headingId} className="max-w-190">
      <div className="mb-7 flex flex-wrap items-center gap-5">
        <Initials donor={dashboard} size="large" />
        <p
          data-part="name"
          className="min-w-[min(100%,11rem)] flex-1 font-display text-heading wrap-anywhere tablet:text-motto"
        >
          <bdi dir="auto">
            {dashboard.first_name} {dashboard.last_name}
          </bdi>
        </p>
      </div>
      <div data-part="goal">
        <GoalSummary bare goal={goal} donated={givenTotals(records.donation_history).amount} />
      </div>
      <div data-part="goal-form" className="mt-2 print:hidden">
        <GoalForm goal={goal} onSubmit={onSetGoal} />
      </div>
      <div className="mt-8 mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId} className="text-heading">
          {words.userInformation}
        </h2>
        <ZoneNote />
      </div>
      <Facts
        facts={[
          [words.firstname, dashboard.first_name],
          [words.lastname, dashboard.last_name],
          [words.email, dashboard.email],
          [words.createdAt, formatDateTime(dashboard.created_at)],
          [words.lastLogin, formatDateTime(last_login)],
          [words.userAgent, shortUserAgent(dashboard.user_agent) || words.notAvailable],
          [words.emailNotifications, words.true],
          [words.theme, words.light],
          [words.profileVisibility, words.private],
          [words.preferredLanguage, words.english],
          [words.timezoneOffset, formatReadersOffset(last_login)],
        ]}
      />
      <p data-part="correct" className="mt-5 max-w-text text-small text-ink-soft print:hidden">
        {withTags(words.toCorrectDetails, (text) => (
          <Link href={`mailto:${supportEmail}`} className="tap-target">
            {text}
          </Link>
        ))}
      </p>
      {onSetAnonymity && anonymous !== undefined && <Anonymity anonymous={anonymous} onChange={onSetAnonymity} />}
    </Sheet>
  );
}

function Facts({ facts }: { facts: ReadonlyArray<readonly [name: string, value: string]> }) {
  return (
    <FactList data-part="details">
      {facts.map(([name, value]) => (
        <Fact key={name} label={name}>
          <bdi dir="auto">{value}</bdi>
        </Fact>
      ))}
    </FactList>
  );
}
