import type { ImportOutcome } from '@hearthlight/domain/desk';

import { payerKey } from '../../books/giver.ts';
import type { FileRow } from '../formats/read-file.ts';
import type { ImportedRow, SeparateLines } from './imported-row.ts';
import { isOf, type LeftOut, payerIn } from './left-out.ts';

/** What becomes of the rows about which somebody has to decide. */
export interface RowDecisions {
  /** What somebody leaves out. */
  leftOut: LeftOut<string[]>;
  /** The rows about which nobody has decided. */
  undecided: FileRow[];
  /** The numbers of rows that need no decision any more. */
  decided: string[];
  /** The keys of payers about whom somebody was asked again, and whose payment is a gift. */
  givers: ReadonlySet<string>;
}

interface Given {
  askedPayers: ReadonlySet<string>;
  leftOut: LeftOut<ReadonlySet<string>>;
  leftOutLines: ReadonlySet<number>;
  separate: SeparateLines;
}

/** Returns which rows were left out, which wait for a decision, and which do not wait any longer. */
export function rowDecisions(
  rows: readonly FileRow[],
  report: readonly ImportedRow[],
  { askedPayers, leftOut, leftOutLines, separate }: Given,
): RowDecisions {
  const withOutcome = (...outcomes: ImportOutcome[]) =>
    rows.filter((_, index) => outcomes.includes(report[index]?.outcome ?? 'refused'));
  // A person chooses lines. A command without a choice skips all.
  const isSkipped = separate === 'none';
  const skipped = isSkipped ? withOutcome('suspected') : [];
  const ignored = withOutcome('ignored');
  const own = ignored.filter(({ line }) => leftOutLines.has(line));
  const isOfPayout = ({ gift }: FileRow) => leftOut.payouts.has(gift?.payout ?? '');
  const isDecided = (row: FileRow) => row.gift ?? leftOut.rows.has(rowNumber(row) ?? '');
  return {
    leftOut: {
      payouts: [...new Set([...own.filter(isOfPayout), ...skipped].flatMap(({ gift }) => gift?.payout || []))],
      payers: [...new Set(own.flatMap((row) => (isOf(leftOut.payers, row) && payerIn(row)) || []))],
      rows: own.flatMap((row) => (isOfPayout(row) || isOf(leftOut.payers, row) ? [] : (rowNumber(row) ?? []))),
    },
    undecided: isSkipped
      ? []
      : rows.flatMap((row, index) =>
          report[index]?.outcome === 'suspected' ? withNote(row, report[index].note, askedPayers) : [],
        ),
    givers: new Set(withOutcome('new').flatMap((row) => (isOf(askedPayers, row) ? payerKey(payerIn(row) ?? '') : []))),
    decided: [...withOutcome('new', 'changed', 'known'), ...skipped, ...own, ...ignored.filter(isDecided)].flatMap(
      (row) => rowNumber(row) ?? [],
    ),
  };
}

/** Returns the number of a row that is a gift, money that went back, about a gift, or waits. */
export const rowNumber = ({ event, gift, number, returned }: FileRow): string | undefined =>
  (gift ?? returned ?? event)?.externalId ?? number;

/**
 * Returns a row that repeats another one, or whose payer is asked about, with the note that says so: it waits without
 * the other one, or after a further payment of the payer was recorded.
 */
const withNote = (row: FileRow, note: string | undefined, askedPayers: ReadonlySet<string>): FileRow =>
  row.gift && ((row.gift.occurrence ?? 1) > 1 || row.gift.payerDoubt !== undefined || isOf(askedPayers, row))
    ? { ...row, gift: { doubt: note, ...row.gift } }
    : row;
