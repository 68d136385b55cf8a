import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { contentDirectory } from '@hearthlight/content';
import { callPath, pictureSources } from '@hearthlight/domain';
import { deskCalls } from '@hearthlight/domain/desk';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { countRows } from '../database/tables.ts';
import { engines, newFolder, sqlite } from '../testing/engines.ts';
import { isBlocking } from '../testing/lock-waits.ts';
import { buildRenderedSite } from '../testing/rendered-site.ts';
import { killAfterEach, start } from '../testing/server-process.ts';
import { aSignedInStaff } from '../testing/staff.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
killAfterEach();

const aPicture = (background: string, width = 1700) =>
  sharp({ create: { width, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();

describe.each(engines.filter((engine) => engine !== sqlite))('two processes on one $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  let site: string;
  beforeAll(async () => {
    site = await buildRenderedSite(contentDirectory());
    context = await createTestContext(engine);
    context.clock.now = Date.now();
    ({ cookie } = await aSignedInStaff(context, 'owner'));
  });
  afterAll(() => context.close());

  /** Starts a process with a data folder of its own, which does not exist. */
  async function startAlone() {
    const dataDirectory = join(newFolder(), 'data');
    const { databaseUrl } = context.deps;
    const started = await start({ databaseUrl, dataDirectory }, { SITE_DIR: site });
    return { ...started, dataDirectory };
  }

  const upload = (url: string, call: 'uploadBillScan' | 'uploadPicture', body: Buffer) =>
    fetch(url + deskCalls[call].path, {
      method: 'POST',
      headers: {
        cookie: `desk=${cookie}`,
        'content-type': 'image/jpeg',
        origin: url.replace('127.0.0.1', 'localhost'),
      },
      body: new Uint8Array(body),
    });
  const bytesAt = async (address: string) => {
    const response = await fetch(address, { headers: { cookie: `desk=${cookie}` } });
    return [response.status, Buffer.from(await response.arrayBuffer()).toString('base64')];
  };
  const rows = () =>
    Promise.all(
      ['uploads', 'upload_parts', 'picture_files', 'audit'].map((table) => countRows(context.database, table)),
    );

  test('without a folder serve the pages, pictures in all sizes, and scans that the other one stored', async () => {
    const [first, second] = [await startAlone(), await startAlone()];
    const { address } = deskCalls.uploadPicture.response.parse(
      await (await upload(first.url, 'uploadPicture', await aPicture('#c0ffee'))).json(),
    );
    await context.database
      .insertInto('news')
      .values({
        title: 'A dry roof',
        tags: 'Roofs',
        cover_image_url: address,
        cover_image_description: null,
        published_at: 1,
        detail: '<p>Dry.</p>',
        author_name: 'Ruth',
      })
      .execute();
    for (const { url } of [first, second])
      expect(await (await fetch(url + '/news/A%20dry%20roof')).text()).toContain(address);
    const sizes = pictureSources(address).flatMap(({ srcSet }) => srcSet.match(/\/uploads\S+/g) ?? []);
    expect(sizes).toHaveLength(9);
    for (const size of sizes) {
      const served = await bytesAt(second.url + size);
      expect([served[0], served]).toEqual([200, await bytesAt(first.url + size)]);
    }
    const { scan } = deskCalls.uploadBillScan.response.parse(
      await (await upload(second.url, 'uploadBillScan', await aPicture('#eeeeee'))).json(),
    );
    const bill = { payee: 'Kofi', kind: 'Roofs', campaign_id: null, amount_cents: 100, date: '2026-10-02' };
    const { id } = await context.database
      .insertInto('bills')
      .values({ ...bill, state: 'paid', paid_on: '2026-10-03', scan, published: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const path of [`/bills/${id}`, callPath(deskCalls.billScan, { id })]) {
      const served = await bytesAt(first.url + path);
      expect([served[0], served]).toEqual([200, await bytesAt(second.url + path)]);
    }
    for (const { dataDirectory } of [first, second]) expect(existsSync(dataDirectory)).toBe(false);
  });

  test('keep nothing of an upload when the process is killed between its files and its row', async () => {
    const [first, second] = [await startAlone(), await startAlone()];
    const picture = await aPicture('#123456');
    const before = await rows();
    const { database } = context;
    await database.transaction().execute(async (transaction) => {
      // The row of the activity log is the last of an upload.
      await sql`lock table audit in exclusive mode`.execute(transaction);
      const sent = upload(first.url, 'uploadPicture', picture).catch(() => 'no response');
      await isBlocking(transaction);
      first.child.kill('SIGKILL');
      expect(await sent).toBe('no response');
    });
    expect(await rows()).toEqual(before);
    expect((await upload(second.url, 'uploadPicture', picture)).status).toBe(200);
    expect(await rows()).not.toEqual(before);
  });
});
