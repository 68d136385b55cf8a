'use client';

import { formatMoney, parseAmount, progressOf } from '@hearthlight/domain';

import { ProgressBar } from '../../components/data/progress-bar.tsx';
import { useWords } from '../../words/words-provider.tsx';

export interface StillNeededProps {
  /** The amount targeted, as typed. */
  targeted: string;
  /** The amount raised, as typed. */
  raised: string;
}

/** The difference between the two amounts of a help request. Renders nothing until both are valid. */
export function StillNeeded({ targeted, raised }: StillNeededProps) {
  const words = useWords('help');
  const [goal, collected] = [parseAmount(targeted), parseAmount(raised)];
  if (goal === undefined || collected === undefined || goal === 0) return null;
  const { filled, remaining, text } = progressOf(collected, goal);
  return (
    <div className="rounded-pane bg-pine-mist p-5 text-pine-deep forced-colors:border">
      <p className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4 text-small">
        <span>{words.stillNeeded}</span>
        <b className="font-display text-heading break-words tabular">{formatMoney(remaining)}</b>
      </p>
      <ProgressBar label={words.raisedSoFar} value={filled} valueText={text} />
      <p className="mt-2 text-label tabular">{text}</p>
    </div>
  );
}
