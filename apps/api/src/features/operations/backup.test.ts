import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';

import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { migrateTo } from '../../database/migrate.ts';
import { connectDatabase, engineOf, openDatabase, sqliteFile } from '../../database/open.ts';
import type { Database } from '../../database/schema.ts';
import { readSequences } from '../../database/sequences.ts';
import { withSnapshot } from '../../database/snapshot.ts';
import { findSecret } from '../../entries/config.ts';
import { messageFor } from '../../entries/error-message.ts';
import { createProgram } from '../../entries/program.ts';
import { readLastBackup } from '../../platform/last-backup.ts';
import { hasSampleMark } from '../../platform/sample-mark.ts';
import { markServer } from '../../platform/server-mark.ts';
import { readWhole } from '../../platform/uploads/copy-uploads.ts';
import { uploadsOf } from '../../platform/uploads/uploads-of.ts';
import { adminEnvironment } from '../../testing/admin.ts';
import { childEnvironment } from '../../testing/child-environment.ts';
import { engines, hasPostgres, newFolder, sqlite, type TestTarget } from '../../testing/engines.ts';
import { fill } from '../../testing/upgrades/rows.ts';
import { storeScan } from '../bills/bill-scan.ts';
import { checkBooks } from '../ledger/check.ts';
import { isStored, storePicture } from '../pictures/picture-store.ts';
import { sealTotp } from '../staff/totp.ts';
import { createFile, openBackup, withoutEndlessLines, writeParts } from './backup-file.ts';
import { filesOf } from './backup.ts';

vi.setConfig({ testTimeout: 120_000 });

const cli = fileURLToPath(new URL('../../entries/cli.ts', import.meta.url));
const opened: { database: Database; target: TestTarget }[] = [];

afterEach(async () => {
  for (const { database, target } of opened.splice(0)) {
    await database.destroy();
    await target.remove();
  }
});

/** A test database and the folder with its secret. */
interface Site {
  /** `AUTH_SECRET`. */
  secret?: string;
  database: Database;
  target: TestTarget;
  folder: string;
}

async function aSite(engine: (typeof engines)[number], { empty = false } = {}): Promise<Site> {
  const target = await (empty ? engine.createTarget() : engine.createMigrated());
  const folder = target.dataDirectory || newFolder();
  const database = empty ? await openNothing() : await openDatabase(target);
  opened.push({ database, target });
  return { database, target, folder };
}

const uploadsIn = ({ database, folder, target }: Site) => ({
  database,
  uploads: uploadsOf({ ...target, dataDirectory: folder }),
});
const sourceOf = (site: Site) => ({
  database: site.database,
  folders: { uploads: uploadsIn(site).uploads, content: '' },
});

/** An unrelated database, for a site that has none yet. */
const openNothing = async () => openDatabase(await sqlite.createMigrated());

interface Ended {
  exitCode: unknown;
  stdout: string;
  stderr: string;
}

/** Runs a command. */
async function admin(
  { folder, secret, target }: Pick<Site, 'folder' | 'secret' | 'target'>,
  ...args: string[]
): Promise<Ended> {
  const { databaseUrl } = target;
  let stdout = '';
  const program = createProgram({
    ...adminEnvironment(undefined, (text) => (stdout += `${text}\n`)),
    selectTarget: () => ({ databaseUrl, dataDirectory: folder }),
    findSecret: () =>
      findSecret({
        DATA_DIR: folder,
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        ...(secret !== undefined && { AUTH_SECRET: secret }),
      }),
  });
  return program.parseAsync(args, { from: 'user' }).then(
    () => ({ exitCode: 0, stdout, stderr: '' }),
    (error: unknown) => ({ exitCode: 1, stdout, stderr: String(error) }),
  );
}

/** Runs a command in a separate process, as an operator does while the site is running. */
function adminProcess({ folder, target }: Pick<Site, 'folder' | 'target'>, ...args: string[]): Promise<Ended> {
  const env = {
    ...childEnvironment,
    DATA_DIR: folder,
    ...(target.databaseUrl !== undefined && { DATABASE_URL: target.databaseUrl }),
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...args], { env }, (error, stdout, stderr) =>
      resolve({ exitCode: error?.code ?? 0, stdout, stderr }),
    );
  });
}

const article = (title: string) => ({
  title,
  tags: 'Water',
  cover_image_url: '/pictures/well.svg',
  cover_image_description: null,
  published_at: 1,
  detail: '<p>Water, “wells” and ünïcode.</p>',
  author_name: 'Ruth W.',
});

/** Adds an article with one comment in one transaction. */
async function addArticle(database: Database, title: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('news')
      .values(article(title))
      .returning('id')
      .executeTakeFirstOrThrow();
    const comment = { comentator_name: 'Halima G.', comment: title, published_at: 1, text_hash: title };
    await transaction
      .insertInto('comments')
      .values({ ...comment, news_id: id, state: 'shown', held_reason: null })
      .execute();
  });
}

async function addDonor(database: Database): Promise<void> {
  const { id } = await database
    .insertInto('donors')
    .values({
      email: 'Ada@example.org',
      email_key: 'ada@example.org',
      first_name: 'Ada',
      last_name: 'Byron',
      password_hash: 'x',
      goal_cents: 400_000,
      created_at: 1_763_630_000_000,
      last_login_at: 1,
      user_agent: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('sessions')
    .values({ id: 's', donor_id: id, created_at: 1, expires_at: 9_999_999_999_999 })
    .execute();
}

const titlesIn = async (database: Database) =>
  (await database.selectFrom('news').select('title').orderBy('id').execute()).map(({ title }) => title);
const countOf = async (database: Database, table: 'comments' | 'donors' | 'news' | 'sessions') =>
  (
    await database
      .selectFrom(table)
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Adds articles until `stop` is called or a write fails permanently. Returns the acknowledged titles. */
function writeArticles(database: Database) {
  const acknowledged: string[] = [];
  const stopping = new AbortController();
  const run = async () => {
    for (let at = 0; !stopping.signal.aborted; at += 1) {
      const title = `Under load ${at}`;
      const written = await addArticle(database, title).then(
        () => true,
        () => false,
      );
      if (written) acknowledged.push(title);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  const running = run();
  return {
    acknowledged,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

const pairs = engines.flatMap((from) => engines.map((to) => ({ from, to })));

describe.each(pairs)('a backup of $from.name restored to $to.name', ({ from, to }) => {
  test('taken under write load is complete and consistent', async () => {
    const site = await aSite(from);
    await addDonor(site.database);
    await addArticle(site.database, 'Before');
    await addArticle(site.database, 'Removed');
    await site.database.deleteFrom('news').where('title', '=', 'Removed').execute();
    const data = Buffer.from([0, 255, 10]);
    const cover = await storePicture(sourceOf(site), [{ width: 960, format: 'jpg', data }]);
    const scan = { name: `${'5'.repeat(32)}.pdf`, data: Buffer.alloc(600_000, '%PDF') };
    await storeScan(uploadsIn(site), scan);
    await site.database.updateTable('news').set({ cover_image_url: cover }).execute();
    writeFileSync(join(site.folder, 'auth-secret'), 'a secret');
    // Left behind by a process that was killed while it stored a scanned bill.
    mkdirSync(join(site.folder, 'bills'), { recursive: true });
    writeFileSync(join(site.folder, 'bills', 'scan.pdf.7.part'), '%PDF');
    const file = join(newFolder(), 'site.backup');
    // More than one batch.
    const many = Array.from({ length: 1100 }, (_, at) => `Article ${at}`);
    await site.database.insertInto('news').values(many.map(article)).execute();
    const load = writeArticles(site.database);
    await expect.poll(() => load.acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(20);
    const before = [...load.acknowledged];
    // As an operator does while the site is running: in another process.
    const backedUp = await (from === to ? adminProcess : admin)(site, 'backup', file, '--json');
    await load.stop();
    expect(backedUp).toMatchObject({ exitCode: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const restored = await aSite(to, { empty: true });
    expect((await admin(restored, 'restore', file)).stdout).toContain('3 files. Donors must sign in again.');
    const database = await openDatabase(restored.target);
    opened.push({ database, target: restored.target });
    const titles = await titlesIn(database);
    expect(titles.slice(0, many.length + before.length + 1)).toEqual(['Before', ...many, ...before]);
    expect(await countOf(database, 'comments')).toBe(titles.length - many.length);
    expect(await database.selectFrom('donors').select(['email', 'created_at']).execute()).toEqual([
      { email: 'Ada@example.org', created_at: 1_763_630_000_000 },
    ]);
    expect(await countOf(database, 'sessions')).toBe(0);
    expect(readFileSync(join(restored.folder, 'auth-secret'), 'utf8')).toBe('a secret');
    const files = uploadsIn({ ...restored, database });
    expect(await readWhole(files, cover.replace('/uploads/', 'pictures/'))).toEqual(data);
    expect(await readWhole(files, `bills/${scan.name}`)).toEqual(scan.data);
    expect(await admin(restored, 'check')).toMatchObject({ exitCode: 0 });
    await files.uploads.remove(database, dirname(cover.replace('/uploads/', 'pictures/')));
    const bill = { payee: 'Kofi', kind: 'Roofs', campaign_id: null, amount_cents: 1, date: '2026-11-20' };
    await database
      .insertInto('bills')
      .values({ ...bill, state: 'open', paid_on: null, scan: 'gone.pdf' })
      .execute();
    expect((await admin(restored, 'check')).stdout).toBe(
      `The picture ${cover} of row 1 of news is missing.\nThe scan of bill 1 is missing.\n`,
    );
    await addArticle(database, 'After');
    const { version } = await database.selectFrom('versions').select('value as version').executeTakeFirstOrThrow();
    expect(version).toBeGreaterThan(1_700_000_000_000);
  });
});

describe.each(engines)('a restore on $name', (engine) => {
  test('restores nothing when the secret cannot be written', async () => {
    const site = await aSite(engine);
    await addArticle(site.database, 'Restored');
    const picture = { width: 960, format: 'jpg', data: Buffer.from([1]) } as const;
    const cover = await storePicture(sourceOf(site), [picture]);
    writeFileSync(join(site.folder, 'auth-secret'), 'the secret of the backup');
    const file = join(newFolder(), 'site.backup');
    expect(await admin(site, 'backup', file)).toMatchObject({ exitCode: 0 });
    const other = await aSite(engine, { empty: true });
    mkdirSync(join(other.folder, 'auth-secret'));
    expect(await admin(other, 'restore', file)).toMatchObject({ exitCode: 1 });
    rmSync(join(other.folder, 'auth-secret'), { recursive: true });
    expect(await admin(other, 'restore', file)).toMatchObject({ exitCode: 0 });
    const database = await openDatabase(other.target);
    opened.push({ database, target: other.target });
    expect(await titlesIn(database)).toEqual(['Restored']);
    expect(await isStored(sourceOf({ ...other, database }), cover)).toBe(true);
  });

  test('does not reuse the ids of deleted rows', async () => {
    const site = await aSite(engine);
    await addArticle(site.database, 'One');
    await addArticle(site.database, 'Removed');
    await site.database.deleteFrom('news').where('title', '=', 'Removed').execute();
    const file = join(newFolder(), 'site.backup');
    await admin(site, 'backup', file);
    await admin(site, 'restore', file, '--force');
    await addArticle(site.database, 'Next');
    const rows = await site.database.selectFrom('news').select('id').orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual([1, 3]);
  });

  test('restores a backup of a version that called gifts donations, over such a database and over a current one', async () => {
    const site = await aSite(engine, { empty: true });
    const { folder: dataDirectory, target } = site;
    const former = await connectDatabase({ ...target, dataDirectory });
    opened.push({ database: former, target });
    await migrateTo(former, engineOf(target), '0040-replaced-pictures');
    await fill(former, engineOf(target));
    const file = join(newFolder(), 'site.backup');
    await withSnapshot(former, engineOf(target), async ({ batches, migrations }) => {
      const head = {
        format: 'hearthlight-backup',
        version: 1,
        created_at: '2026-11-20T08:00:00.000Z',
        engine: engineOf(target),
        migrations,
        sequences: { audit: 3, donations: 9 },
      } as const;
      await createFile(file, (output) => writeParts(output, head, batches), { replace: false });
    });
    // The second time, over the tables of this version.
    for (const _ of [1, 2])
      expect(await admin(site, 'restore', file, '--force')).toMatchObject({ exitCode: 0, stderr: '' });
    expect(await checkBooks(former)).toMatchObject({ problems: [] });
    const gifts = await former.selectFrom('gifts').select('amount_cents').orderBy('id').execute();
    expect(gifts).toEqual([{ amount_cents: 12_050 }, { amount_cents: 500 }, { amount_cents: 750 }]);
    expect(await readSequences(former, engineOf(target))).toMatchObject({ gifts: 9 });
    const entries = await former.selectFrom('gift_entries').select('gift_id').orderBy('id').execute();
    expect(entries).toEqual([{ gift_id: 1 }, { gift_id: 2 }, { gift_id: 3 }]);
  });

  test('refuses to replace a database without --force, and changes nothing when the backup is damaged', async () => {
    const site = await aSite(engine);
    await addArticle(site.database, 'In the backup');
    const file = join(newFolder(), 'site.backup');
    await admin(site, 'backup', file);
    await addArticle(site.database, 'Later');
    const refused = await admin(site, 'restore', file);
    expect([refused.exitCode, refused.stderr]).toEqual([1, expect.stringContaining('then add --force')]);
    const dry = await admin(site, 'restore', file, '--force', '--dry-run', '--json');
    expect(JSON.parse(dry.stdout)).toMatchObject({ dry_run: true, rows: { news: 1, comments: 1 } });
    const cut = join(newFolder(), 'cut.backup');
    // The last eight bytes are the checksum of all that precedes them.
    for (const missing of [20, 8, 1]) {
      writeFileSync(cut, readFileSync(file));
      truncateSync(cut, statSync(file).size - missing);
      const damaged = await admin(site, 'restore', cut, '--force');
      expect([damaged.exitCode, damaged.stderr]).toEqual([1, expect.stringContaining('damaged or incomplete')]);
    }
    expect(await titlesIn(site.database)).toEqual(['In the backup', 'Later']);
    expect(await admin(site, 'restore', file, '--force')).toMatchObject({ exitCode: 0 });
    expect(await titlesIn(site.database)).toEqual(['In the backup']);
    const audit = await site.database.selectFrom('audit').select('action').execute();
    expect(audit).toEqual([{ action: 'database restore' }]);
  });

  test('check finds pending migrations, orphans and ids in use', async () => {
    const site = await aSite(engine);
    await addArticle(site.database, 'One');
    expect(await admin(site, 'check')).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^No problem in \d+ rows: .* Run “books check” /),
    });
    const postgres = site.target.databaseUrl !== undefined;
    await site.database.connection().execute(async (connection) => {
      const [off, on] = postgres
        ? [sql`set session_replication_role = replica`, sql`set session_replication_role = origin`]
        : [sql`pragma foreign_keys = off`, sql`pragma foreign_keys = on`];
      await off.execute(connection);
      await sql`update comments set news_id = 77`.execute(connection);
      await on.execute(connection);
    });
    const last = 'select max(name) from kysely_migration';
    await sql`delete from kysely_migration where name = (${sql.raw(last)})`.execute(site.database);
    if (postgres) await sql`alter table news alter column id restart with 1`.execute(site.database);
    const { exitCode, stdout } = await admin(site, 'check', '--json');
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      problems: [
        expect.stringMatching(/^The migration \S+ is pending\./),
        'No row of news exists for 1 row of comments.',
        ...(postgres ? ['The next id of news is already in use.'] : []),
      ],
    });
  });
});

test('check finds a text where a number belongs', async () => {
  const site = await aSite(sqlite);
  await addArticle(site.database, 'One');
  await sql`update news set published_at = 'soon'`.execute(site.database);
  expect(await admin(site, 'check')).toMatchObject({
    exitCode: 1,
    stdout: expect.stringContaining('1 row of news: no number where one belongs.'),
  });
});

test('check finds a row that violates a constraint', async () => {
  const site = await aSite(sqlite);
  await addArticle(site.database, 'One');
  await sql`pragma ignore_check_constraints = on`.execute(site.database);
  await sql`update comments set state = 'loud'`.execute(site.database);
  expect(await admin(site, 'check')).toMatchObject({
    exitCode: 1,
    stdout: expect.stringContaining('CHECK constraint failed in comments'),
  });
});

const otherSecret =
  'AUTH_SECRET has changed: recovery codes, and the codes of authenticator apps of 1 person, are refused';

/** Adds staff: one with an app that was set up with `secret`, and one without. */
async function addApp(database: Database, secret: string): Promise<void> {
  const totp = sealTotp(secret, 'JBSWY3DPEHPK3PXP');
  const person = { role: 'owner', password_hash: 'x', created_at: 1, last_sign_in_at: null } as const;
  await database
    .insertInto('staff')
    .values(
      [totp, null].map((totp_secret, index) => {
        const email = `${index}@hearthlight.example`;
        const names = { email, email_key: email, name: 'Ruth', passkey_user: String(index) };
        return { ...person, ...names, totp_secret };
      }),
    )
    .execute();
}

describe.each(engines)('with another AUTH_SECRET on $name', (engine) => {
  const former = 'the former secret'.padEnd(40, '.');
  const other = 'the other secret'.padEnd(40, '.');

  test('restore and check say that authenticator apps are refused', async () => {
    const site = await aSite(engine);
    await addApp(site.database, former);
    expect(await admin({ ...site, secret: former }, 'check')).toMatchObject({ exitCode: 0 });
    expect(await admin({ ...site, secret: other }, 'check')).toMatchObject({
      exitCode: 1,
      stdout: expect.stringContaining(otherSecret),
    });
    const file = join(newFolder(), 'site.backup');
    await admin(site, 'backup', file);
    const restored = await admin({ ...site, secret: other }, 'restore', file, '--force');
    expect(restored).toMatchObject({ exitCode: 0, stdout: expect.stringContaining(otherSecret) });
    const kept = await admin({ ...site, secret: former }, 'restore', file, '--force');
    expect(kept.stdout).toMatch(
      /^Restored .* Donors must sign in again\.\nRun “check” and “books check” before you start the server\.\n$/,
    );
  });
});

test('restore and check read the secret of the data folder, and create none', async () => {
  const site = await aSite(sqlite);
  await addApp(site.database, 'the former secret');
  expect(await admin(site, 'check')).toMatchObject({ exitCode: 0 });
  expect(existsSync(join(site.folder, 'auth-secret'))).toBe(false);
  writeFileSync(join(site.folder, 'auth-secret'), 'the former secret\n');
  const file = join(newFolder(), 'site.backup');
  await admin(site, 'backup', file);
  expect(await hasSampleMark(site.database)).toBe(false);
  writeFileSync(join(site.folder, 'auth-secret'), 'the other secret');
  expect((await admin(site, 'check')).stdout).toContain(otherSecret);
  expect((await admin(site, 'restore', file, '--force')).stdout).not.toContain('AUTH_SECRET');
  expect(await hasSampleMark(site.database)).toBe(true);
});

test('a restore without a known secret says what is refused with a new one', async () => {
  const site = await aSite(sqlite);
  await addApp(site.database, 'the former secret');
  const file = join(newFolder(), 'site.backup');
  await admin(site, 'backup', file);
  expect((await admin(site, 'restore', file, '--force')).stdout).toMatch(
    /AUTH_SECRET is not known here: .* of 1 person, .* or with SQLite write it to DATA_DIR\/auth-secret, before you start/,
  );
});

test('a backup leaves out a file that is deleted meanwhile', async () => {
  const { database, folder, target } = await aSite(sqlite);
  mkdirSync(join(folder, 'bills'));
  for (const file of ['auth-secret', 'bills/a.pdf']) writeFileSync(join(folder, file), 'x');
  const files = filesOf(target, database);
  expect((await files.next()).value).toMatchObject({ file: 'auth-secret' });
  rmSync(join(folder, 'bills/a.pdf'));
  expect(await files.next()).toEqual({ done: true, value: undefined });
});

test('a backup that fails while it is written leaves nothing behind', async () => {
  const folder = newFolder();
  const file = join(folder, 'site.backup');
  const writing = createFile(file, (output) => finished(output.destroy(new Error('the disk is full'))), {
    replace: false,
  });
  await expect(writing).rejects.toThrow('the disk is full');
  expect(readdirSync(folder)).toEqual([]);
});

test('a backup does not replace a file that another program has written meanwhile', async () => {
  const file = join(newFolder(), 'site.backup');
  const writing = createFile(file, (output) => finished(output.end(() => writeFileSync(file, 'mine'))), {
    replace: false,
  });
  await expect(writing).rejects.toThrow('exists. Choose another name');
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

/** Changes the lines of a backup of a new site. Returns its file. */
async function aChangedBackup(change: (lines: string[]) => string[]): Promise<string> {
  const site = await aSite(sqlite);
  await addArticle(site.database, 'Roofs');
  const file = join(newFolder(), 'changed.backup');
  expect(await admin(site, 'backup', file)).toMatchObject({ exitCode: 0 });
  const lines = change(gunzipSync(readFileSync(file)).toString().trim().split('\n').slice(0, -1));
  // The first line is the head.
  lines.push(JSON.stringify({ end: true, lines: lines.length - 1 }), '');
  writeFileSync(file, gzipSync(lines.join('\n')));
  return file;
}

test.each([
  'pictures/../../outside.txt',
  '../outside.txt',
  '/outside.txt',
  'bills/../../outside.txt',
  'hearthlight.sqlite',
])('a backup with the file %s is refused before anything is written', async (path) => {
  const file = await aChangedBackup((lines) => [
    ...lines,
    JSON.stringify({ file: 'bills/a.pdf', data: 'AA==' }),
    JSON.stringify({ file: path, data: 'AA==' }),
  ]);
  const other = await aSite(sqlite, { empty: true });
  for (const options of [['--dry-run'], []]) {
    const { exitCode, stderr } = await admin(other, 'restore', file, ...options);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('is damaged or incomplete')]);
  }
  expect(existsSync(join(other.folder, 'bills'))).toBe(false);
  expect(existsSync(join(other.folder, '..', 'outside.txt'))).toBe(false);
});

test('a backup with an unknown table is refused, also in a dry run', async () => {
  const file = await aChangedBackup((lines) =>
    lines.map((line) => line.replace('{"table":"news",', '{"table":"nope",')),
  );
  const other = await aSite(sqlite, { empty: true });
  for (const options of [['--dry-run'], []]) {
    const { exitCode, stderr } = await admin(other, 'restore', file, ...options);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('an unknown table, “nope”')]);
  }
});

/** Returns the lines of a backup with another value in a column of a table. */
const withValue = (lines: string[], table: string, column: string, value: unknown) =>
  lines.map((line) => {
    const batch: { table?: string; columns: string[]; rows: unknown[][] } = JSON.parse(line);
    if (batch.table !== table) return line;
    const at = batch.columns.indexOf(column);
    return JSON.stringify({ ...batch, rows: batch.rows.map((row) => row.with(at, value)) });
  });

/** Changes that make a backup one that cannot be restored, with what is said about its rows. */
const contradictions: readonly [name: string, change: (lines: string[]) => string[], refusal: string][] = [
  [
    'a row without its parent',
    (lines) => lines.filter((line) => !line.startsWith('{"table":"news",')),
    '“comments” in line {} of the backup',
  ],
  [
    'a row twice',
    (lines) => [...lines, lines.find((line) => line.startsWith('{"table":"news",')) ?? ''],
    '“news” in line {} of',
  ],
  ['a missing value', (lines) => withValue(lines, 'news', 'title', null), '“news” in line {} of the backup'],
  ['a text for a number', (lines) => withValue(lines, 'news', 'id', 'one'), '“news” in line {} of the backup'],
  [
    'a text for a number that is no key',
    (lines) => withValue(lines, 'news', 'published_at', 'soon'),
    '“news” in line {} of the backup',
  ],
  ['a value that is not allowed', (lines) => withValue(lines, 'comments', 'state', 'loud'), '“comments” in line {} of'],
  [
    'an unknown column',
    (lines) => lines.map((line) => line.replace('"title"', '"nope"')),
    '“news” in line {} of the backup',
  ],
];

describe.each(engines)('a backup that cannot be restored to $name', (engine) => {
  test.each(contradictions)(
    'because it has %s is refused with the table and the line, also in a dry run, and leaves nothing behind',
    async (_, change, refusal) => {
      const file = await aChangedBackup(change);
      const other = await aSite(engine, { empty: true });
      const [dry, real] = [await admin(other, 'restore', file, '--dry-run'), await admin(other, 'restore', file)];
      expect([real.exitCode, real.stderr]).toEqual([1, expect.stringContaining('Use another one.')]);
      expect(real.stderr.replace(/line \d+/, 'line {}')).toContain(refusal);
      expect(dry).toEqual(real);
      expect(readdirSync(other.folder)).toEqual([]);
      expect(await tablesOf(other)).toEqual([]);
    },
  );
});

/** Returns the names of the tables of a site, in every schema of the dry runs too. */
async function tablesOf({ folder, target }: Site): Promise<string[]> {
  if (target.databaseUrl === undefined) return existsSync(sqliteFile(folder)) ? [sqliteFile(folder)] : [];
  const database = await connectDatabase(target);
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname = current_schema() or schemaname like 'dry_run_%'`.execute(database);
  await database.destroy();
  return rows.map(({ name }) => name);
}

test('names the line that has the rows', async () => {
  let expected = 0;
  const file = await aChangedBackup((lines) => {
    expected = lines.findIndex((line) => line.startsWith('{"table":"news",')) + 1;
    return withValue(lines, 'news', 'title', null);
  });
  const { stderr } = await admin(await aSite(sqlite, { empty: true }), 'restore', file);
  expect(stderr).toContain(`“news” in line ${expected} of the backup ${file} are invalid: NOT NULL constraint failed`);
});

describe.each(engines)('beside a running server on $name', (engine) => {
  test('restore --force is refused, until the server has stopped or was killed two minutes ago', async () => {
    const site = await aSite(engine);
    await addArticle(site.database, 'Kept');
    const file = join(newFolder(), 'site.backup');
    const stop = markServer(site.database, Date.now, (error) => expect(error).toBeUndefined());
    const replace = async () => (await admin(site, 'restore', file, '--force')).stderr;
    const isMarked = async () =>
      (await site.database.selectFrom('marks').select('at').where('name', '=', 'server').execute()).length > 0;
    await expect.poll(isMarked).toBe(true);
    await admin(site, 'backup', file);
    expect(await replace()).toContain('A server uses this database. Stop it first');
    await stop();
    expect(await replace()).toBe('');
    // The backup has the mark of the server.
    expect(await isMarked()).toBe(false);
    const killed = { name: 'server', at: Date.now() - 120_000 };
    await site.database.insertInto('marks').values(killed).execute();
    expect(await replace()).toBe('');
  });
});

test.each(['{}', '[1]', '{"format":"hearthlight-backup","version":2}'])('says that %s is no backup', async (text) => {
  const file = join(newFolder(), 'other.gz');
  writeFileSync(file, gzipSync(text));
  await expect(openBackup(file)).rejects.toThrow('is not a backup, or one that a newer version made.');
});

/** Returns the length of a text that is read in chunks. */
async function lengthOf(chunks: Buffer[]): Promise<number> {
  let length = 0;
  for await (const chunk of withoutEndlessLines(chunks)) length += chunk.length;
  return length;
}

test('a line of a backup that does not end is refused before it fills the memory', async () => {
  const megabytes = 1024 * 1024;
  const text = Buffer.alloc(16 * megabytes, 'x');
  const line = Buffer.concat([text, Buffer.from('\n')]);
  const long = Array.from({ length: 20 }, () => line);
  expect(await lengthOf(long)).toBe(20 * line.length);
  await expect(lengthOf(Array.from({ length: 17 }, () => text))).rejects.toThrow('a line does not end');
});

test('a database of a newer version, or without tables, is not backed up', async () => {
  const site = await aSite(sqlite);
  const refusal = async () => (await admin(site, 'backup', join(newFolder(), 'site.backup'))).stderr;
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030')`.execute(site.database);
  expect(await refusal()).toContain('The database belongs to a newer version.');
  await sql`delete from kysely_migration`.execute(site.database);
  expect(await refusal()).toContain('The database has no tables of Hearthlight.');
});

test('a restore names both versions of a backup of a newer program, also in a dry run', async () => {
  const site = await aSite(sqlite);
  const file = join(newFolder(), 'newer.backup');
  const head = { format: 'hearthlight-backup', version: 1, created_at: '2030-01-01T00:00:00.000Z' };
  const migrations = ['0001-first', '9999-later'];
  const lines = [
    { ...head, engine: 'sqlite', migrations, sequences: {} },
    { end: true, lines: 0 },
  ];
  writeFileSync(file, gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
  for (const option of ['--dry-run', '--force']) {
    const { exitCode, stderr } = await admin(site, 'restore', file, option);
    expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/newer version: .*“9999-later”.*up to “\d{4}-/)]);
  }
});

test('a backup does not replace a file without --force, and leaves nothing behind when it fails', async () => {
  const site = await aSite(engines[0] ?? raise());
  const folder = newFolder();
  const file = join(folder, 'site.backup');
  writeFileSync(file, 'mine');
  const refused = await admin(site, 'backup', file);
  expect([refused.exitCode, refused.stderr]).toEqual([1, expect.stringContaining('exists. Choose another')]);
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect(await readLastBackup(site.database)).toBeUndefined();
  expect(await admin(site, 'backup', file, '--force')).toMatchObject({ exitCode: 0 });
  const writtenAt = await readLastBackup(site.database);
  expect(writtenAt).toBeGreaterThan(0);
  const missing = await admin(site, 'backup', join(folder, 'missing', 'site.backup'));
  const sentence = `The folder ${join(folder, 'missing')} was not found.`;
  expect([missing.exitCode, missing.stderr]).toEqual([1, expect.stringContaining(sentence)]);
  const impossible = await admin(site, 'backup', join(file, 'site.backup'));
  expect([impossible.exitCode, impossible.stderr]).toEqual([1, expect.stringContaining('cannot be written (ENOTDIR)')]);
  expect(readdirSync(folder)).toEqual(['site.backup']);
  expect(await readLastBackup(site.database)).toBe(writtenAt);
});

function raise(): never {
  throw new Error('no engine');
}

test.runIf(hasPostgres)('a failed move leaves both databases unchanged', async () => {
  const [sqlite, postgres] = engines;
  const site = await aSite(sqlite ?? raise());
  const target = await (postgres ?? raise()).createTarget();
  await addDonor(site.database);
  // The command fails when it creates its own trigger of this name.
  await sql`create trigger moved_donors_insert before insert on donors begin select 1; end`.execute(site.database);
  const moved = await admin(site, 'move', '--to', target.databaseUrl ?? '');
  expect([moved.exitCode, moved.stderr]).toEqual([1, expect.stringContaining('already exists')]);
  await addArticle(site.database, 'Still writable');
  await sql`drop trigger moved_donors_insert`.execute(site.database);
  expect(await admin(site, 'move', '--to', target.databaseUrl ?? '')).toMatchObject({ exitCode: 0 });
  const database = await openDatabase(target);
  opened.push({ database, target });
  expect(await titlesIn(database)).toEqual(['Still writable']);
});

test.runIf(hasPostgres)(
  'a move to PostgreSQL under write load loses no acknowledged write, and later writes fail',
  async () => {
    const [sqlite, postgres] = engines;
    const site = await aSite(sqlite ?? raise());
    const target = await (postgres ?? raise()).createTarget();
    await addDonor(site.database);
    const picture = [{ width: 960, format: 'jpg', data: Buffer.from([0, 255, 10]) } as const];
    const cover = await storePicture(sourceOf(site), picture);
    const scan = { name: `${'5'.repeat(32)}.pdf`, data: Buffer.alloc(600_000, '%PDF') };
    await storeScan(uploadsIn(site), scan);
    const load = writeArticles(site.database);
    await expect.poll(() => load.acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(20);
    const moved = await adminProcess(site, 'move', '--to', target.databaseUrl ?? '');
    await load.stop();
    expect(moved).toMatchObject({ exitCode: 0 });
    const late = addArticle(site.database, 'Too late').catch(messageFor);
    await expect(late).resolves.toBe('The database was moved to PostgreSQL. Set DATABASE_URL to its address.');
    const database = await openDatabase(target);
    opened.push({ database, target });
    expect(await titlesIn(database)).toEqual(load.acknowledged);
    const files = uploadsIn({ database, target, folder: newFolder() });
    expect(await readWhole(files, cover.replace('/uploads/', 'pictures/'))).toEqual(picture[0]?.data);
    expect(await readWhole(files, `bills/${scan.name}`)).toEqual(scan.data);
    expect(await countOf(database, 'comments')).toBe(load.acknowledged.length);
    expect(await countOf(database, 'sessions')).toBe(1);
    // The moved database cannot record its backup.
    const saved = await admin(site, 'backup', join(newFolder(), 'late.backup'));
    expect(saved).toMatchObject({ exitCode: 0 });
    await addArticle(database, 'After');
    const refused = await admin(site, 'move', '--to', target.databaseUrl ?? '');
    expect([refused.exitCode, refused.stderr]).toEqual([
      1,
      expect.stringContaining('The PostgreSQL database has data. Name an empty one.'),
    ]);
  },
);

/* With PostgreSQL, pictures are rows of the same transaction. */
test('a restore on SQLite restores nothing when a picture cannot be written', async () => {
  const site = await aSite(sqlite);
  await addArticle(site.database, 'Restored');
  await storePicture(sourceOf(site), [{ width: 960, format: 'jpg', data: Buffer.from([1]) }]);
  writeFileSync(join(site.folder, 'auth-secret'), 'the secret of the backup');
  const file = join(newFolder(), 'site.backup');
  expect(await admin(site, 'backup', file)).toMatchObject({ exitCode: 0 });
  const other = await aSite(sqlite, { empty: true });
  writeFileSync(join(other.folder, 'pictures'), 'not a folder');
  writeFileSync(join(other.folder, 'auth-secret'), 'its own secret');
  expect(await admin(other, 'restore', file)).toMatchObject({ exitCode: 1 });
  expect(readFileSync(join(other.folder, 'auth-secret'), 'utf8')).toBe('its own secret');
  rmSync(join(other.folder, 'pictures'));
  expect(await admin(other, 'restore', file)).toMatchObject({ exitCode: 0 });
  const database = await openDatabase(other.target);
  opened.push({ database, target: other.target });
  expect(await titlesIn(database)).toEqual(['Restored']);
});
