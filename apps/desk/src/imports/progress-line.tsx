import { formatCount } from '@hearthlight/domain';
import { useWords } from '@hearthlight/ui';

export interface ProgressLineProps {
  /** The counted things. The accessible name of the bar. */
  label: string;
  /** Rows that are done. */
  done: number;
  /** Rows in the file. */
  total: number;
}

/** How far a long action is. */
export function ProgressLine({ label, done, total }: ProgressLineProps) {
  const words = useWords('deskImports');
  const text = words.progressOf({ done: formatCount(done), total: formatCount(total) });
  return (
    <div className="grid gap-1.5 text-small">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{label}</span>
        <span className="tabular">{text}</span>
      </p>
      <progress
        aria-label={label}
        aria-valuetext={text}
        max={Math.max(1, total)}
        value={done}
        className="block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-paper-deep forced-colors:appearance-auto [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-pine [&::-webkit-progress-bar]:bg-paper-deep [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-pine"
      >
        {text}
      </progress>
      <p className="text-ink-soft">{words.stay}</p>
    </div>
  );
}
