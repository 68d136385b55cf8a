import type { Database, Schema } from './schema.ts';

type VersionName = Schema['versions']['name'];

/**
 * Makes every other transaction wait that locks or raises this version, also those of other processes, until this one
 * ends. The update locks the row, although its value stays.
 */
export const lockVersion = (transaction: Database, name: VersionName): Promise<void> =>
  addToVersion(transaction, name, 0);

/** Locks a version and raises it, so that no cached response with the former state is sent. */
export const raiseVersion = (transaction: Database, name: VersionName): Promise<void> =>
  addToVersion(transaction, name, 1);

async function addToVersion(transaction: Database, name: VersionName, by: 0 | 1): Promise<void> {
  await transaction
    .updateTable('versions')
    .set((expression) => ({ value: expression('value', '+', by) }))
    .where('name', '=', name)
    .execute();
}
