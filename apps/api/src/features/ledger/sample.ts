import { dayIn } from '@hearthlight/domain';

import type { Database } from '../../database/schema.ts';
import { lastClosedMonth, monthsAfter, monthsFrom } from '../books/months.ts';
import { publishMonth } from './close-month.ts';

const mark = 'sample-ledger';

/** Closes every past month of the sample data, unless the operator has closed one. */
export async function closeSampleMonths(
  transaction: Database,
  { now, secret, timeZone }: { now: number; secret: string; timeZone: string },
): Promise<void> {
  if ((await lastClosedMonth(transaction)) !== undefined) return;
  const first = await transaction
    .selectFrom('donation_entries')
    .select(({ fn }) => fn.min('date').as('date'))
    .executeTakeFirstOrThrow();
  const thisMonth = dayIn(timeZone, now).slice(0, 7);
  for (const month of monthsFrom(first.date.slice(0, 7), thisMonth)) {
    const closedAt = Date.parse(`${monthsAfter(month, 1)}-03T17:00:00Z`);
    await publishMonth(transaction, month, { now: Math.min(closedAt, now), secret });
  }
  await transaction.insertInto('marks').values({ name: mark, at: now }).execute();
}

/** Removes the closed months of the sample data, unless the operator has closed a later one. */
export async function removeSampleMonths(transaction: Database): Promise<void> {
  const added = await transaction
    .selectFrom('marks')
    .select('at')
    .where('name', '=', mark)
    .executeTakeFirst();
  if (!added) return;
  const later = await transaction
    .selectFrom('ledgers')
    .select('month')
    .where('closed_at', '>', added.at)
    .orderBy('month')
    .limit(1)
    .executeTakeFirst();
  if (later) return;
  await transaction.deleteFrom('marks').where('name', '=', mark).execute();
  await transaction.deleteFrom('ledger_leaves').execute();
  await transaction.deleteFrom('ledgers').execute();
}
