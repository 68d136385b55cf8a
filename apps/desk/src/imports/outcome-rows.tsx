import type { ImportOutcome, ImportPreview, ImportRow } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import type { Decision, Decisions } from './decisions.ts';
import { PlanRow } from './plan-row.tsx';
import { PledgeRow } from './pledge-row.tsx';
import { RowTable } from './row-table.tsx';
import { SuspectRow } from './suspect-row.tsx';

export interface OutcomeRowsProps {
  /** The outcome of the rows. */
  outcome: ImportOutcome;
  /** The outcome of each row. */
  preview: ImportPreview;
  /** The decisions about suspected and new rows. */
  decisions: Decisions;
  /** Whether missing decisions about pledges are shown. */
  isMissingShown?: boolean;
  /** Decides about a suspected or a new row, or takes the decision back. */
  onDecide: (line: number, decision: Decision | undefined) => void;
}

const isOpen: Partial<Record<ImportOutcome, boolean>> = {
  suspected: true,
  refused: true,
  changed: true,
  new: true,
};

/** The rows of one outcome, with how many there are. Those that change something or need a look are open. */
export function OutcomeRows({
  outcome,
  preview,
  decisions,
  isMissingShown = false,
  onDecide,
}: OutcomeRowsProps) {
  const words = useWords('deskImports');
  const count = preview.counts[outcome] ?? 0;
  const rows = preview.rows.filter((row) => row.outcome === outcome);
  if (count === 0) return null;
  // As on the button that imports.
  const left = count - rows.filter(({ line }) => decisions.get(line) === 'noGift').length;
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
        {headings[outcome]({ count: left })}
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
                  <SuspectedRow
                    row={row}
                    decision={decisions.get(row.line)}
                    isMissing={isMissingShown && !decisions.has(row.line)}
                    onDecide={(decision) => onDecide(row.line, decision)}
                  />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <RowTable
            caption={headings[outcome]({ count: left })}
            rows={rows}
            {...(outcome === 'new' && {
              isNoGift: (line) => decisions.has(line),
              onNoGift: (line, isNoGift) => onDecide(line, isNoGift ? 'noGift' : undefined),
            })}
          />
        )}
      </div>
    </details>
  );
}

interface SuspectedRowProps {
  row: ImportRow;
  decision: Decision | undefined;
  isMissing: boolean;
  onDecide: (decision: Decision | undefined) => void;
}

/** The question about a suspected row. */
function SuspectedRow({ row, decision, isMissing, onDecide }: SuspectedRowProps) {
  if (row.plan) return <PlanRow row={row} plan={row.plan} isMissing={isMissing} onDecide={onDecide} />;
  if (row.pledges)
    return (
      <PledgeRow
        row={row}
        pledges={row.pledges}
        decision={decision}
        isMissing={isMissing}
        onDecide={onDecide}
      />
    );
  return (
    <SuspectRow
      row={row}
      isSeparate={decision !== undefined}
      onSeparate={(isSeparate) => onDecide(isSeparate ? 'separate' : undefined)}
    />
  );
}
