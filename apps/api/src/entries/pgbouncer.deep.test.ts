import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { connectDatabase } from '../database/open.ts';
import { anApplicant, password } from '../testing/donors.ts';
import { hasPostgres, newFolder } from '../testing/engines.ts';
import { freePort } from '../testing/free-port.ts';
import { isReachable, postgresUrl } from '../testing/postgres.ts';
import { running, start } from '../testing/server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const hasPgbouncer = spawnSync('pgbouncer', ['--version']).status === 0;
if (!hasPgbouncer) {
  process.stderr.write('\nWarning: pgbouncer is missing. A pooler in transaction mode is not tested.\n\n');
}

const name = `hearthlight_pooled_${Date.now()}`;

/** Runs a statement without the pooler, in `database` or the test database. */
async function onPostgres(statement: string, database?: string): Promise<unknown[]> {
  const url = new URL(postgresUrl);
  if (database !== undefined) url.pathname = `/${database}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const until = (isTrue: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await isTrue()).toBe(true), { timeout: 60_000, interval: 100 });

/** Options to run as another user, because pgbouncer refuses to run as root. */
const unprivileged = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];

/** Starts pgbouncer in transaction mode with three connections. Returns the URL of the pooled database. */
async function startPgbouncer(): Promise<string> {
  const folder = newFolder();
  const port = await freePort();
  const { hostname, password: secret, port: upstream, username } = new URL(postgresUrl);
  const login = `user=${username} ${secret && `password=${decodeURIComponent(secret)}`}`;
  const users = join(folder, 'users.txt');
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" "${decodeURIComponent(secret)}"\n`, { mode: 0o644 });
  writeFileSync(
    file,
    `[databases]
${name} = host=${hostname} port=${upstream || 5432} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file = ${users}
pool_mode = transaction
default_pool_size = 3
${settingsInDocs()}
`,
    { mode: 0o644 },
  );
  chmodSync(folder, 0o755);
  running.add(spawn('pgbouncer', [...unprivileged, file], { stdio: 'ignore' }));
  const url = `postgres://${username}@127.0.0.1:${port}/${name}`;
  await until(() => isReachable(url));
  return url;
}

/** The pgbouncer settings in docs/operating.md. */
function settingsInDocs(): string {
  const docs = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
  return /```ini\n([^`]*ignore_startup_parameters[^`]*)```/.exec(docs)?.[1] ?? '';
}

async function post(url: string, body: object, from = '203.0.113.7'): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

describe.runIf(hasPgbouncer && hasPostgres)('two processes behind pgbouncer in transaction mode', () => {
  let pooled = '';
  let servers: string[] = [];
  beforeAll(async () => {
    await onPostgres(`create database ${name}`);
    pooled = await startPgbouncer();
    // Both start on an empty database: one migrates through the pooler, the other waits.
    const startServer = () => start({ databaseUrl: pooled, dataDirectory: newFolder() }, { TRUST_PROXY: 'loopback' });
    servers = (await Promise.all([startServer(), startServer()])).map(({ url }) => url);
  });
  afterAll(async () => {
    for (const child of [...running].filter(({ exitCode }) => exitCode === null)) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    await onPostgres(`drop database if exists ${name} with (force)`);
  });

  test('share exact limits and store every acknowledged comment', async () => {
    const database = await connectDatabase({ databaseUrl: pooled, dataDirectory: '' });
    const article = { tags: '', cover_image_url: '/a.svg', cover_image_description: null, published_at: 1 };
    const { id } = await database
      .insertInto('news')
      .values({ ...article, title: 'A story', detail: '', author_name: 'Ruth W.' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const comment = (at: number, from: string) =>
      post(
        `${servers[at % 2]}/api/news/${id}/comment/`,
        { comentator_name: 'Halima G.', comment: `A kind word of some length, number ${at}.` },
        from,
      );
    const numbers = Array.from({ length: 24 }, (_, at) => at);
    const limited = await Promise.all(numbers.map((at) => comment(at, '203.0.113.7')));
    expect(limited.filter((status) => status === 200)).toHaveLength(5);
    expect(limited.filter((status) => status === 400)).toHaveLength(19);
    const others = await Promise.all(Array.from({ length: 120 }, (_, at) => comment(100 + at, `198.51.100.${at}`)));
    expect(new Set(others)).toEqual(new Set([200]));
    const rows = await database.selectFrom('comments').select('id').execute();
    expect(rows).toHaveLength(125);
    await database.destroy();
  });

  test('sign donors up and in, each step in another process', async () => {
    const database = await connectDatabase({ databaseUrl: pooled, dataDirectory: '' });
    const email = 'ada@example.org';
    expect(await post(`${servers[0]}/api/send-email-verification-code/`, anApplicant(email))).toBe(200);
    const wrong = { ...anApplicant(email), code: '00000', password };
    expect(await post(`${servers[1]}/api/verify-code-and-sign-up/`, wrong)).toBe(400);
    const { tries } = await database.selectFrom('codes').select('tries').executeTakeFirstOrThrow();
    expect(tries).toBe(1);
    expect(await post(`${servers[1]}/api/signin/`, { email, password })).toBe(401);
    await database.destroy();
  });

  test('leave no session lock behind', async () => {
    expect(
      await onPostgres(
        "select 1 from pg_locks join pg_database on pg_database.oid = database where datname = current_database() and locktype = 'advisory'",
        name,
      ),
    ).toEqual([]);
  });
});
