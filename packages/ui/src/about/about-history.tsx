import { formatDay, formatYear } from '@hearthlight/domain';

import { Section } from '../components/layout/section.tsx';
import type { AboutHistory as History, Milestone } from './about-content.ts';

export interface AboutHistoryProps {
  /** Texts and dates of the history. */
  history: History;
}

/** The history of the foundation, a milestone per entry. Renders nothing without milestones. */
export function AboutHistory({ history }: AboutHistoryProps) {
  if (history.milestones.length === 0) return null;
  return (
    <Section title={history.title} intro={history.intro} background="paper">
      <ol className="list-[''] desk:[columns:2_24rem] desk:gap-x-14">
        {history.milestones.map((milestone) => (
          <MilestoneItem key={milestone.date} milestone={milestone} />
        ))}
      </ol>
    </Section>
  );
}

/** A milestone on the vertical line of the list, marked with an arch. */
function MilestoneItem({ milestone: { date, title, text } }: { milestone: Milestone }) {
  return (
    <li className="relative grid list-[''] break-inside-avoid gap-x-10 gap-y-2 border-s border-line ps-8 pb-10 *:min-w-0 last:border-transparent last:pb-0 tablet:grid-cols-[9rem_1fr] tablet:pb-14 desk:gap-x-6 desk:max-wide:grid-cols-1">
      <span
        aria-hidden
        className="absolute -start-2.75 top-0.5 h-6 w-5.5 rounded-t-full bg-pine outline-4 outline-paper forced-colors:bg-[CanvasText]"
      />
      <p>
        <b className="block font-display text-figure text-ember tabular">{formatYear(date.slice(0, 4))}</b>{' '}
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
