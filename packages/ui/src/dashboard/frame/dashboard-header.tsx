'use client';

import { formatToday, type PaneName } from '@hearthlight/domain';

import { useMounted } from '../../lib/use-mounted.ts';
import { withTags } from '../../lib/with-tags.ts';
import { useDashboardWords } from '../../words/dashboard.ts';
import { paneTitles } from './pane-titles.ts';

export interface DashboardHeaderProps {
  /** The pane that is shown. */
  pane: PaneName;
  /** Left out of the greeting until the donor is known. */
  firstName?: string | undefined;
  /** Today's date. */
  now: Date;
}

const large = 'text-pane wrap-anywhere';

/**
 * A greeting and today's date. The heading is the greeting on the first pane and the pane's title on the
 * others. It takes the focus when the pane changes, so that screen readers announce it.
 */
export function DashboardHeader({ pane, firstName, now }: DashboardHeaderProps) {
  const words = useDashboardWords();
  // A page that was rendered at build time does not know the date. Its line keeps the height.
  const today = useMounted() ? formatToday(now) : '\u00A0';
  const greeting =
    firstName === undefined ? (
      words.goodToSeeYou
    ) : (
      <>
        {withTags(words.goodToSeeYouName({ name: firstName }), (text) => (
          <bdi dir="auto">{text}</bdi>
        ))}
      </>
    );
  return (
    <div className="mb-6 flex-wrap items-end justify-between gap-x-8 gap-y-1 desk:mb-7.5 desk:flex print:hidden">
      {pane === 'dashboard' ? (
        <h1 tabIndex={-1} className={large}>
          {greeting}
        </h1>
      ) : (
        <div>
          <p className="mb-1 text-small wrap-anywhere text-ink-soft">{greeting}</p>
          <h1 tabIndex={-1} className={large}>
            {paneTitles(words)[pane]}
          </h1>
        </div>
      )}
      <p className="mt-1 text-body text-ink-soft">{today}</p>
    </div>
  );
}
