import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';

import { Decrypter, Encrypter } from 'age-encryption';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';

import { connectDatabase } from '../../database/open.ts';
import { readLastBackup } from '../../platform/last-backup.ts';
import { runAdmin } from '../../testing/admin.ts';
import { aSignedInDonor } from '../../testing/donors.ts';
import { engines, newFolder, sqlite } from '../../testing/engines.ts';
import { aSignedInStaff, deskRequest } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { backUp, backUpToFile } from './backup.ts';
import { restore } from './restore.ts';

/** Derives keys in a sixteenth of the time. Reading a backup takes the cost from its head. */
function quick(this: Encrypter): void {
  Reflect.set(this, 'scryptWorkFactor', 12);
}
let quickly: MockInstance;
beforeEach(() => {
  quickly = vi.spyOn(Encrypter.prototype, 'setScryptWorkFactor').mockImplementation(quick);
});
afterEach(() => quickly.mockRestore());

const passphrase = 'lantern well roof stove';
const target = ({ deps }: TestContext) => ({
  databaseUrl: deps.databaseUrl,
  dataDirectory: deps.dataDirectory,
});

function aFile(bytes: Uint8Array): string {
  const file = join(newFolder(), 'site.backup.age');
  writeFileSync(file, bytes);
  return file;
}

const open = (context: TestContext, file: string, phrase?: string) =>
  restore({ target: target(context), actor: 'ruth', now: 1 }, file, {
    force: false,
    dryRun: true,
    passphrase: phrase,
  });

describe.each(engines)('an encrypted backup on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  beforeEach(async () => {
    context = await createTestContext(engine);
    ({ cookie } = await aSignedInStaff(context, 'owner'));
    await aSignedInDonor(context, 'ada@example.org');
  });
  afterEach(() => context.close());

  const download = () => deskRequest(context, 'downloadBackup', { cookie, body: { passphrase } });

  test('is downloaded, recorded, and restored by the command line to the other engine', async () => {
    const response = await download();
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.toString('latin1')).not.toContain('ada@example.org');
    const file = aFile(response.rawPayload);
    const other = engines.find(({ name }) => name !== engine.name) ?? engine;
    const empty = await other.createTarget();
    const dataDirectory = empty.dataDirectory || newFolder();
    const to = { target: { ...empty, dataDirectory }, actor: 'ruth', now: context.clock.now };
    const { rows } = await restore(to, file, { force: false, dryRun: false, passphrase });
    expect(rows).toMatchObject({ donors: 1, staff: 1 });
    const database = await connectDatabase(to.target);
    expect(await database.selectFrom('donors').select('email').execute()).toEqual([{ email: 'ada@example.org' }]);
    await database.destroy();
    await empty.remove();
    expect(await readLastBackup(context.database)).toBe(context.clock.now);
    const entries = await context.database.selectFrom('audit').selectAll().execute();
    expect(entries).toMatchObject([{ action: 'database backup', detail: 'encrypted download' }]);
    expect(JSON.stringify(entries)).not.toContain(passphrase);
  });

  test('a slow download holds up neither reading nor writing', async () => {
    const stalled = new PassThrough({ highWaterMark: 1 });
    const running = backUp({ target: target(context), now: 1 }, (fill) => fill(stalled), passphrase);
    // Deriving the key takes a while.
    await expect.poll(() => stalled.readableLength, { timeout: 20_000 }).toBeGreaterThan(0);
    expect((await context.request('latestNews')).statusCode).toBe(200);
    await aSignedInDonor(context, 'bob@example.org');
    stalled.resume();
    const { rows } = await running;
    expect(rows['donors']).toBe(1);
  });
});

describe('an encrypted backup', () => {
  let context: TestContext;
  let cookie: string;
  beforeEach(async () => {
    context = await createTestContext(sqlite);
    ({ cookie } = await aSignedInStaff(context, 'owner'));
    await aSignedInDonor(context, 'ada@example.org');
  });
  afterEach(() => context.close());

  const download = () => deskRequest(context, 'downloadBackup', { cookie, body: { passphrase } });

  test('is in the format of age', async () => {
    const file = join(newFolder(), 'site.backup.age');
    quickly.mockRestore();
    await backUpToFile({ target: target(context), now: 1 }, file, { force: false, passphrase });
    expect(readFileSync(file, 'latin1')).toMatch(/^-> scrypt \S+ 16$/m);
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    const zipped = await decrypter.decrypt(readFileSync(file));
    // The first bytes of gzip.
    expect([...zipped.subarray(0, 2)]).toEqual([0x1f, 0x8b]);
  });

  test('opens with its passphrase only, and not if a byte was changed or cut off', async () => {
    const bytes = (await download()).rawPayload;
    await expect(open(context, aFile(bytes))).rejects.toThrow(/is encrypted/);
    await expect(open(context, aFile(bytes), 'another passphrase')).rejects.toThrow(
      'The passphrase is wrong, or the beginning of the backup',
    );
    await expect(open(context, aFile(bytes.subarray(0, -40)), passphrase)).rejects.toThrow(/is damaged or incomplete/);
    const changed = Buffer.from(bytes);
    changed[changed.length - 60] = (changed[changed.length - 60] ?? 0) ^ 1;
    await expect(open(context, aFile(changed), passphrase)).rejects.toThrow(/is damaged or incomplete/);
  });

  test('needs a passphrase of 12 characters', async () => {
    const short = await deskRequest(context, 'downloadBackup', { cookie, body: { passphrase: 'short' } });
    expect(short.statusCode).toBe(400);
    expect(await readLastBackup(context.database)).toBeUndefined();
    const phrase = join(newFolder(), 'phrase.txt');
    writeFileSync(phrase, 'short\n');
    const backup = join(newFolder(), 'site.backup.age');
    await expect(runAdmin(context, ['backup', backup, '--passphrase-file', phrase])).rejects.toThrow(
      `${phrase}: Enter a passphrase of at least 12 characters.`,
    );
    expect(existsSync(backup)).toBe(false);
  });

  test('two owners at once: one is told to wait, and the next one succeeds', async () => {
    const other = await aSignedInStaff(context, 'owner', 'other@example.org');
    const both = await Promise.all([
      download(),
      deskRequest(context, 'downloadBackup', { cookie: other.cookie, body: { passphrase } }),
    ]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect((await download()).statusCode).toBe(200);
  });
});

test('breaks off a download that nobody reads after an hour, and lets the next one start', async () => {
  const context = await createTestContext(sqlite);
  const { cookie } = await aSignedInStaff(context, 'owner');
  const download = (isStream = false) =>
    deskRequest(context, 'downloadBackup', { cookie, body: { passphrase }, isStream });
  // More than the buffers on the way to the reader hold.
  const pictures = join(target(context).dataDirectory, 'pictures', '0');
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, 'large.jpg'), randomBytes(4 * 1024 * 1024));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    expect((await download(true)).statusCode).toBe(200);
    vi.advanceTimersByTime(3_599_999);
    expect((await download()).statusCode).toBe(409);
    vi.advanceTimersByTime(1);
  } finally {
    vi.useRealTimers();
  }
  await expect.poll(async () => (await download()).statusCode, { timeout: 20_000 }).toBe(200);
  await context.close();
});
