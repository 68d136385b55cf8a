import { utimesSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { Database } from '../../database/schema.ts';
import { lockVersion } from '../../database/versions.ts';
import { removeExpired } from '../../entries/expired-rows.ts';
import { adminContextOf } from '../../testing/admin.ts';
import { engines, sqlite } from '../../testing/engines.ts';
import { isBlocking } from '../../testing/lock-waits.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { namedScan, scanPath, storeScan } from './bill-scan.ts';
import { addBill } from './bills.ts';

const day = 24 * 3_600_000;
const hour = 3_600_000;

describe.each(engines)('removing scans without a bill on $name', (engine) => {
  let context: TestContext;
  beforeEach(async () => {
    context = await createTestContext(engine);
  });
  afterEach(() => context.close());

  const store = async (text: string) => {
    const scan = namedScan(Buffer.from(text), 'pdf');
    await storeScan(context.deps, scan);
    return scan.name;
  };
  const add = (scan: string) => {
    const bill = { payee: 'Kofi', kind: 'Roofs', amountCents: 100, scan: { stored: scan, publish: false } };
    return addBill(adminContextOf(context), bill);
  };
  const scans = async () =>
    (await context.deps.uploads.list(context.database, 'bills')).map(({ name }) => name).toSorted();

  /** SQLite has one connection, for which others wait. */
  const isAwaited = (transaction: Database) => (engine === sqlite ? Promise.resolve() : isBlocking(transaction));

  test('deletes them after a day, and no other file', async () => {
    const [used, unused] = [await store('used'), await store('unused')];
    await add(used);
    await context.deps.uploads.put(context.database, 'bills', [{ name: 'notes.txt', data: Buffer.from('') }]);
    const now = Date.now();
    await removeExpired(context.deps, now + day - hour);
    expect(await scans()).toEqual([used, unused, 'notes.txt'].toSorted());
    await removeExpired(context.deps, now + day + hour);
    expect(await scans()).toEqual([used, 'notes.txt'].toSorted());
    if (engine === sqlite) return;
    const parts = await context.database.selectFrom('upload_parts').select('path').execute();
    expect(parts.map(({ path }) => path)).toEqual([scanPath(used)]);
  });

  test('keeps one that was uploaded again', async () => {
    const name = await store('again');
    if (engine === sqlite) utimesSync(join(context.deps.dataDirectory, scanPath(name)), 1, 1);
    else await context.database.updateTable('uploads').set({ stored_at: 1 }).execute();
    await store('again');
    await removeExpired(context.deps, Date.now());
    expect(await scans()).toEqual([name]);
  });

  test('keeps one that a bill gets meanwhile', async () => {
    const name = await store('meanwhile');
    let cleaning: Promise<void> | undefined;
    await context.database.transaction().execute(async (transaction) => {
      await lockVersion(transaction, 'books');
      const bill = { payee: 'Kofi', kind: 'Roofs', campaign_id: null, amount_cents: 1, date: '2026-11-20' };
      await transaction
        .insertInto('bills')
        .values({ ...bill, state: 'open', paid_on: null, scan: name })
        .execute();
      cleaning = removeExpired(context.deps, Date.now() + day + hour);
      await isAwaited(transaction);
    });
    await cleaning;
    expect(await scans()).toEqual([name]);
  });

  test('refuses a bill whose scan is deleted meanwhile', async () => {
    const name = await store('deleted');
    let adding: Promise<string> | undefined;
    await context.database.transaction().execute(async (transaction) => {
      await lockVersion(transaction, 'books');
      adding = add(name).then(
        () => 'added',
        (error: unknown) => String(error),
      );
      await isAwaited(transaction);
      await context.deps.uploads.remove(transaction, scanPath(name));
    });
    expect(await adding).toMatch(/Use a PDF/);
  });
});
