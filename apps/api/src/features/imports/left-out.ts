import type { Database } from '../../database/schema.ts';
import { partsOf } from './known-gifts.ts';
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

/** What was left out before anybody decided. */
export const nothingLeftOut: LeftOut<ReadonlySet<string>> = { payouts: new Set(), rows: new Set() };

/** Returns what somebody has left out. */
export async function readLeftOut(database: Database): Promise<LeftOut<ReadonlySet<string>>> {
  const leftOut = await database.selectFrom('left_out').select(['kind', 'name']).distinct().execute();
  const namesOf = (wanted: 'payout' | 'row') =>
    new Set(leftOut.flatMap(({ kind, name }) => (kind === wanted ? name : [])));
  return { payouts: namesOf('payout'), rows: namesOf('row') };
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

/** Remembers what an import leaves out. */
export async function rememberLeftOut(
  database: Database,
  importId: number,
  { payouts, rows }: LeftOut<readonly string[]>,
): Promise<void> {
  const leftOut = [
    ...payouts.map((name) => ({ import_id: importId, kind: 'payout' as const, name })),
    ...rows.map((name) => ({ import_id: importId, kind: 'row' as const, name })),
  ];
  for await (const some of partsOf(leftOut)) {
    const added = database.insertInto('left_out').values(some);
    await added.onConflict((conflict) => conflict.doNothing()).execute();
  }
}

/** Forgets what an import left out, unless another one did too. */
export const forgetLeftOut = (database: Database, importId: number) =>
  database.deleteFrom('left_out').where('import_id', '=', importId).execute();
