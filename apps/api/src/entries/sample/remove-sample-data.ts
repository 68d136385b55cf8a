import { type ActionContext, audited, type ChangeOptions } from '../../actions/action.ts';
import type { RemovedSample } from '../../actions/feature.ts';
import type { Database } from '../../database/schema.ts';
import { lockBooks } from '../../features/books/entries.ts';
import { todayOf } from '../../features/books/requirements.ts';
import { features } from '../../features/index.ts';

/** Tables with rows that are removed with the sample articles, campaigns and the demo donor. */
const dependent = ['comments', 'registrations', 'gifts', 'receipts', 'bills', 'ledgers', 'staff'] as const;

/** Numbers of removed sample rows. */
export type RemovedSampleData = RemovedSample & Record<(typeof dependent)[number], number>;

/** Returns the number of rows of each dependent table. */
async function countDependent(database: Database): Promise<Record<(typeof dependent)[number], number>> {
  const count = async (table: (typeof dependent)[number]) => {
    const { rows } = await database
      .selectFrom(table)
      .select((select) => select.fn.countAll().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  return {
    comments: await count('comments'),
    registrations: await count('registrations'),
    gifts: await count('gifts'),
    receipts: await count('receipts'),
    bills: await count('bills'),
    ledgers: await count('ledgers'),
    staff: await count('staff'),
  };
}

/**
 * Removes the sample data in one transaction and records it in the audit table. Sample rows are marked; rows added by
 * versions without marks are found by title or text. The demo donor is found by e-mail address. The next start does not
 * add the data again.
 */
export async function removeSampleData(
  context: ActionContext,
  options: ChangeOptions = {},
): Promise<RemovedSampleData> {
  return audited(
    context,
    'sample remove',
    async (database) => {
      await lockBooks(database);
      const before = await countDependent(database);
      const removed = await removeRows(database, todayOf(context));
      const after = await countDependent(database);
      const result = { ...removed, ...before };
      for (const table of dependent) result[table] -= after[table];
      return { subject: { kind: 'sample data' }, detail: JSON.stringify(result), result };
    },
    options,
  );
}

/** Removes the rows of each feature before those of the features that it uses. */
async function removeRows(database: Database, today: string): Promise<RemovedSample> {
  const isMarked = await hasMarkedRows(database);
  const removed: RemovedSample = { articles: 0, campaigns: 0, updates: 0, donors: 0 };
  for (const { removeSample } of features.toReversed())
    Object.assign(removed, await removeSample?.(database, { isMarked, today }));
  return removed;
}

/** Whether the sample rows are marked. */
async function hasMarkedRows(database: Database): Promise<boolean> {
  for (const table of ['news', 'campaigns', 'impact_updates'] as const) {
    const row = await database
      .selectFrom(table)
      .select('id')
      .where('is_sample', '=', 1)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}
