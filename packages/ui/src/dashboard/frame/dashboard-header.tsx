'use client';

import { formatReadersToday, type PaneName } from '@hearthlight/domain';

import { useMounted } from '../../lib/use-mounted.ts';
import { withTags } from '../../lib/with-tags.ts';
import { useWords } from '../../words/words-provider.tsx';
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
/** On phones. Keeps the height of the heading when the name arrives. */
const ownLine = 'max-tablet:block';

/**
 * A greeting and today's date. The heading is the greeting on the first pane and the pane's title on the
 * others. It takes the focus when the pane changes, so that screen readers announce it.
 */
export function DashboardHeader({ pane, firstName, now }: DashboardHeaderProps) {
  const words = useWords('dashboard');
  // A rendered page knows neither the date nor the reader's time zone.
  const today = useMounted() && formatReadersToday(now);
  const greeting =
    firstName === undefined ? (
      words.goodToSeeYou
    ) : (
      <>
        {withTags(words.greeting({ name: firstName }), (text) => (
          <bdi dir="auto" className={pane === 'dashboard' ? ownLine : undefined}>
            {text}
          </bdi>
        ))}
      </>
    );
  return (
    <div className="mb-6 flex-wrap items-end justify-between gap-x-8 gap-y-1 desk:mb-7.5 desk:flex print:hidden">
      {pane === 'dashboard' ? (
        <h1 tabIndex={-1} className={`${large} max-tablet:min-h-[2lh]`}>
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
      <p className="mt-1 min-h-[1lh] text-body text-ink-soft">{today}</p>
    </div>
  );
}
