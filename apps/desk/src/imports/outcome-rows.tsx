import { formats } from '@hearthlight/domain';
import type { ImportOutcome, ImportPreview, ImportRow } from '@hearthlight/domain/desk';
import { useWords, type Words } from '@hearthlight/ui';
import type { ReactNode } from 'react';

import { FirstRows } from '../parts/first-rows.tsx';
import { type Decision, decidedCounts, type Decisions } from './decisions.ts';
import { outcomeText } from './outcomes.ts';
import { RowChoice } from './row-choice.tsx';
import { RowTable } from './row-table.tsx';
import { SuspectedRows } from './suspected-rows.tsx';

export interface OutcomeRowsProps {
  /** The outcome of the rows. */
  outcome: ImportOutcome;
  /** The outcome of each row. */
  preview: ImportPreview;
  /** The decisions about suspected and new rows. */
  decisions: Decisions;
  /** Decides about suspected or new rows, or takes the decision back. */
  onDecide: (lines: readonly number[], decision: Decision | undefined) => void;
}

const isOpen: Partial<Record<ImportOutcome, boolean>> = {
  suspected: true,
  refused: true,
  changed: true,
  new: true,
};

/** Returns the header of the choices about some rows: that they are no gifts, or to record those left out before. */
function choiceHeader(words: Words['deskImports'], outcome: ImportOutcome, rows: readonly ImportRow[]) {
  if (outcome === 'new') return words.noGift;
  return rows.some((row) => row.was_left_out) ? words.separate : undefined;
}

/** Returns the function that renders the choice about a row. */
const choiceWith =
  (decisions: Decisions, onDecide: OutcomeRowsProps['onDecide']) =>
  (row: ImportRow): ReactNode => (
    <RowChoice row={row} decision={decisions.get(row.line)} onDecide={(decision) => onDecide([row.line], decision)} />
  );

/** The rows of one outcome, with how many there are. Those that change something or need a look are open. */
export function OutcomeRows({ outcome, preview, decisions, onDecide }: OutcomeRowsProps) {
  const words = useWords('deskImports');
  const count = preview.counts[outcome] ?? 0;
  const rows = preview.rows.filter((row) => row.outcome === outcome);
  if (count === 0) return null;
  const header = choiceHeader(words, outcome, rows);
  // As on the button that imports. Rows stay where they are once something is decided about them.
  const decided = decidedCounts(preview, decisions)[outcome] ?? 0;
  const heading = outcomeText(words, outcome, decided);
  return (
    <details open={isOpen[outcome]} className="border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{heading}</summary>
      <div className="grid gap-3 pt-2 pb-3">
        {decided !== count && <p className="text-small text-ink-soft">{words.listedBefore({ count })}</p>}
        {outcome === 'suspected' ? (
          <>
            <p className="text-small text-ink-soft">{words.suspectedLead}</p>
            <SuspectedRows rows={rows} count={count} decisions={decisions} onDecide={onDecide} />
          </>
        ) : (
          <>
            {rows.some(({ currency }) => currency !== undefined) && (
              <p className="max-w-text text-small text-ink-soft">{words.otherCurrency({ own: formats().currency })}</p>
            )}
            <FirstRows rows={rows} count={count}>
              {(shown) => (
                <RowTable
                  caption={heading}
                  rows={shown}
                  {...(header && { choice: { header, cell: choiceWith(decisions, onDecide) } })}
                />
              )}
            </FirstRows>
          </>
        )}
      </div>
    </details>
  );
}
