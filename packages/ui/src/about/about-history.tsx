import { formatDay } from '@hearthlight/domain';

import { Section } from '../components/section.tsx';
import type { AboutHistory as History, Milestone } from './about-content.ts';

export interface AboutHistoryProps {
  history: History;
}

/** How the foundation came to be what it is, year by year. */
export function AboutHistory({ history }: AboutHistoryProps) {
  return (
    <Section title={history.title} intro={history.intro} tone="paper">
      <ol className="grid list-['']">
        {history.milestones.map((milestone) => (
          <MilestoneItem key={milestone.date} milestone={milestone} />
        ))}
      </ol>
    </Section>
  );
}

/** A milestone on the line that runs down the list; its mark is the arch. */
function MilestoneItem({ milestone: { date, title, text } }: { milestone: Milestone }) {
  return (
    <li className="relative grid list-[''] gap-x-10 gap-y-2 border-s border-line ps-8 pb-10 *:min-w-0 last:border-transparent last:pb-0 tablet:grid-cols-[9rem_1fr] tablet:pb-14">
      <span
        aria-hidden
        className="absolute top-0.5 -left-[0.6875rem] h-6 w-[1.375rem] rounded-t-full bg-pine ring-4 ring-paper"
      />
      <p>
        <b className="block font-display text-figure font-[560] text-ember tabular">{date.slice(0, 4)}</b>{' '}
        <time dateTime={date} className="text-label text-ink-soft">
          {formatDay(date)}
        </time>
      </p>
      <div className="max-w-text">
        <h3 className="text-heading">{title}</h3>
        <p className="mt-2">{text}</p>
      </div>
    </li>
  );
}
