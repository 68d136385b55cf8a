import type { Database, Schema } from './schema.ts';

type VersionName = Schema['versions']['name'];

/**
 * Makes other transactions that lock or raise this version wait until this one ends, across processes. The update locks
 * the row without changing it.
 */
export const lockVersion = (transaction: Database, name: VersionName): Promise<void> =>
  addToVersion(transaction, name, 0);

/** Locks a version and raises it, which invalidates cached responses. */
export const raiseVersion = (transaction: Database, name: VersionName): Promise<void> =>
  addToVersion(transaction, name, 1);

async function addToVersion(transaction: Database, name: VersionName, by: 0 | 1): Promise<void> {
  await transaction
    .updateTable('versions')
    .set((expression) => ({ value: expression('value', '+', by) }))
    .where('name', '=', name)
    .execute();
}
