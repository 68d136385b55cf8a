import { dayIn } from '@hearthlight/domain';

import { monthsAfter, publishMonth } from '../books/ledger/close-month.ts';
import type { Database } from '../database/schema.ts';

/** How many months ago the closed ones were. Last month is left for an operator who tries `ledger close`. */
const monthsAgo = [3, 2];

const mark = 'sample-ledger';

/**
 * Closes two months of the sample data, so that a demo shows a ledger with a history. Does nothing where the books have
 * more than the sample data: what is published of real gifts is for the operator to decide.
 */
export async function closeSampleMonths(
  transaction: Database,
  { actor, now, timeZone }: { actor: string; now: number; timeZone: string },
): Promise<void> {
  const other = await transaction
    .selectFrom('donation_entries')
    .select('id')
    .where('actor', '<>', actor)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (other || (await countMonths(transaction)) > 0) return;
  const thisMonth = dayIn(timeZone, now).slice(0, 7);
  for (const ago of monthsAgo) {
    const month = monthsAfter(thisMonth, -ago);
    const closedAt = Date.parse(`${monthsAfter(month, 1)}-03T17:00:00Z`);
    await publishMonth(transaction, month, closedAt);
  }
  await transaction.insertInto('marks').values({ name: mark, at: now }).execute();
}

/** Removes the closed months of the sample data, unless the operator has closed another one after them. */
export async function removeSampleMonths(transaction: Database): Promise<void> {
  if ((await countMonths(transaction)) > monthsAgo.length) return;
  const added = await transaction
    .deleteFrom('marks')
    .where('name', '=', mark)
    .returning('name')
    .executeTakeFirst();
  if (!added) return;
  await transaction.deleteFrom('ledger_leaves').execute();
  await transaction.deleteFrom('ledgers').execute();
}

async function countMonths(database: Database): Promise<number> {
  return (await database.selectFrom('ledgers').select('month').execute()).length;
}
