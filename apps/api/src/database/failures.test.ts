import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

import { Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import { refusals } from '../platform/http/refusal.ts';
import { aSignedInDonor } from '../testing/donors.ts';
import { engines, hasPostgres, newFolder } from '../testing/engines.ts';
import { addCampaign } from '../testing/gifts.ts';
import { createTestContext } from '../testing/test-context.ts';
import { isDatabaseUnavailable, isRefusedValue, unavailableReason } from './failures.ts';
import { openDatabase } from './open.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';

const withCode = (code: string, message = '') => Object.assign(new Error(message), { code });

test('distinguishes an unavailable database from bugs', () => {
  const refused = withCode('ECONNREFUSED');
  const unavailable = [
    refused,
    new AggregateError([refused, refused]),
    withCode('57P01', 'terminating connection due to administrator command'),
    withCode('53300', 'sorry, too many clients already'),
    withCode('08006'),
    withCode('40P01', 'deadlock detected'),
    withCode('40001', 'could not serialize access due to concurrent update'),
    withCode('28P01', 'password authentication failed for user "hearthlight"'),
    withCode('3D000', 'database "hearthlight" does not exist'),
    withCode('25006', 'cannot execute UPDATE in a read-only transaction'),
    withCode('55P03', 'could not obtain lock on row'),
    withCode('57P03', 'the database system is shutting down'),
    withCode('ENOSPC', 'no space left on device'),
    Object.assign(withCode('ERR_SQLITE_ERROR', 'attempt to write a readonly database'), { errcode: 8 }),
    Object.assign(withCode('ERR_SQLITE_ERROR', 'disk I/O error'), { errcode: 10 + 256 }),
    new Error('timeout exceeded when trying to connect'),
    Object.assign(withCode('ERR_SQLITE_ERROR', 'database is locked'), { errcode: 5 }),
    Object.assign(withCode('ERR_SQLITE_ERROR', 'database or disk is full'), { errcode: 13 }),
    Object.assign(withCode('ERR_SQLITE_ERROR', 'the database was moved to PostgreSQL'), { errcode: 1811 }),
  ];
  expect(unavailable.map(isDatabaseUnavailable)).toEqual(unavailable.map(() => true));
  const mistakes = [
    withCode('42P01', 'relation does not exist'),
    withCode('23505'),
    Object.assign(withCode('ERR_SQLITE_ERROR', 'no such table'), { errcode: 1 }),
    new TypeError('x is undefined'),
    'text',
  ];
  expect(mistakes.map(isDatabaseUnavailable)).toEqual(mistakes.map(() => false));
});

test.each([
  [withCode('28P01', 'password authentication failed for user "hearthlight"'), /^password .* "hearthlight"$/],
  [new AggregateError([withCode('ECONNREFUSED', 'connect ECONNREFUSED ::1:5432')]), /ECONNREFUSED ::1:5432$/],
  [withCode('57P03', 'the database system\n is starting up.'), /^the database system is starting up$/],
])('says why a database is unavailable: %s', (error, reason) => {
  expect(unavailableReason(error)).toMatch(reason);
});

test.runIf(hasPostgres)('names a missing database, and no password', async () => {
  const target = await postgres().createTarget();
  const url = new URL(target.databaseUrl ?? '');
  url.pathname = '/missing';
  url.password = 'the-password';
  const error: unknown = await openDatabase({ databaseUrl: url.href, dataDirectory: '' }).catch(
    (thrown: unknown) => thrown,
  );
  await target.remove();
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(unavailableReason(error)).toBe('database "missing" does not exist');
});

test('distinguishes values that the database refuses from other failures', () => {
  const sqlite = (errcode: number) => Object.assign(withCode('ERR_SQLITE_ERROR'), { errcode });
  const refused = [sqlite(19), sqlite(19 + 5 * 256), sqlite(20), withCode('22P02'), withCode('23502')];
  expect(refused.map(isRefusedValue)).toEqual(refused.map(() => true));
  const others = [sqlite(1), sqlite(5), withCode('42P01'), new Error('full'), 'text'];
  expect(others.map(isRefusedValue)).toEqual(others.map(() => false));
});

describe.each(engines)('a failing query on $name', (engine) => {
  test('returns 500 without internal details', async () => {
    const context = await createTestContext(engine);
    for (const table of ['open_articles', 'comments', 'former_titles', 'news_revisions', 'news_translations'])
      await sql`drop table ${sql.table(table)}`.execute(context.database);
    await sql`drop table news`.execute(context.database);
    const response = await context.request('latestNews');
    expect([response.statusCode, response.json()]).toEqual([500, { message: refusals.serverError }]);
    await context.close();
  });

  test('is not taken for a removed account when a donor joins a campaign', async () => {
    const context = await createTestContext(engine);
    const { access_token: token } = await aSignedInDonor(context, 'ada@example.org');
    const campaignId = await addCampaign(context.database);
    await sql`drop table registrations`.execute(context.database);
    const { statusCode } = await context.request('joinCampaign', {
      token,
      body: { campaign_id: campaignId },
    });
    expect(statusCode).toBe(500);
    await context.close();
  });
});

/** Starts a TCP proxy to the database that can be closed, reopened or silenced (connected, but without data). */
async function proxyTo(url: string) {
  const target = new URL(url);
  const upstream = { host: target.hostname, port: Number(target.port || 5432) };
  const sockets = new Set<Socket>();
  let isSilent = false;
  const proxy = createServer((client) => {
    const server = connect(upstream);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        server.destroy();
      });
    }
    if (isSilent) return;
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
  const close = async () => {
    const closed = once(proxy, 'close');
    proxy.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  /** Silences the proxy. Connections opened before or during the silence never transfer data again. */
  const silence = () => {
    isSilent = true;
    for (const socket of sockets) socket.unpipe().pause();
  };
  const endSilence = () => {
    isSilent = false;
  };
  return { url: target.href, close, reopen: () => open(port), silence, endSilence };
}

function postgres() {
  const engine = engines.find(({ name }) => name === 'PostgreSQL');
  if (!engine) throw new Error('PostgreSQL is reachable but not among the engines');
  return engine;
}

test.runIf(hasPostgres)('drops all connections as soon as one times out', async () => {
  const target = await postgres().createTarget();
  const proxy = await proxyTo(target.databaseUrl ?? '');
  const url = `${proxy.url}&query_timeout=400`;
  const context = await createTestContext({
    name: 'PostgreSQL',
    createTarget: () => Promise.resolve({ ...target, databaseUrl: url }),
  });
  const statuses = async (count: number) => {
    const bodies = Array.from({ length: count }, () => ({ email: 'ada@example.org' }));
    const responses = await Promise.all(bodies.map((body) => context.request('registrationDetailExistence', { body })));
    return [...new Set(responses.map(({ statusCode }) => statusCode))];
  };
  expect(await statuses(10)).toEqual([200]);
  proxy.silence();
  expect(await statuses(2)).toEqual([503]);
  proxy.endSilence();
  expect(await statuses(36)).toEqual([200]);
  await context.close();
  await proxy.close();
});

test.runIf(hasPostgres)('replaces connections that have reached their maximum age', async () => {
  const target = await postgres().createTarget();
  const database = new Kysely<Schema>({
    dialect: postgresDialect(target.databaseUrl ?? '', { maxAge: 0.2 }),
  });
  const process = async () => {
    const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(database);
    return rows[0]?.id;
  };
  const first = await process();
  await expect.poll(process).not.toBe(first);
  await database.destroy();
  await target.remove();
});

test.runIf(hasPostgres)(
  'returns 503 with a sentence while the database is unreachable, and then recovers',
  async () => {
    const target = await postgres().createTarget();
    const proxy = await proxyTo(target.databaseUrl ?? '');
    const siteDirectory = newFolder();
    writeFileSync(join(siteDirectory, 'shell.html'), '<!doctype html><title>A shell</title>');
    const context = await createTestContext(
      {
        name: 'PostgreSQL',
        createTarget: () => Promise.resolve({ ...target, databaseUrl: proxy.url }),
      },
      { siteDirectory },
    );
    const { access_token: token } = await aSignedInDonor(context, 'ada@example.org');
    const sendRequests = () => Promise.all([context.request('latestNews'), context.request('dashboard', { token })]);
    await proxy.close();
    const page = await context.app.inject({ method: 'GET', url: '/news/A%20story' });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '10']);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.body).toContain(refusals.serverError);
    for (const response of await sendRequests()) {
      expect([response.statusCode, response.json()]).toEqual([503, { message: refusals.serverError }]);
      expect(response.headers['retry-after']).toBe('10');
    }
    await proxy.reopen();
    expect((await sendRequests()).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await context.close();
    await proxy.close();
  },
);
