import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { promisify } from 'node:util';

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import { argon2Passwords } from '../accounts/passwords.ts';
import { refusals } from '../http/refusal.ts';
import { aSignedInDonor } from '../testing/donors.ts';
import { engines, hasPostgres } from '../testing/engines.ts';
import { openStage } from '../testing/stage.ts';
import { isDatabaseAway } from './failures.ts';
import { removeExpired } from './housekeeping.ts';
import { openDatabase } from './open.ts';
import { addSampleData, hasSampleData } from './sample.ts';

const run = promisify(execFile);
const hour = 3_600_000;

describe.each(engines)('the database on $name', (engine) => {
  test('several processes that start together make the tables once', async () => {
    const place = await engine.newPlace();
    const open = `import { openDatabase } from ${JSON.stringify(new URL('open.ts', import.meta.url).href)};
      const database = await openDatabase(${JSON.stringify(place)});
      await database.destroy();`;
    const outcomes = await Promise.all(
      Array.from({ length: 3 }, () => run(process.execPath, ['--input-type=module', '--eval', open])),
    );
    expect(outcomes.map(({ stderr }) => stderr)).toEqual(['', '', '']);
    const database = await openDatabase(place);
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(database);
    expect(rows.map(({ name }) => name)).toEqual(['0001-first', '0002-news-version', '0003-codes-by-end']);
    await database.destroy();
    await place.remove();
  });

  test('the sample data is put in once, and what became of it stays', async () => {
    const place = await engine.newPlace();
    const database = await openDatabase(place);
    const passwords = argon2Passwords();
    expect(await hasSampleData(database)).toBe(false);
    const add = () => addSampleData(database, Date.now(), passwords);
    await Promise.all([add(), add()]);
    const count = async () => (await database.selectFrom('news').select('id').execute()).length;
    const before = await count();
    expect(before).toBeGreaterThan(3);
    await database.deleteFrom('news').execute();
    await add();
    expect(await count()).toBe(0);
    expect(await hasSampleData(database)).toBe(true);
    await database.destroy();
    await place.remove();
  });

  test('what has run out is removed, and nothing else', async () => {
    const stage = await openStage(engine);
    const { access_token: token } = await aSignedInDonor(stage, 'ada@example.org');
    await stage.ask('sendPasswordResetCode', { body: { email: 'ada@example.org' } });
    await removeExpired(stage.database, stage.clock.now);
    expect((await stage.ask('userDetails', { token })).statusCode).toBe(200);
    expect(await stage.database.selectFrom('codes').selectAll().execute()).toHaveLength(1);
    await removeExpired(stage.database, stage.clock.now + 25 * hour);
    for (const table of ['sessions', 'codes', 'limits'] as const) {
      expect(await stage.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    await stage.close();
  });

  test('an unknown fault is answered without a word of the inside', async () => {
    const stage = await openStage(engine);
    await sql`drop table comments`.execute(stage.database);
    await sql`drop table news`.execute(stage.database);
    const answer = await stage.ask('latestNews');
    expect([answer.statusCode, answer.json()]).toEqual([500, { message: refusals.resting }]);
    await stage.close();
  });
});

const withCode = (code: string, message = '') => Object.assign(new Error(message), { code });

test('what is the database’s absence, and what is our own mistake', () => {
  const refused = withCode('ECONNREFUSED');
  const away = [
    refused,
    new AggregateError([refused, refused]),
    withCode('57P01', 'terminating connection due to administrator command'),
    withCode('53300', 'sorry, too many clients already'),
    withCode('08006'),
    new Error('timeout exceeded when trying to connect'),
    Object.assign(withCode('ERR_SQLITE_ERROR', 'database is locked'), { errcode: 5 }),
    Object.assign(withCode('ERR_SQLITE_ERROR', 'database or disk is full'), { errcode: 13 }),
  ];
  expect(away.map(isDatabaseAway)).toEqual(away.map(() => true));
  const ours = [
    withCode('42P01', 'relation does not exist'),
    withCode('23505'),
    Object.assign(withCode('ERR_SQLITE_ERROR', 'no such table'), { errcode: 1 }),
    new TypeError('x is undefined'),
    'text',
  ];
  expect(ours.map(isDatabaseAway)).toEqual(ours.map(() => false));
});

/** A way to the database that can be cut and mended. */
async function wayTo(url: string) {
  const target = new URL(url);
  const there = { host: target.hostname, port: Number(target.port || 5432) };
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(there);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        server.destroy();
      });
    }
    client.pipe(server).pipe(client);
  });
  const open = async (port = 0) => {
    proxy.listen(port, '127.0.0.1');
    await once(proxy, 'listening');
    const address = proxy.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  };
  const port = await open();
  target.hostname = '127.0.0.1';
  target.port = String(port);
  const cut = async () => {
    const closed = once(proxy, 'close');
    proxy.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { url: target.href, cut, mend: () => open(port) };
}

test.runIf(hasPostgres)(
  'a database that is gone for a while: 503 with a sentence, then all is well by itself',
  async () => {
    const engine = engines.find(({ name }) => name === 'PostgreSQL');
    if (!engine) throw new Error('PostgreSQL is there and not among the engines');
    const place = await engine.newPlace();
    const way = await wayTo(place.databaseUrl ?? '');
    const stage = await openStage({
      name: 'PostgreSQL',
      newPlace: () => Promise.resolve({ ...place, databaseUrl: way.url }),
    });
    const { access_token: token } = await aSignedInDonor(stage, 'ada@example.org');
    const ask = () => Promise.all([stage.ask('latestNews'), stage.ask('dashboard', { token })]);
    await way.cut();
    for (const answer of await ask()) {
      expect([answer.statusCode, answer.json()]).toEqual([503, { message: refusals.resting }]);
      expect(answer.headers['retry-after']).toBe('10');
    }
    await way.mend();
    expect((await ask()).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await stage.close();
    await way.cut();
  },
);
