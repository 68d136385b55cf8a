import { formatToday, type PaneName } from '@hearthlight/domain';

import { paneTitles } from './pane-titles.ts';

export interface DashboardHeaderProps {
  pane: PaneName;
  /** Absent while nobody is known: the greeting does without. */
  firstName?: string | undefined;
  now: Date;
}

const large = 'text-[clamp(1.875rem,1.6rem+1.1vw,2.375rem)] leading-[1.1] tracking-[-0.018em]';

/** Greets the donor and tells the day. On the first pane the greeting is the heading, elsewhere the pane's name is. */
export function DashboardHeader({ pane, firstName, now }: DashboardHeaderProps) {
  const greeting = firstName === undefined ? 'Good to see you' : `Good to see you, ${firstName}`;
  return (
    <div className="mb-6 flex-wrap items-end justify-between gap-x-8 gap-y-1 desk:mb-[30px] desk:flex print:hidden">
      {pane === 'dashboard' ? (
        <h1 className={large}>{greeting}</h1>
      ) : (
        <div>
          <p className="mb-1 text-small text-ink-soft">{greeting}</p>
          <h1 className={large}>{paneTitles[pane]}</h1>
        </div>
      )}
      <p className="mt-1 text-body text-ink-soft">{formatToday(now)}</p>
    </div>
  );
}
