import type { DecimalMark } from '@hearthlight/domain/desk';
import { importRows as words } from '@hearthlight/words/import-rows';

import { namesBalance } from '../words/balance-words.ts';
import { wordsFor } from '../words/column-words.ts';
import { readAmount } from './amounts.ts';
import type { Fields, ImportedGift } from './imported-gift.ts';

/*
 * Some banks write balances between the payments. Their words tell them, or else what the amounts of the file add up to.
 */

/** What the amounts of a file say about a row: it is a balance, or may be one. */
type Told = 'balance' | 'maybe';

/** Returns what the amounts of a file say about one of its rows. */
export type ToldByAmounts = (fields: Fields) => Told | undefined;

interface Row {
  key: string;
  /** What moved, in cents: negative if it went out. */
  cents: number;
  fields: Fields;
}

/** How the money of a file is read. */
interface Money {
  decimal: DecimalMark;
  /** The columns with the amounts. */
  amounts: ReadonlyArray<string | undefined>;
  /** Returns the cents that a row moves. */
  movedBy: (fields: Fields) => number | undefined;
}

/** Rows before a total that prove it. */
const enoughRows = 3;

const keyOf = (fields: Fields): string => Object.values(fields).join('\n');

/** Returns the cents of a cell with a balance. */
function balanceIn(cell: string, decimal: DecimalMark): number | undefined {
  const read = readAmount(cell, decimal);
  if (!read) return undefined;
  return read.isNegative || /^[DS]/.test(read.suffix) ? -read.cents : read.cents;
}

/**
 * Returns what tells the balances among the rows of a file by their amounts alone. Where a column has the balance after
 * each payment, a row is a balance if its amount is the balance, which it does not change, and may be one if it does
 * not change the balance at all or the file begins with it. Elsewhere the last row may be one if the others add up to
 * it.
 */
export function toldByAmounts(rows: Iterable<Fields>, { amounts, decimal, movedBy }: Money): ToldByAmounts {
  const read: Row[] = [];
  for (const fields of rows) {
    const cents = movedBy(fields);
    if (cents && !Object.values(fields).some(namesBalance)) read.push({ key: keyOf(fields), cents, fields });
  }
  const columns = Object.keys(read[0]?.fields ?? {}).filter(
    (name) => !amounts.includes(name) && mayBeBalances(name, read, decimal),
  );
  const balances = columns.map((name) => besideBalances(read, ({ fields }) => balanceIn(fields[name] ?? '', decimal)));
  const told = new Map(balances.find((found) => found !== undefined) ?? (columns.length === 0 ? sums(read) : []));
  return (fields) => (told.size === 0 ? undefined : told.get(keyOf(fields)));
}

/** Whether a column may have the balance after each payment, by its name or its first cells. */
function mayBeBalances(name: string, rows: readonly Row[], decimal: DecimalMark): boolean {
  if (wordsFor(name).has('balance')) return true;
  const cells = rows.slice(0, 20).flatMap(({ fields }) => fields[name] || []);
  return (
    cells.length > enoughRows && cells.every((cell) => /[.,]\d/.test(cell) && balanceIn(cell, decimal) !== undefined)
  );
}

/**
 * Tells the rows that are balances by a column, or returns `undefined` if its steps are not what most rows move. Files
 * have the newest row first or last.
 */
function besideBalances(
  rows: readonly Row[],
  balanceOf: (row: Row) => number | undefined,
): Array<[string, Told]> | undefined {
  const all = rows.map((row) => ({ ...row, balance: balanceOf(row) }));
  for (const inTime of [all, all.toReversed()]) {
    const steps = inTime.map(({ balance }, index) => {
      const before = inTime[index - 1]?.balance;
      return balance === undefined || before === undefined ? undefined : balance - before;
    });
    // A row that changes nothing proves nothing.
    const known = steps.filter(Boolean).length;
    const right = inTime.filter(({ cents }, index) => steps[index] === cents).length;
    if (right < enoughRows - 1 || right < known * 0.7) continue;
    return inTime.flatMap(({ balance, cents, key }, index) => {
      const isEqual = Math.abs(cents) === Math.abs(balance ?? 0);
      if (index === 0) return isEqual ? [[key, 'maybe']] : [];
      if (steps[index] !== 0) return [];
      return [[key, isEqual ? 'balance' : 'maybe']];
    });
  }
  return undefined;
}

/** Tells the last row, or the first one of a file in the other order, that the others add up to. */
function sums(rows: readonly Row[]): Array<[string, Told]> {
  if (rows.length <= enoughRows) return [];
  const total = rows.reduce((sum, { cents }) => sum + cents, 0);
  const isSum = ({ cents }: Row) => cents * 2 === total && rows.filter((row) => row.cents === cents).length === 1;
  return [rows.at(-1), rows[0]].flatMap((row) => (row && isSum(row) ? [[row.key, 'maybe']] : []));
}

/** Returns the doubt of a row that may be a balance. */
export const doubtOfBalance = (told: Told | undefined): Pick<ImportedGift, 'doubt'> =>
  told === undefined ? {} : { doubt: words.mayBeBalance };
