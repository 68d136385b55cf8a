import { formats } from '@hearthlight/domain';
import { sql } from 'kysely';

import type { Database } from '../../database/schema.ts';

/** The database has amounts in another currency than the foundation's. The message is a sentence. */
export class OtherCurrency extends Error {
  constructor(stored: string) {
    super(
      `The database has amounts in ${stored}, but “currency” in foundation.yaml is ${formats().currency}. Set it to ${stored}: amounts are not converted.`,
    );
  }
}

/**
 * Stores the foundation's currency with the first amount. Called by every change that stores one, in its transaction.
 * Throws `OtherCurrency` when the stored amounts are in another currency.
 */
export async function keepCurrency(transaction: Database): Promise<void> {
  await transaction
    .insertInto('books_currency')
    .values({ id: 1, code: formats().currency })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await refuseOtherCurrency(transaction);
}

/**
 * Throws `OtherCurrency` when the stored amounts are in another currency than the foundation's. Forgets the currency of
 * a database whose amounts were all removed, such as those of the sample.
 */
export async function requireCurrency(database: Database): Promise<void> {
  if (!(await hasAmounts(database))) await database.deleteFrom('books_currency').execute();
  await refuseOtherCurrency(database);
}

/** Returns the sentence of `OtherCurrency`, if the stored amounts are in another currency than the foundation's. */
export async function currencyProblem(database: Database): Promise<string | undefined> {
  const stored = await storedCurrency(database);
  if (stored === undefined || stored.code === formats().currency || !(await hasAmounts(database))) return undefined;
  return new OtherCurrency(stored.code).message;
}

const storedCurrency = (database: Database) =>
  database.selectFrom('books_currency').select('code').where('id', '=', 1).executeTakeFirst();

async function refuseOtherCurrency(database: Database): Promise<void> {
  const stored = await storedCurrency(database);
  if (stored !== undefined && stored.code !== formats().currency) throw new OtherCurrency(stored.code);
}

async function hasAmounts(database: Database): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`select 1 as found where exists (select 1 from gifts)
    or exists (select 1 from bills) or exists (select 1 from campaigns)
    or exists (select 1 from donors where goal_cents > 0)`.execute(database);
  return rows.length > 0;
}
