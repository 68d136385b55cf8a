import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { recordGift } from '../features/gifts/record-gift.ts';
import { checkBooks } from '../features/ledger/check.ts';
import { uploadFolder } from '../platform/uploads/upload-folder.ts';
import { noMailing } from '../testing/admin.ts';
import { engines, type TestTarget } from '../testing/engines.ts';
import { gift } from '../testing/gifts.ts';
import { holdMigrationLock } from '../testing/migration-lock.ts';
import { knownMigrations, migrateTo } from './migrate.ts';
import { first } from './migrations/0001-first.ts';
import { newsVersion } from './migrations/0002-news-version.ts';
import { connectDatabase, engineOf, openDatabase } from './open.ts';
import { postgresDialect } from './postgres.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

const run = promisify(execFile);
const names = knownMigrations();

/** Turns a database into one of an earlier version, which recorded migrations in its own table. */
async function downgrade(database: Database, recorded: readonly string[]): Promise<void> {
  await sql`drop table kysely_migration`.execute(database);
  await sql`drop table kysely_migration_lock`.execute(database);
  await sql`create table migrations (name text primary key)`.execute(database);
  for (const name of recorded) await sql`insert into migrations (name) values (${name})`.execute(database);
}

/** Creates a database of the second release, which recorded migrations in its own table. */
async function openSecondRelease({ databaseUrl, dataDirectory }: TestTarget): Promise<Database> {
  const dialect =
    databaseUrl === undefined ? sqliteDialect(join(dataDirectory, 'hearthlight.sqlite')) : postgresDialect(databaseUrl);
  const database: Database = new Kysely({ dialect });
  const engine = databaseUrl === undefined ? 'sqlite' : 'postgres';
  for (const migration of [first(engine), newsVersion(engine)]) await migration.up(database);
  await sql`create table migrations (name text primary key)`.execute(database);
  for (const name of names.slice(0, 2)) {
    await sql`insert into migrations (name) values (${name})`.execute(database);
  }
  return database;
}

async function recordedNames(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return rows.map(({ name }) => name);
}

async function addMark(database: Database): Promise<void> {
  await database.insertInto('marks').values({ name: 'before', at: 1 }).execute();
}

describe.each(engines)('migrations on $name', (engine) => {
  let target: TestTarget;
  beforeEach(async () => {
    target = await engine.createTarget();
  });
  afterEach(() => target.remove());

  /** Opens the database in several processes at once. Returns their stderr. */
  const openInProcesses = async (count: number) => {
    const code = `import { openDatabase } from ${JSON.stringify(new URL('open.ts', import.meta.url).href)};
      const database = await openDatabase(${JSON.stringify(target)});
      await database.destroy();`;
    const outcomes = await Promise.all(
      Array.from({ length: count }, () => run(process.execPath, ['--input-type=module', '--eval', code])),
    );
    return outcomes.map(({ stderr }) => stderr);
  };

  test('run once when several processes start at the same time', async () => {
    expect(await openInProcesses(2)).toEqual(['', '']);
    const database = await openDatabase(target);
    expect(await recordedNames(database)).toEqual(names);
    await database.destroy();
  });

  test('adopts a database of an earlier version, even when several processes start at the same time', async () => {
    const former = await openDatabase(target);
    await addMark(former);
    await downgrade(former, names);
    await former.destroy();
    expect(await openInProcesses(2)).toEqual(['', '']);
    const database = await openDatabase(target);
    expect(await recordedNames(database)).toEqual(names);
    expect(await database.selectFrom('marks').select('name').execute()).toEqual([{ name: 'before' }]);
    const tables = await database.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('migrations');
    await database.destroy();
  });

  test('keeps the recipients of an impact update after it is removed', async () => {
    const former = await connectDatabase(target);
    await migrateTo(former, engineOf(target), '0012-mailing');
    await sql`insert into donors (email, email_key, first_name, last_name, password_hash, created_at, last_login_at)
      values ('ada@example.org', 'ada@example.org', 'Ada', 'Byron', 'x', 0, 0)`.execute(former);
    await sql`insert into impact_updates (image_url, description, date_published)
      values ('/pictures/well.svg', 'The pump runs.', '2026-11-12')`.execute(former);
    await sql`insert into update_mails (update_id, donor_id, mail_id, token_hash)
      values (1, 1, 'a', 'b')`.execute(former);
    await former.destroy();
    const database = await openDatabase(target);
    const mails = () => database.selectFrom('update_mails').selectAll().execute();
    await database.deleteFrom('impact_updates').execute();
    expect(await mails()).toEqual([{ update_id: 1, donor_id: 1, mail_id: 'a', token_hash: 'b' }]);
    await database.deleteFrom('donors').execute();
    expect(await mails()).toEqual([]);
    await database.destroy();
  });

  test('makes keys anew that searches compare', async () => {
    const former = await connectDatabase(target);
    await migrateTo(former, engineOf(target), '0041-gifts');
    await sql`insert into donors (email, email_key, first_name, last_name, password_hash, goal_cents, created_at,
        last_login_at, user_agent, name_key)
      values ('a@example.org', 'a@example.org', 'Łukasz', 'Strauß', '', 0, 0, 0, '', 'łukasz strauß')`.execute(former);
    await former.destroy();
    const database = await openDatabase(target);
    const donors = await database.selectFrom('donors').select('name_key').execute();
    expect(donors).toEqual([{ name_key: 'lukasz strauss' }]);
    await database.destroy();
  });

  test('adds keys by which searches find givers without an account, and bills', async () => {
    const former = await connectDatabase(target);
    await migrateTo(former, engineOf(target), '0047-bill-dates');
    for (const [key, name] of [
      ['name:łukasz', 'Łukasz'],
      ['donor:1', null],
    ])
      await sql`insert into gifts (giver_key, giver_name, date, amount_cents, cause, payment_method, payment_status)
        values (${key}, ${name}, '2026-11-02', 100, 'A roof', 'Check', 'completed')`.execute(former);
    await sql`insert into bills (payee, kind, amount_cents, date, state)
      values ('Strauß', 'Łukasz', 100, '2026-11-02', 'open')`.execute(former);
    await former.destroy();
    const database = await openDatabase(target);
    const gifts = await database.selectFrom('gifts').select('name_key').orderBy('id').execute();
    expect(gifts).toEqual([{ name_key: 'lukasz' }, { name_key: null }]);
    const bills = await database.selectFrom('bills').select('search_key').execute();
    expect(bills).toEqual([{ search_key: 'strauss lukasz' }]);
    await database.destroy();
  });

  test('renames donations to gifts, in the activity log too', async () => {
    const former = await connectDatabase(target);
    await migrateTo(former, engineOf(target), '0040-replaced-pictures');
    for (const [action, kind, subject] of [
      ['donation add', 'donation', 'donation 12'],
      ['donation export', 'donation', 'donations'],
      ['receipt send', 'receipt', 'donation 12'],
      ['news add', 'news', 'news 1'],
    ]) {
      await sql`insert into audit (at, actor, action, kind, subject, detail)
        values (0, 'ruth', ${action}, ${kind}, ${subject}, '')`.execute(former);
    }
    await former.destroy();
    const database = await openDatabase(target);
    const changes = await database.selectFrom('audit').selectAll().orderBy('id').execute();
    expect(changes.map(({ action, kind, subject }) => [action, kind, subject])).toEqual([
      ['gift add', 'gift', 'gift 12'],
      ['gift export', 'gift', 'gifts'],
      ['receipt send', 'receipt', 'gift 12'],
      ['news add', 'news', 'news 1'],
    ]);
    const relations =
      engineOf(target) === 'postgres'
        ? sql<{
            name: string;
          }>`select indexname as name from pg_indexes where schemaname = current_schema()
            union select table_name from information_schema.columns where table_schema = current_schema()
            union select column_name from information_schema.columns where table_schema = current_schema()`
        : sql<{ name: string }>`select name || coalesce(sql, '') as name from sqlite_master`;
    const { rows } = await relations.execute(database);
    expect(rows.filter(({ name }) => name.includes('donation'))).toEqual([]);
    expect(rows.filter(({ name }) => name.startsWith('gifts_by_date'))).toHaveLength(1);
    await database.destroy();
  });

  test('gives queued mails the key of their address', async () => {
    const former = await connectDatabase(target);
    await migrateTo(former, engineOf(target), '0014-pictures-version');
    await sql`insert into outbox (id, kind, recipient, content, state, created_at, due_at, expires_at)
      values ('a', 'test', 'Ada@Example.org', '', 'waiting', 1, 1, 1)`.execute(former);
    await former.destroy();
    const database = await openDatabase(target);
    expect(await database.selectFrom('outbox').select('email_key').execute()).toEqual([
      { email_key: 'ada@example.org' },
    ]);
    await database.destroy();
  });

  test('waits for the migration of another process, and reports that it waits', async () => {
    await (await openDatabase(target)).destroy();
    // Longer than the query timeout of either engine.
    const milliseconds = target.databaseUrl === undefined ? 5500 : 9500;
    const release = await holdMigrationLock(target);
    let notices = 0;
    const opening = openDatabase(target, { onWait: () => (notices += 1) });
    await Promise.race([opening, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
    expect(notices).toBe(1);
    await release();
    await (await opening).destroy();
  });

  test.each([
    ['of an earlier version', (database: Database) => downgrade(database, [...names, '0009-later'])],
    [
      'of this version',
      async (database: Database) => {
        const later = new Date().toISOString();
        await sql`insert into kysely_migration values ('0009-later', ${later})`.execute(database);
      },
    ],
  ])('rejects an unknown migration in a database %s with a sentence', async (_, change) => {
    const database = await openDatabase(target);
    await change(database);
    await database.destroy();
    await expect(openDatabase(target)).rejects.toThrow(
      'the database has the migration “0009-later”, which this version does not know. Start the version that added it, or a newer one.',
    );
  });
});

describe.each(engines)('a database of the second release on $name', (engine) => {
  /* One upgrade of one database, whose rows the tests read. */
  let target: TestTarget;
  let database: Database;
  beforeAll(async () => {
    target = await engine.createTarget();
    const former = await openSecondRelease(target);
    for (const [email, key] of [
      ['Ada@example.org', 'ada@example.org'],
      ['mi\u212Ae@example.org', 'mike@example.org'],
    ]) {
      await sql`insert into donors
        (email, email_key, first_name, last_name, password_hash, created_at, last_login_at)
        values (${email}, ${key}, 'Ada', 'Byron', 'x', 0, 0)`.execute(former);
    }
    await sql`insert into news (title, tags, cover_image_url, published_at, detail, author_name)
      values ('A story', '', '', 0, '', '')`.execute(former);
    for (const hash of ['one', 'one', 'two']) {
      await sql`insert into comments (news_id, comentator_name, comment, published_at, state, text_hash)
        values (1, 'Ada', 'A kind word', 0, 'shown', ${hash})`.execute(former);
    }
    for (const [purpose, browser, verifiedAt] of [
      ['recovery', 'verified', 7],
      ['recovery', 'pending', null],
      ['sign-up', null, null],
    ]) {
      await sql`insert into codes (purpose, email_key, code_hash, expires_at, browser_hash, verified_at)
        values (${purpose}, ${`${browser}@example.org`}, 'x', 9, ${browser}, ${verifiedAt})`.execute(former);
    }
    await sql`insert into campaigns (title, image_url, target_cents, raised_cents, contributors, date_started, description)
      values ('Wells', '/pictures/well.svg', 500, 120, 3, '2026-01-01', 'Water.')`.execute(former);
    for (const [cents, status] of [
      [100, 'completed'],
      [200, ' Pending'],
      [300, 'declined'],
    ]) {
      await sql`insert into donations (donor_id, date, amount_cents, cause, payment_method, payment_status)
        values (1, '2026-02-03', ${cents}, 'A roof', 'Check', ${status})`.execute(former);
    }
    await sql`delete from donations where amount_cents = 300`.execute(former);
    await former.destroy();
    database = await openDatabase(target);
  });
  afterAll(async () => {
    await database.destroy();
    await target.remove();
  });

  test('gets the migrations that it lacks', async () => {
    expect(await recordedNames(database)).toEqual(names);
    await sql`drop index codes_by_end`.execute(database);
  });

  test('gets separate keys for addresses that were folded to the same ASCII address', async () => {
    const donors = await database.selectFrom('donors').select(['email', 'email_key']).orderBy('id').execute();
    expect(donors).toEqual([
      { email: 'Ada@example.org', email_key: 'ada@example.org' },
      { email: 'mi\u212Ae@example.org', email_key: 'mi\u212Ae@example.org' },
    ]);
  });

  test('keeps all comments, including repeated ones', async () => {
    const comments = await database.selectFrom('comments').select('repeats').orderBy('id').execute();
    expect(comments.map(({ repeats }) => repeats)).toEqual([0, 1, 0]);
  });

  test('keeps the permission of a browser that verified its code', async () => {
    const codes = await database.selectFrom('codes').select(['holder', 'email_key', 'verified_at']).execute();
    expect(codes).toEqual([{ holder: 'verified', email_key: 'verified@example.org', verified_at: 7 }]);
  });

  test('gets entries for gifts, and opening balances for campaign totals', async () => {
    expect(await checkBooks(database)).toEqual({ gifts: 2, entries: 2, total: 100, problems: [] });
    expect(await database.selectFrom('gifts').selectAll().orderBy('id').execute()).toMatchObject([
      { id: 1, donor_id: 1, giver_key: 'donor:1', date: '2026-02-03', payment_status: 'completed' },
      { id: 2, payment_status: 'pending', cause: 'A roof', payment_method: 'Check', campaign_id: null },
    ]);
    expect(await database.selectFrom('campaigns').selectAll().execute()).toMatchObject([
      { raised_cents: 120, opening_cents: 120, contributors: 3, opening_contributors: 3 },
    ]);
    const { id } = await recordGift(
      {
        database,
        now: () => 0,
        actor: 'ruth',
        needsApproval: false,
        pictureUses: [],
        timeZone: 'UTC',
        languages: ['en'],
        folders: { uploads: uploadFolder(''), content: '' },
        mailing: noMailing,
      },
      { ...gift, giver: { email: 'ada@example.org' } },
    );
    expect(id).toBe(4);
  });
});
