import type { ImportOutcome, ImportPreview } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import { RowTable } from './row-table.tsx';
import { SuspectRow } from './suspect-row.tsx';

export interface OutcomeRowsProps {
  /** The outcome of the rows. */
  outcome: ImportOutcome;
  /** The outcome of each row. */
  preview: ImportPreview;
  /** Lines of suspected rows that are gifts of their own. */
  separateLines: ReadonlySet<number>;
  /** Marks a suspected row as a gift of its own, or not. */
  onSeparate: (line: number, isSeparate: boolean) => void;
}

const isOpen: Partial<Record<ImportOutcome, boolean>> = { suspected: true, refused: true, changed: true };

/** The rows of one outcome, with how many there are. Those that need a look are open. */
export function OutcomeRows({ outcome, preview, separateLines, onSeparate }: OutcomeRowsProps) {
  const words = useWords('deskImports');
  const count = preview.counts[outcome] ?? 0;
  const rows = preview.rows.filter((row) => row.outcome === outcome);
  if (count === 0) return null;
  const headings = {
    new: words.fresh,
    changed: words.changed,
    suspected: words.suspected,
    known: words.known,
    ignored: words.ignored,
    refused: words.refused,
  };
  return (
    <details open={isOpen[outcome]} className="border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {headings[outcome]({ count })}
      </summary>
      <div className="grid gap-3 pt-2 pb-3">
        {count > rows.length && (
          <p className="text-small text-ink-soft">{words.firstRows({ count: rows.length })}</p>
        )}
        {outcome === 'suspected' ? (
          <>
            <p className="text-small text-ink-soft">{words.suspectedLead}</p>
            <ul className="grid gap-3">
              {rows.map((row) => (
                <li key={row.line}>
                  <SuspectRow
                    row={row}
                    isSeparate={separateLines.has(row.line)}
                    onSeparate={(isSeparate) => onSeparate(row.line, isSeparate)}
                  />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <RowTable caption={headings[outcome]({ count })} rows={rows} />
        )}
      </div>
    </details>
  );
}
