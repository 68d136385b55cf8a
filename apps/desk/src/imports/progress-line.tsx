import { formatCount } from '@hearthlight/domain';
import { ProgressBar, useWords } from '@hearthlight/ui';

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
      <ProgressBar label={label} value={done} max={total} valueText={text} />
      <p className="text-ink-soft">{words.stay}</p>
    </div>
  );
}
