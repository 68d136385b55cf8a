'use client';

import { formatMoney, formatPercent, goalStage, progressOf, type GoalStage } from '@hearthlight/domain';
import { useId, type CSSProperties } from 'react';

import { barInForcedColors } from '../components/data/bar-style.ts';
import { withTags } from '../lib/with-tags.ts';
import { useWords } from '../words/words-provider.tsx';

export interface GoalBarProps {
  /** Sum of the completed donations. */
  donated: number;
  /** The goal. */
  goal: number;
  /** Name of the goal, shown above the bar. */
  label: string;
}

const fills: Record<GoalStage, string> = {
  none: 'none',
  'below-half': 'linear-gradient(var(--sun) 0 0)',
  'above-half': 'linear-gradient(90deg, var(--sun) var(--half), var(--goal-full) var(--half))',
  reached: 'linear-gradient(var(--goal-full) 0 0)',
};

/** Up to half, the bar ends with a dark mark, because `sun` has too little contrast with the track. */
const barStyle = [
  'my-3 block h-3.5 w-full appearance-none overflow-hidden rounded-full bg-paper-deep',
  '[&::-webkit-progress-bar]:bg-paper-deep',
  '[&::-webkit-progress-value]:bg-(image:--fill) [&::-moz-progress-bar]:bg-(image:--fill)',
  '[&::-webkit-progress-value]:border-ember-deep [&::-moz-progress-bar]:border-ember-deep',
  'data-[first-half=true]:[&::-webkit-progress-value]:border-e-3',
  'data-[first-half=true]:[&::-moz-progress-bar]:border-e-3',
  barInForcedColors,
].join(' ');

/**
 * Progress towards a donor's own goal, with the percentage and the remaining amount. The bar is empty at
 * zero, has the color `sun` below 50%, that and `goal-full` from 50%, and `goal-full` at 100% (specification §4).
 */
export function GoalBar({ donated, goal, label }: GoalBarProps) {
  const words = useWords('giving');
  const id = useId();
  const { percent, filled, remaining, text } = progressOf(donated, goal);
  const stage = goalStage(filled);
  const colors: CSSProperties & Record<`--${string}`, string> = {
    '--fill': fills[stage],
    '--half': `${filled > 0 ? 50 / filled : 100}%`,
  };
  return (
    <div data-stage={stage}>
      <p className="flex items-baseline justify-between gap-4 text-small">
        <span data-part="label" id={id} className="text-ink-soft">
          {label}
        </span>
        <b data-part="percentage" className="text-body font-strong tabular">
          {formatPercent(percent)}
        </b>
      </p>
      <progress
        data-part="bar"
        aria-labelledby={id}
        aria-valuetext={text}
        max={100}
        value={filled * 100}
        style={colors}
        data-first-half={filled > 0 && filled <= 0.5}
        className={barStyle}
      >
        {text}
      </progress>
      <p data-part="remaining" className="text-small text-ink-soft">
        {withTags(
          goal > 0
            ? words.amountRemaining({ amount: formatMoney(remaining), goal: formatMoney(goal) })
            : words.noGoalYet({ amount: formatMoney(remaining) }),
          (text, tag) =>
            tag === 'amount' ? (
              <b className="font-semibold text-ink tabular">{text}</b>
            ) : (
              <span className="tabular">{text}</span>
            ),
        )}
        {stage === 'above-half' && ` ${words.beyondHalf}`}
      </p>
    </div>
  );
}
