import type { Database } from '../../database/schema.ts';
import type { FileRow } from './read-file.ts';

/*
 * What somebody has left out of an import is left out of later ones too, with a note: the payouts of a payment provider, whose
 * own export is imported, and single rows that are no gifts. Undoing the import takes the decision back.
 */

/** Payment providers, and the numbers of rows. */
export interface LeftOut<List> {
  payouts: List;
  rows: List;
}

const prefixes: LeftOut<string> = { payouts: 'payout ', rows: 'row ' };

/** Returns what somebody has left out. */
export async function readLeftOut(database: Database): Promise<LeftOut<ReadonlySet<string>>> {
  const marks = await database.selectFrom('marks').select('name').execute();
  const named = (prefix: string) =>
    new Set(marks.flatMap(({ name }) => (name.startsWith(prefix) ? name.slice(prefix.length) : [])));
  return { payouts: named(prefixes.payouts), rows: named(prefixes.rows) };
}

/** Adds the payment providers of which somebody leaves out a payout in some lines of a file. */
export const withPayouts = (
  { payouts, rows }: LeftOut<ReadonlySet<string>>,
  read: readonly FileRow[],
  lines: ReadonlySet<number>,
): LeftOut<ReadonlySet<string>> => ({
  rows,
  payouts: new Set([
    ...payouts,
    ...read.flatMap(({ gift, line }) => (lines.has(line) && gift?.payout) || []),
  ]),
});

/** Remembers what an import leaves out. `at` is its time, in epoch milliseconds. */
export async function rememberLeftOut(
  database: Database,
  at: number,
  { payouts, rows }: LeftOut<readonly string[]>,
): Promise<void> {
  const names = [
    ...payouts.map((provider) => prefixes.payouts + provider),
    ...rows.map((number) => prefixes.rows + number),
  ];
  if (names.length === 0) return;
  await database
    .insertInto('marks')
    .values(names.map((name) => ({ name, at })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Forgets what an import left out. */
export async function forgetLeftOut(database: Database, importId: number): Promise<void> {
  await database
    .deleteFrom('marks')
    .where((where) => where.or(Object.values(prefixes).map((prefix) => where('name', 'like', `${prefix}%`))))
    .where('at', '=', (from) => from.selectFrom('imports').select('imported_at').where('id', '=', importId))
    .execute();
}
