import { isDatabaseUnavailable } from '../database/failures.ts';
import type { Database, Engine } from '../database/schema.ts';
import { readTables } from '../database/tables.ts';
import { every } from '../lib/every.ts';

/** The row that exists while a server runs. In the database, so that commands on other machines see it. */
const name = 'server';

const interval = 60_000;
/** Milliseconds after which the mark is that of a server that was killed. */
const maxAge = 2 * interval;

/** Removes the mark of a server. Others that use the database write it again within a minute. */
export const removeServerMark = (database: Database): Promise<unknown> =>
  database.deleteFrom('marks').where('name', '=', name).execute();

/** Whether a server uses the database. One of an earlier version leaves no mark. `now` is in epoch milliseconds. */
export async function isServerRunning(database: Database, engine: Engine, now: number): Promise<boolean> {
  const tables = await readTables(database, engine);
  if (!tables.some((table) => table.name === 'marks')) return false;
  const mark = await database.selectFrom('marks').select('at').where('name', '=', name).executeTakeFirst();
  return mark !== undefined && Math.abs(now - mark.at) < maxAge;
}

/** Marks now and every minute that a server uses the database. Returns a function that stops and removes the mark. */
export function markServer(
  database: Database,
  now: () => number,
  logError: (error: unknown) => void,
): () => Promise<void> {
  const write = () => {
    const at = now();
    return database
      .insertInto('marks')
      .values({ name, at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
      .execute();
  };
  const logUnexpected = (error: unknown) => {
    if (!isDatabaseUnavailable(error)) logError(error);
  };
  const stop = every(interval, write, logUnexpected);
  return async () => {
    stop();
    await removeServerMark(database).catch(logUnexpected);
  };
}
