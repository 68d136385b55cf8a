import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { contentDirectory } from '@hearthlight/content';
import { calls } from '@hearthlight/domain';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod';

import { argon2Passwords } from './accounts/passwords.ts';
import { migrateTo } from './database/migrate.ts';
import { connectDatabase, engineOf, openDatabase } from './database/open.ts';
import { refusals } from './http/refusal.ts';
import { sampleDonor } from './sample/donor.ts';
import { childEnvironment } from './testing/child-environment.ts';
import { anApplicant } from './testing/donors.ts';
import { engines, newFolder, type TestTarget } from './testing/engines.ts';
import { freePort } from './testing/free-port.ts';
import { holdMigrationLock } from './testing/migration-lock.ts';

const server = fileURLToPath(new URL('server.ts', import.meta.url));
const secret = 'a secret of more than thirty-two characters';
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

type Command = readonly [program: string, args: string[]];

function launch(variables: Record<string, string>, [program, args]: Command = [process.execPath, [server]]) {
  const child = spawn(program, args, {
    env: { ...childEnvironment, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  return { child, output };
}

/** Starts a server and waits for its banner. */
async function start(
  target: Pick<TestTarget, 'databaseUrl' | 'dataDirectory'>,
  more: Record<string, string> = {},
  command?: Command,
  isReady: () => Promise<boolean> = () => Promise.resolve(false),
) {
  const variables = {
    DATA_DIR: target.dataDirectory || newFolder(),
    AUTH_SECRET: secret,
    ...(target.databaseUrl !== undefined && { DATABASE_URL: target.databaseUrl }),
    ...more,
  };
  const { child, output } = launch(variables, command);
  const address = () =>
    /Hearthlight is at (http:[^\s"]+)/.exec(output.out)?.[1]?.replace('localhost', '127.0.0.1');
  while (address() === undefined && !(await isReady()) && child.exitCode === null && running.has(child)) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { child, output, url: address() ?? '' };
}

async function stop(child: ChildProcess): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return child.exitCode;
}

test.each([
  [{ PORT: 'none' }, /^PORT must be a number from 0 to 65535\.\n$/],
  [
    { DATABASE_URL: 'postgres://127.0.0.1:1/x', AUTH_SECRET: secret },
    /^DATABASE_URL names a database that cannot be reached\.\n$/,
  ],
])('exits with 1 and one sentence with %j', async (variables, sentence) => {
  const { child, output } = launch({ DATA_DIR: newFolder(), ...variables });
  await once(child, 'close');
  expect([child.exitCode, output.out]).toEqual([1, '']);
  expect(output.err).toMatch(sentence);
});

const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test.runIf(existsSync('/usr/bin/script'))(
  'a start on a terminal prints the addresses of site and outbox, the demo donor, and each mail',
  async () => {
    const args = ['-qec', `"${process.execPath}" "${server}"`, '/dev/null'];
    const { child, output, url } = await start({ databaseUrl: undefined, dataDirectory: newFolder() }, {}, [
      'script',
      args,
    ]);
    expect(output.out).toMatch(/outbox: http:\/\/localhost:\d+\/dev\/mail/);
    const [, email, password] = /Sign in as (\S+) with the password (\S+)/.exec(output.out) ?? [];
    expect((await post(`${url}/api/signin/`, { email, password })).status).toBe(200);
    await post(`${url}/api/send-email-verification-code/`, anApplicant('a@b.example'));
    await expect.poll(() => output.out).toMatch(/Mail to a@b\.example: \d{5} is your Hearthlight code/);
    expect(output.out.match(/^.*"level".*$/gm)).toBeNull();
    expect(await stop(child)).toBe(0);
  },
);

const inUse = (name: string) =>
  `${name} is in use by another program. Stop that program or choose another ${name}.`;
const cannot = (names: string) => `The server cannot listen on ${names}.`;

test('names the variable when it cannot listen on an address', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const refused = [
    [{ PORT: port }, inUse('PORT')],
    [{ METRICS_PORT: port }, inUse('METRICS_PORT')],
    [{ HOST: 'nowhere.invalid' }, cannot('HOST and PORT')],
    [{ METRICS_PORT: '0', METRICS_HOST: '203.0.113.1' }, cannot('METRICS_HOST and METRICS_PORT')],
  ] as const;
  const ends = refused.map(async ([variables]) => {
    const { child, output } = launch({ DATA_DIR: newFolder(), SAMPLE_DATA: 'no', ...variables });
    await once(child, 'close');
    return [child.exitCode, output.err];
  });
  expect(await Promise.all(ends)).toEqual(refused.map(([, sentence]) => [1, `${sentence}\n`]));
  taken.close();
});

test('logs uniform JSON lines with request ids and security events, without addresses and codes', async () => {
  const { child, output, url } = await start({ databaseUrl: undefined, dataDirectory: newFolder() });
  const id = 'proxy-1234567890';
  const response = await fetch(`${url}/api/missing/`, { headers: { 'x-request-id': id } });
  expect(response.headers.get('x-request-id')).toBe(id);
  const invalid = await fetch(`${url}/api/latest-news/`, { headers: { 'x-request-id': '"><script>' } });
  expect(invalid.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect((await fetch(`${url}/%`)).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  await post(`${url}/api/send-email-verification-code/`, anApplicant('ada.trace@example.org'));
  for (let at = 0; at < 6; at += 1) {
    await post(`${url}/api/signin/`, { email: 'ada.trace@example.org', password: 'Wrong-pass-1' });
  }
  const signedIn = await post(`${url}/api/signin/`, {
    email: sampleDonor.email,
    password: sampleDonor.password,
  });
  const { access_token: token } = calls.signIn.response.parse(await signedIn.json());
  await post(`${url}/api/signout/`, { refresh_token: '' }, { authorization: `Bearer ${token}` });
  expect(await stop(child)).toBe(0);
  const lines = linesOf(output.out);
  for (const line of lines) {
    expect(line).toMatchObject({
      level: expect.stringMatching(/^(?:info|warn)$/),
      event: expect.any(String),
    });
    expect(line['time']).toMatch(/^\d{4}-\d\d-\d\dT/);
  }
  const ofRequests = lines.filter((line) => line['route'] !== undefined);
  for (const line of ofRequests) expect(line['request_id']).toMatch(/^[\w-]{16,}$/);
  expect(lines).toContainEqual(
    expect.objectContaining({ event: 'request', request_id: id, method: 'GET', status: 404 }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ event: 'request', route: 'invalid' }));
  expect(lines).toContainEqual(
    expect.objectContaining({ event: 'request', route: '/api/signout/', status: 200 }),
  );
  expect(lines).not.toContainEqual(expect.objectContaining({ route: '/api/latest-news/' }));
  const count = (event: string) => lines.filter((line) => line['event'] === event).length;
  expect([count('sign-in-failed'), count('limit-reached'), count('session-ended')]).toEqual([5, 1, 1]);
  expect(lines).toContainEqual(expect.objectContaining({ event: 'limit-reached', limit: 'sign-in-account' }));
  expect(output.out).not.toMatch(/ada\.trace|is your Hearthlight code/);
  expect(output.err).toBe('');
});

test('also logs requests that only read with LOG_LEVEL=debug', async () => {
  const { child, output, url } = await start(
    { databaseUrl: undefined, dataDirectory: newFolder() },
    { LOG_LEVEL: 'debug' },
  );
  await fetch(`${url}/api/latest-news/`);
  expect(await stop(child)).toBe(0);
  const line = { level: 'debug', event: 'request', method: 'GET', route: '/api/latest-news/', status: 200 };
  expect(linesOf(output.out)).toContainEqual(expect.objectContaining(line));
});

test('does not log requests with LOG_LEVEL=error', async () => {
  const port = await freePort();
  const { child, output } = await start(
    { databaseUrl: undefined, dataDirectory: newFolder() },
    { LOG_LEVEL: 'error', PORT: String(port) },
    undefined,
    () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
  );
  expect((await fetch(`http://127.0.0.1:${port}/robots.txt`)).status).toBe(200);
  expect(await stop(child)).toBe(0);
  expect(output.out).toBe('');
});

/** Signs in as the demo donor. */
const signInDemo = (url: string) =>
  post(`${url}/api/signin/`, { email: sampleDonor.email, password: sampleDonor.password });

test('prints the demo donor only while that donor can sign in', async () => {
  const target = { databaseUrl: undefined, dataDirectory: newFolder() };
  const first = await start(target);
  await stop(first.child);
  expect(first.output.out).toContain(`Sign in as ${sampleDonor.email}`);
  const database = await connectDatabase(target);
  const hash = await argon2Passwords().hash('Another-Pass-1');
  await database.updateTable('donors').set({ password_hash: hash }).execute();
  await database.destroy();
  const second = await start(target);
  await stop(second.child);
  expect(second.output.out).not.toContain('Sign in as');
});

test('removes the demo donor of an earlier start from a site that is not local', async () => {
  const target = { databaseUrl: undefined, dataDirectory: newFolder() };
  const local = await start(target);
  expect((await signInDemo(local.url)).status).toBe(200);
  await stop(local.child);
  for (const dataDirectory of [target.dataDirectory, newFolder()]) {
    const port = await freePort();
    const { child, output } = await start(
      { databaseUrl: undefined, dataDirectory },
      { PUBLIC_URL: 'http://hearthlight.example', SAMPLE_DATA: 'yes', PORT: String(port) },
    );
    expect((await signInDemo(`http://127.0.0.1:${port}`)).status).toBe(401);
    expect(output.out).not.toMatch(/Sign in as|dev\/mail/);
    await stop(child);
  }
});

test('does not start with another currency than that of the amounts in the database', async () => {
  const dataDirectory = newFolder();
  await stop((await start({ databaseUrl: undefined, dataDirectory })).child);
  const folder = newFolder();
  cpSync(contentDirectory({}), folder, { recursive: true });
  const file = join(folder, 'foundation.yaml');
  const euros = readFileSync(file, 'utf8')
    .replace('currency: USD', 'currency: EUR')
    .replace('(USD)', '(EUR)');
  writeFileSync(file, euros);
  const variables = { DATA_DIR: dataDirectory, CONTENT_DIR: folder };
  const sentence = 'The database has amounts in USD, but “currency” in foundation.yaml is EUR.';
  const { child, output } = launch(variables);
  await once(child, 'close');
  expect([child.exitCode, output.out]).toEqual([1, '']);
  expect(output.err).toContain(sentence);
  const commandLine = join(import.meta.dirname, 'admin/cli.ts');
  for (const command of [['check'], ['donation', 'list']]) {
    const run = launch(variables, [process.execPath, [commandLine, ...command]]);
    await once(run.child, 'close');
    expect(run.child.exitCode).toBe(1);
    expect(run.output.out + run.output.err).toContain(sentence);
  }
});

/** Makes a request. Returns the status of a complete response, `refused` without a connection, or the error's code. */
const outcomeOf = (url: string, agent: Agent) =>
  new Promise<string>((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve(error.syscall === 'connect' ? 'refused' : String(error.code));
    get(url, { agent }, (response) => {
      response.resume().once('error', fail);
      response.once('end', () => resolve(String(response.statusCode)));
    }).once('error', fail);
  });

describe.each(engines)('a server on $name', (engine) => {
  test('finishes pending requests, refuses new ones and exits on SIGTERM', async () => {
    const target = await engine.createMigrated();
    const { child, url } = await start(target);
    const { port } = new URL(url);
    const body = JSON.stringify({ email: 'ada@example.org', password: 'Wrong-pass-1' });
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(
      `POST /api/signin/ HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
    );
    await fetch(`${url}/robots.txt`);
    const ended = stop(child);
    await expect
      .poll(
        () =>
          fetch(`${url}/robots.txt`).then(
            () => 'accepted',
            () => 'refused',
          ),
        { timeout: 5000 },
      )
      .toBe('refused');
    socket.write(body.slice(9));
    expect(await ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toContain(refusals.incorrectSignIn);
    await target.remove();
  });

  test('is not ready but responds to every request on open connections while it stops', async () => {
    const target = await engine.createMigrated();
    const { child, url } = await start(target, { DRAIN_SECONDS: '3', METRICS_PORT: '0' });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const clients = Array.from({ length: 38 }, () => requestUntilClosed(url));
    const probe = requestUntilClosed(url, '/readyz');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const ended = stop(child);
    const outcomes = await Promise.all(clients);
    expect(new Set(outcomes)).toEqual(new Set(['closed after 200']));
    expect(await probe).toBe('closed after 503');
    expect(await ended).toBe(0);
    await target.remove();
  });

  test.each([
    ['persistent connections', true],
    ['a connection for each request', false],
  ])('resets none of 2,000 requests of 300 clients with %s', { timeout: 120_000 }, async (_, keepAlive) => {
    const target = await engine.createMigrated();
    const outcomes = new Map<string, number>();
    const sum = () => [...outcomes.values()].reduce((total, count) => total + count, 0);
    while (sum() < 2000) {
      const { child, url } = await start(target);
      const agent = new Agent({ keepAlive });
      const requestUntilRefused = async () => {
        for (let outcome = ''; outcome !== 'refused';) {
          outcome = await outcomeOf(`${url}/api/latest-news/`, agent);
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        }
      };
      const clients = Array.from({ length: 300 }, requestUntilRefused);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await stop(child)).toBe(0);
      await Promise.all(clients);
    }
    expect([...outcomes.keys()].toSorted()).toEqual(['200', 'refused']);
    await target.remove();
  });

  test('answers /healthz while two processes start with a slow migration, which runs once', async () => {
    const target = await engine.createTarget();
    const gifts = 160_000;
    await addFormerGifts(target, gifts);
    const release = await holdMigrationLock(target);
    const ports = [await freePort(), await freePort()];
    const starts = ports.map(async (port) => {
      const seen = watchStart(`http://127.0.0.1:${port}`);
      const { child } = await start(target, { PORT: String(port), SAMPLE_DATA: 'no' });
      return { child, ...(await seen) };
    });
    for (const port of ports) {
      const isAlive = () =>
        fetch(`http://127.0.0.1:${port}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isAlive, { timeout: 30_000 }).toBe(true);
    }
    await release();
    for (const { answers, child, longestPause, waited } of await Promise.all(starts)) {
      expect(answers.health).toEqual(new Set([200]));
      expect(answers.page).toEqual(new Set([`503 ${refusals.starting}`]));
      // A blocked process answers nothing during the longest statement.
      expect(longestPause).toBeLessThan(waited / 2);
      expect(await stop(child)).toBe(0);
    }
    const database = await connectDatabase(target);
    const { count } = await database
      .selectFrom('receipts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(gifts);
    await database.destroy();
    await target.remove();
  }, 120_000);

  test('serves metrics on a separate port', async () => {
    const target = await engine.createMigrated();
    const { child, output, url } = await start(target, { METRICS_PORT: '0' });
    await fetch(`${url}/api/latest-news/`);
    await post(`${url}/api/send-email-verification-code/`, anApplicant('ada@example.org'));
    for (let at = 0; at < 6; at += 1) {
      await post(`${url}/api/signin/`, { email: 'ada@example.org', password: 'Wrong-pass-1' });
    }
    expect((await fetch(`${url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
    const address = /Metrics are at (http:[^\s"]+)/.exec(output.out)?.[1] ?? '';
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:/);
    const text = await (await fetch(address)).text();
    expect(text).toContain('http_requests_total{method="GET",route="/api/latest-news/",status="200"} 1');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/latest-news/"} 1');
    expect(text).toContain('limits_reached_total{limit="sign-in-account"} 1');
    expect(text).toContain('mails_total{outcome="sent"} 1');
    expect(text).toContain('password_hashes{state="pending"} 0');
    const hasPool = /database_pool_connections\{state="total"\} [1-9]/.test(text);
    expect(hasPool).toBe(engine.name === 'PostgreSQL');
    expect(await stop(child)).toBe(0);
    await target.remove();
  });

  test('loses no acknowledged comment when killed under load', async () => {
    const target = await engine.createTarget();
    const database = await openDatabase(target);
    const rows = Array.from({ length: 40 }, (_, at) => ({
      title: `Story ${at}`,
      tags: 'Water',
      cover_image_url: '/pictures/well.svg',
      cover_image_description: null,
      published_at: at,
      detail: '<p>Water.</p>',
      author_name: 'Ruth W.',
    }));
    const news = await database.insertInto('news').values(rows).returning('id').execute();
    await database.destroy();
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { child, url } = await start(target, { SAMPLE_DATA: 'no', TRUST_PROXY: 'loopback' });
      const before = acknowledged.length;
      const writing = Array.from({ length: 8 }, (_, writer) =>
        writeUntilGone(url, news, `${round} ${writer}`, acknowledged),
      );
      await expect.poll(() => acknowledged.length - before, { timeout: 15_000 }).toBeGreaterThan(20);
      child.kill('SIGKILL');
      await Promise.all(writing);
    }
    const after = await openDatabase(target);
    const kept = await after.selectFrom('comments').select('comment').execute();
    const texts = new Set(kept.map(({ comment }) => comment));
    expect(acknowledged.filter((text) => !texts.has(text))).toEqual([]);
    await after.destroy();
    await target.remove();
  });
});

/** Fills a database of the version before receipts, so that the next migration takes seconds. */
async function addFormerGifts(target: TestTarget, count: number): Promise<void> {
  const database = await connectDatabase(target);
  await migrateTo(database, engineOf(target), '0031-picture-uses');
  const batch = 20_000;
  for (let start = 0; start < count; start += batch)
    await sql`insert into donations
      (giver_key, giver_name, date, amount_cents, cause, payment_method, payment_status, external_id)
      with recursive numbers (i) as (select ${sql.lit(start)} union all select i + 1 from numbers where i + 1 < ${sql.lit(start + batch)})
      select 'name:giver ' || i % 5000, 'Giver ' || i % 5000, '202' || i % 6 || '-05-' || (10 + i % 20), 2500, 'A roof',
        'Paypal service', 'completed', 'bank:' || i from numbers`.execute(database);
  await database.destroy();
}

/** Makes requests until a process is ready. Returns its answers and, in milliseconds, the longest time without one. */
async function watchStart(url: string) {
  const answers = { health: new Set<number>(), page: new Set<string>() };
  const pauses: number[] = [];
  const ask = (path: string) => fetch(url + path).catch(() => undefined);
  for (let last: number | undefined; ;) {
    const health = await ask('/healthz');
    // Refused until it listens, and never again.
    if (health || last !== undefined) answers.health.add(health?.status ?? 0);
    if (health) {
      pauses.push(performance.now() - (last ?? performance.now()));
      last = performance.now();
      const page = await ask('/about');
      if ((await ask('/readyz'))?.ok) break;
      const { message } = z.object({ message: z.string() }).parse(await page?.json());
      answers.page.add(`${page?.status} ${message}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    answers,
    longestPause: Math.max(...pauses),
    waited: pauses.reduce((sum, pause) => sum + pause, 0),
  };
}

/** Sends requests one by one over one connection until the server closes it. Returns how it ended. */
async function requestUntilClosed(url: string, path = '/api/latest-news/'): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const outcome = await new Promise<{ status?: number | undefined; closed: boolean; error?: string }>(
      (resolve) => {
        get(`${url}${path}`, { agent }, (response) => {
          const { headers, statusCode: status } = response;
          response.resume().on('end', () => resolve({ status, closed: headers.connection === 'close' }));
        }).on('error', ({ message }) => resolve({ closed: true, error: message }));
      },
    );
    if (outcome.closed) return outcome.error ?? `closed after ${outcome.status}`;
  }
}

/** Posts comments from different clients until the server is gone. Collects the acknowledged ones. */
async function writeUntilGone(
  url: string,
  news: readonly { id: number }[],
  name: string,
  acknowledged: string[],
) {
  for (let at = 0; ; at += 1) {
    const comment = `A kind word from writer ${name}, the ${at}th of many.`;
    const id = news[at % news.length]?.id ?? 0;
    try {
      const answer = await fetch(`${url}/api/news/${id}/comment/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${at % 250}.${name.replace(' ', '.')}`,
        },
        body: JSON.stringify({ comentator_name: 'Halima G.', comment }),
      });
      await answer.text();
      if (answer.status === 200) acknowledged.push(comment);
    } catch {
      return;
    }
  }
}
