import { progressOf } from '@hearthlight/domain';

export interface ProgressBarProps {
  /** In US dollars, like `goal`. */
  collected: number;
  goal: number;
  /** What is collected for, for those who do not see the bar. */
  label: string;
}

/** How much of a campaign's goal has been collected. Full from 100 % on, empty where there is no goal. */
export function ProgressBar({ collected, goal, label }: ProgressBarProps) {
  const { filled, text } = progressOf(collected, goal);
  return (
    <progress
      aria-label={label}
      aria-valuetext={text}
      max={100}
      value={filled * 100}
      className="block h-[10px] w-full appearance-none overflow-hidden rounded-full bg-paper-deep forced-color-adjust-none [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-pine [&::-webkit-progress-bar]:bg-paper-deep [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-pine"
    >
      {text}
    </progress>
  );
}
