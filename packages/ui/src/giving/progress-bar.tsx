import { progressOf } from '@hearthlight/domain';

import { barStyle } from './bar-style.ts';

export interface ProgressBarProps {
  /** Sum collected. */
  collected: number;
  /** The goal. */
  goal: number;
  /** Accessible name of the bar. */
  label: string;
}

/**
 * The collected share of a campaign's goal. Full at 100% and above, empty without a goal.
 */
export function ProgressBar({ collected, goal, label }: ProgressBarProps) {
  const { filled, text } = progressOf(collected, goal);
  return (
    <progress aria-label={label} aria-valuetext={text} max={100} value={filled * 100} className={barStyle}>
      {text}
    </progress>
  );
}
