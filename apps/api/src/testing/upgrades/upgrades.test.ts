import { writeFileSync } from 'node:fs';

import { afterEach, describe, expect, test, vi } from 'vitest';

import { readMigrations } from '../../database/migrate.ts';
import { connectDatabase, engineOf, sqliteFile } from '../../database/open.ts';
import { checkBooks } from '../../features/ledger/check.ts';
import { engines, sqlite, type TestEngine, type TestTarget } from '../engines.ts';
import { withClient } from '../postgres.ts';
import { createTestContext, type TestContext } from '../test-context.ts';
import { books, emptyBooks, ledger, seenByDonor, seenByVisitors } from './expected.ts';
import { hasFixture, readFixture } from './fixtures.ts';
import { fixturePassword } from './rows.ts';

vi.setConfig({ testTimeout: 30_000 });

const target = await sqlite.createTarget();
const empty = await connectDatabase(target);
const { pending: migrations } = await readMigrations(empty);
await empty.destroy();
await target.remove();

/** Returns an engine whose databases are those that a migration left behind. The context upgrades them. */
function engineAt(engine: TestEngine, migration: string): Pick<TestEngine, 'name' | 'createTarget'> {
  const load = async (loaded: TestTarget) => {
    const content = readFixture(migration, engineOf(loaded));
    if (loaded.databaseUrl === undefined) writeFileSync(sqliteFile(loaded.dataDirectory), content);
    else await withClient(loaded.databaseUrl, (client) => client.query(content.toString('utf8')));
    return loaded;
  };
  return { name: engine.name, createTarget: async () => load(await engine.createTarget()) };
}

const numberOf = (migration: string) => Number(migration.slice(0, 4));

describe.each(engines)('an upgrade to this version on $name', (engine) => {
  let context: TestContext | undefined;
  afterEach(async () => {
    await context?.close();
    context = undefined;
  });

  test.each(migrations)('from %s keeps everything that people see', async (migration) => {
    expect(
      hasFixture(migration, engine.name === 'SQLite' ? 'sqlite' : 'postgres'),
      'run `npm exec -- node apps/api/src/testing/upgrades/make.ts` and commit the new files',
    ).toBe(true);
    context = await createTestContext(engineAt(engine, migration));
    const number = numberOf(migration);
    expect(await readAsVisitor(context)).toEqual(seenByVisitors);
    expect(await readAsDonor(context)).toMatchObject(seenByDonor);
    expect(await readBooks(context)).toEqual(number < numberOf('0009-bills') ? emptyBooks : books);
    expect(await readLedgers(context)).toEqual(number < numberOf('0011-ledger') ? [] : ledger);
  });
});

async function readAsVisitor({ app, request }: TestContext) {
  const news = (await request('latestNews')).json();
  const article = (await request('newsDetail', { params: { title: 'Forty days of water' } })).json();
  const badge = await app.inject('/campaigns/1/badge.svg');
  return { news, article, badge: /\$11,240\.50/.exec(badge.body)?.[0] };
}

async function readAsDonor({ request }: TestContext) {
  const signedIn = await request('signIn', { body: { email: 'ada@example.org', password: fixturePassword } });
  const token = String(signedIn.json().access_token);
  return (await request('dashboard', { token })).json();
}

async function readBooks({ database, request }: TestContext) {
  expect(await checkBooks(database)).toMatchObject({ problems: [] });
  return (await request('books')).json();
}

async function readLedgers({ app, request }: TestContext) {
  const { months } = (await request('ledger')).json();
  return Promise.all(
    months.map(async (month: { month: string }) => ({
      ...month,
      file: (await app.inject(`/ledger/${month.month}.json`)).body,
    })),
  );
}
