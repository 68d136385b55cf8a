import type { Cleanup } from '../../actions/feature.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { lockVersion } from '../../database/versions.ts';
import { day } from '../../lib/clock.ts';
import { isScanName, scanPath } from './bill-scan.ts';

/** How long a scan may be stored before a bill has it. Longer than a session at the desk. */
const unusedScanLife = day;

/** Deletes scans, which have personal data, that no bill has. */
const unusedScans: Cleanup = async (database, now, uploads) => {
  const stored = await uploads.list(database, 'bills');
  const old = stored
    .filter(({ name, storedAt }) => isScanName(name) && storedAt < now - unusedScanLife)
    .map(({ name }) => name);
  if ((await withoutBill(database, old)).length === 0) return;
  await inTransaction(database, async (transaction) => {
    // No bill gets one of them until they are deleted.
    await lockVersion(transaction, 'books');
    for (const name of await withoutBill(transaction, old)) await uploads.remove(transaction, scanPath(name));
  });
};

async function withoutBill(database: Database, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const bills = await database.selectFrom('bills').select('scan').where('scan', 'is not', null).execute();
  const used = new Set(bills.map(({ scan }) => scan));
  return names.filter((name) => !used.has(name));
}

export const cleanups = [unusedScans];
