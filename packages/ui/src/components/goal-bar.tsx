import { goalStage, progressOf, type GoalStage } from '@hearthlight/domain';
import { useId, type CSSProperties } from 'react';

import { Money } from './money.tsx';

export interface GoalBarProps {
  /** The sum of all donations, in US dollars, like `goal`. */
  donated: number;
  goal: number;
  /** Whose goal, and for when. */
  label: string;
}

const fills: Record<GoalStage, string> = {
  none: 'none',
  'below-half': 'linear-gradient(var(--sun) 0 0)',
  'above-half': 'linear-gradient(90deg, var(--sun) var(--half), var(--goal-full) var(--half))',
  reached: 'linear-gradient(var(--goal-full) 0 0)',
};

/** Yellow is too close to the track for weak eyes: where nothing else ends the bar, a dark edge does. */
const bar = [
  'my-3 block h-3.5 w-full appearance-none overflow-hidden rounded-full bg-paper-deep forced-color-adjust-none',
  '[&::-webkit-progress-bar]:bg-paper-deep',
  '[&::-webkit-progress-value]:bg-(image:--fill) [&::-moz-progress-bar]:bg-(image:--fill)',
  '[&::-webkit-progress-value]:border-ember-deep [&::-moz-progress-bar]:border-ember-deep',
  'data-[all-yellow=true]:[&::-webkit-progress-value]:border-e-3',
  'data-[all-yellow=true]:[&::-moz-progress-bar]:border-e-3',
].join(' ');

/**
 * A donor's own goal: gray at nothing, yellow below half, yellow then green from half on, green throughout once
 * reached (`spec §4`), with the percentage and the amount that remains.
 */
export function GoalBar({ donated, goal, label }: GoalBarProps) {
  const id = useId();
  const { percent, filled, remaining, text } = progressOf(donated, goal);
  const stage = goalStage(filled);
  const colours: CSSProperties & Record<`--${string}`, string> = {
    '--fill': fills[stage],
    '--half': `${filled > 0 ? 50 / filled : 100}%`,
  };
  return (
    <div data-stage={stage}>
      <p className="flex items-baseline justify-between gap-4 text-small">
        <span id={id} className="text-ink-soft">
          {label}
        </span>
        <b className="text-body font-bold tabular">{percent}%</b>
      </p>
      <progress
        aria-labelledby={id}
        aria-valuetext={text}
        max={100}
        value={filled * 100}
        style={colours}
        data-all-yellow={filled > 0 && filled <= 0.5}
        className={bar}
      >
        {text}
      </progress>
      <p className="text-small text-ink-soft">
        Amount remaining:{' '}
        <b className="font-semibold text-ink">
          <Money amount={remaining} />
        </b>
        {goal > 0 && (
          <>
            {' of '}
            <Money amount={goal} />
          </>
        )}
      </p>
    </div>
  );
}
