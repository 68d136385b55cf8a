import type { Database } from '../database/schema.ts';

const name = 'sample-data';

/** Marks a database that gets no sample data from now on. Returns whether it had no mark. */
export async function markSample(database: Database, at: number): Promise<boolean> {
  const mark = await database
    .insertInto('marks')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return mark !== undefined;
}

/** Whether the sample data was ever added, or the database is restored from a backup. */
export async function hasSampleMark(database: Database): Promise<boolean> {
  const mark = await database.selectFrom('marks').select('at').where('name', '=', name).executeTakeFirst();
  return mark !== undefined;
}
