import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { addBill } from '../features/bills/bills.ts';
import { takeOverUploads } from '../features/operations/take-over-uploads.ts';
import { convertPicture } from '../features/pictures/convert-picture.ts';
import { storePicture } from '../features/pictures/picture-store.ts';
import { removePicture } from '../features/pictures/stored-pictures.ts';
import { uploadPicture } from '../features/pictures/upload-picture.ts';
import { refusals } from '../platform/http/refusal.ts';
import { uploadFolder } from '../platform/uploads/upload-folder.ts';
import { adminContextOf } from '../testing/admin.ts';
import { engines, newFolder, sqlite, type TestTarget } from '../testing/engines.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../testing/staff.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';

const aPicture = (background: string) =>
  sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();

const get = ({ app }: TestContext, url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

/** Bytes that cannot be compressed, and are in several rows. */
const aScan = {
  name: `${'5'.repeat(32)}.pdf`,
  data: Buffer.from(Array.from({ length: 600_000 }, (_, at) => at % 251)),
};

const onPostgres = engines.filter((engine) => engine !== sqlite);

/* Without PostgreSQL this is the only test, because a file without any fails. */
test.skipIf(onPostgres.length === 0)('two servers are tested on PostgreSQL', () => {
  expect(onPostgres).toHaveLength(1);
});

describe.each(onPostgres)('two servers on one database of $name, without a common folder', (engine) => {
  let target: TestTarget;
  let first: TestContext;
  let second: TestContext;
  let cookie: string;
  beforeAll(async () => {
    target = await engine.createMigrated();
    // Each gets a data folder of its own.
    const shared = {
      ...engine,
      createMigrated: () => Promise.resolve({ ...target, remove: async () => {} }),
    };
    first = await createTestContext(shared);
    second = await createTestContext(shared);
    ({ cookie } = await aSignedInStaff(first, 'owner'));
  });
  afterAll(async () => {
    await first.close();
    await second.close();
    await target.remove();
  });

  const upload = async (color: string) =>
    (await deskCall(first, 'uploadPicture', { cookie, body: await aPicture(color) })).address;

  test('serve a picture that the other one stored, as a server with files does', async () => {
    expect(first.deps.dataDirectory).not.toBe(second.deps.dataDirectory);
    const address = await upload('#c0ffee');
    const files = await createTestContext(sqlite);
    expect(await uploadPicture(adminContextOf(files), await aPicture('#c0ffee'), 'roof.jpg')).toBe(address);
    const range = { range: 'bytes=2-4' };
    for (const headers of [{}, range, { range: 'bytes=-3' }, { range: 'bytes=9999999-' }, { range: 'bytes=1-2,4-5' }]) {
      const [shown, file] = [await get(second, address, headers), await get(files, address, headers)];
      const stable = ({ headers: sent }: typeof shown) => ({
        ...sent,
        date: '',
        etag: '',
        'x-request-id': '',
      });
      expect([shown.statusCode, stable(shown)]).toEqual([file.statusCode, stable(file)]);
      expect(shown.rawPayload).toEqual(file.rawPayload);
    }
    const etag = String((await get(first, address)).headers['etag']);
    expect((await get(second, address)).headers).toMatchObject({ etag, 'content-type': 'image/jpeg' });
    expect((await get(second, address, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get(second, address, { ...range, 'if-range': etag })).statusCode).toBe(206);
    expect((await get(second, address, { ...range, 'if-range': '"another"' })).statusCode).toBe(200);
    const head = await second.app.inject({ method: 'HEAD', url: address });
    const { rawPayload } = await get(second, address);
    expect([head.body, head.headers['content-length']]).toEqual(['', String(rawPayload.length)]);
    await files.close();
    const { pictures } = await deskCall(second, 'pictureList', { cookie });
    expect(pictures).toMatchObject([{ address }]);
    for (const { deps } of [first, second]) expect(readdirSync(deps.dataDirectory)).toEqual([]);
  });

  test('serve a scan that the other one stored, in parts of more than one row', async () => {
    await first.deps.uploads.put(first.database, 'bills', [aScan]);
    const facts = { payee: 'Kofi', kind: 'Roofs', campaign_id: null, amount_cents: 100, date: '2026-10-02' };
    const { id } = await first.database
      .insertInto('bills')
      .values({ ...facts, state: 'paid', paid_on: '2026-10-03', scan: aScan.name, published: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const url = `/bills/${id}`;
    const shown = await get(second, url);
    expect([shown.statusCode, shown.rawPayload.equals(aScan.data)]).toEqual([200, true]);
    const [start, end] = [262_100, 524_300];
    const part = await get(second, url, { range: `bytes=${start}-${end}` });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes ${start}-${end}/600000`]);
    expect(part.rawPayload.equals(aScan.data.subarray(start, end + 1))).toBe(true);
    const inDesk = await deskRequest(second, 'billScan', { cookie, params: { id } });
    expect([inDesk.statusCode, inDesk.rawPayload.equals(aScan.data)]).toEqual([200, true]);
  });

  test('draw the share card of a picture that the other one stored', async () => {
    const address = await upload('#ff0000');
    const { id } = await first.database
      .insertInto('news')
      .values({
        title: 'A roof',
        tags: 'Roofs',
        cover_image_url: address,
        cover_image_description: null,
        published_at: 1,
        detail: '<p>Dry.</p>',
        author_name: 'Ruth',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const card = await get(second, `/articles/${id}/share.jpg`);
    expect(card.headers['content-type']).toBe('image/jpeg');
    const part = { left: 820, top: 400, width: 200, height: 200 };
    const arch = await sharp(card.rawPayload).extract(part).png().toBuffer();
    const { dominant } = await sharp(arch).stats();
    expect([dominant.r > 200, dominant.g < 60]).toEqual([true, true]);
  });

  test('no longer serve what the other one removed', async () => {
    const address = await upload('#00ff00');
    expect((await get(second, address)).statusCode).toBe(200);
    await deskCall(first, 'removePicture', { cookie, body: { address } });
    const gone = await get(second, address);
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
    const parts = await first.database.selectFrom('upload_parts').select('path').execute();
    expect(parts.filter(({ path }) => address.includes(path.split('/')[1] ?? ''))).toEqual([]);
  });

  test('store and remove nothing when the transaction of the change is rolled back', async () => {
    const ended = { ...adminContextOf(first), staff: { id: 1, sessionId: 'ended' } };
    const address = await upload('#0000ff');
    const stored = () => first.database.selectFrom('uploads').select('path').orderBy('path').execute();
    const before = await stored();
    const refused = refusals.unauthorized;
    await expect(uploadPicture(ended, await aPicture('#123456'), 'roof.jpg')).rejects.toThrow(refused);
    await expect(removePicture(ended, address)).rejects.toThrow(refused);
    const file = join(newFolder(), 'bill.jpg');
    writeFileSync(file, await aPicture('#654321'));
    const bill = { payee: 'Kofi', kind: 'Roofs', amountCents: 100, scan: { file, publish: false } };
    await expect(addBill(ended, bill)).rejects.toThrow(refused);
    expect(await stored()).toEqual(before);
    expect((await get(second, address)).statusCode).toBe(200);
  });

  test('copy the pictures and scans of a data folder into the database once', async () => {
    const { database, deps } = second;
    const admin = adminContextOf(second);
    const folder = uploadFolder(deps.dataDirectory);
    const files = await convertPicture(await aPicture('#777777'));
    const source = { database, folders: { ...admin.folders, uploads: folder } };
    const address = await storePicture(source, files);
    await folder.put(database, 'bills', [{ name: `${'6'.repeat(32)}.jpg`, data: Buffer.from('a scan') }]);
    writeFileSync(join(deps.dataDirectory, 'pictures', 'notes.txt'), 'not a picture');
    expect((await get(first, address)).statusCode).toBe(404);
    const place = { databaseUrl: target.databaseUrl, dataDirectory: deps.dataDirectory };
    const log = { info: vi.fn<(line: object) => void>(), warn: vi.fn<(line: object) => void>() };
    const full = { ...deps.uploads, put: () => Promise.reject(new Error('the disk is full')) };
    await takeOverUploads(place, { database, folders: { ...admin.folders, uploads: full } }, log);
    expect(log.warn.mock.lastCall).toMatchObject([{ event: 'uploads-not-taken-over' }, expect.any(String)]);
    await takeOverUploads(place, admin, log);
    const copied = `Copied ${files.length + 1} files of pictures and scanned bills from DATA_DIR into the database.`;
    expect(log.info.mock.calls).toEqual([[{ event: 'uploads-taken-over', files: files.length + 1 }, copied]]);
    expect((await get(first, address)).statusCode).toBe(200);
    expect(existsSync(join(deps.dataDirectory, dirname(address.replace('/uploads/', 'pictures/'))))).toBe(true);
    await deskCall(first, 'removePicture', { cookie, body: { address } });
    await takeOverUploads(place, admin, log);
    expect((await get(first, address)).statusCode).toBe(404);
    rmSync(join(deps.dataDirectory, 'uploads-in-database'));
    rmSync(join(deps.dataDirectory, 'pictures'), { recursive: true });
    mkdirSync(join(deps.dataDirectory, 'pictures', '0'.repeat(32)), { recursive: true });
    await takeOverUploads(place, admin, log);
    await takeOverUploads({ ...place, dataDirectory: join(newFolder(), 'none') }, admin, log);
    expect([log.info.mock.calls.length, log.warn.mock.calls.length]).toEqual([1, 1]);
  });
});

test.each(onPostgres)('a picture that has not reached the replica of $name is served', async (engine) => {
  const replica = await createTestContext(engine);
  const context = await createTestContext(engine, { readDatabase: replica.database });
  const address = await uploadPicture(adminContextOf(context), await aPicture('#010101'), 'roof.jpg');
  expect((await get(context, address)).statusCode).toBe(200);
  await context.close();
  await replica.close();
});
