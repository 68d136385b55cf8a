import type { Database } from '../../database/schema.ts';

/*
 * Somebody who leaves out the payouts of a payment provider imports its own export. So they are asked about once, and left out
 * with a note afterwards. Undoing the import takes the answer back.
 */

const prefix = 'payout ';

/** Returns the payment providers whose payouts somebody has left out. */
export async function leftOutPayouts(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('marks')
    .select('name')
    .where('name', 'like', `${prefix}%`)
    .execute();
  return new Set(rows.map(({ name }) => name.slice(prefix.length)));
}

/** Remembers the payment providers whose payouts an import leaves out. `at` is its time, in epoch milliseconds. */
export async function rememberPayouts(
  database: Database,
  at: number,
  providers: readonly string[],
): Promise<void> {
  if (providers.length === 0) return;
  await database
    .insertInto('marks')
    .values(providers.map((provider) => ({ name: prefix + provider, at })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Forgets what an import left out. */
export async function forgetPayouts(database: Database, importId: number): Promise<void> {
  await database
    .deleteFrom('marks')
    .where('name', 'like', `${prefix}%`)
    .where('at', '=', (from) => from.selectFrom('imports').select('imported_at').where('id', '=', importId))
    .execute();
}
