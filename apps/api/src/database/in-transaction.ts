import type { Database } from './schema.ts';

/** Runs `work` in the transaction that a database is, or in one of its own. */
export const inTransaction = <T>(database: Database, work: (transaction: Database) => Promise<T>): Promise<T> =>
  database.isTransaction ? work(database) : database.transaction().execute(work);
