import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

import { contentDirectory } from '@hearthlight/content';
import { calls, setFormats, usEnglish } from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { connectDatabase } from '../database/open.ts';
import { argon2Passwords } from '../features/accounts/passwords.ts';
import { sampleDonor } from '../features/donors/sample.ts';
import { refusals } from '../platform/http/refusal.ts';
import { createLogger } from '../platform/logger.ts';
import { adminEnvironment } from '../testing/admin.ts';
import { anApplicant } from '../testing/donors.ts';
import { engines, newFolder, sqlite, type TestTarget } from '../testing/engines.ts';
import { freePort } from '../testing/free-port.ts';
import { killAfterEach, launch, post, running, secret, serverFile, start, stop } from '../testing/server-process.ts';
import { createTestContext } from '../testing/test-context.ts';
import { ConfigError, refuseAddress } from './config.ts';
import { createProgram } from './program.ts';

killAfterEach();

test.each([
  [{ PORT: 'none' }, /^PORT must be a number from 0 to 65535\.\n$/],
  [
    { DATABASE_URL: 'postgres://127.0.0.1:1/x', AUTH_SECRET: secret },
    /^DATABASE_URL names a database that cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:1\.\n$/,
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

const inUse = (name: string) => `${name} is in use by another program. Stop that program or choose another ${name}.`;
const cannot = (names: string) => `The server cannot listen on ${names}.`;

describe('an address on which the server cannot listen', () => {
  const taken = createServer().listen(0, '127.0.0.1');
  let port = 0;
  beforeAll(async () => {
    if (!taken.listening) await once(taken, 'listening');
    const address = taken.address();
    port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  });
  afterAll(() => void taken.close());

  test.each([
    ['', '127.0.0.1', inUse('PORT')],
    ['METRICS_', '127.0.0.1', inUse('METRICS_PORT')],
    ['', 'nowhere.invalid', cannot('HOST and PORT')],
    ['METRICS_', '203.0.113.1', cannot('METRICS_HOST and METRICS_PORT')],
  ] as const)('is named by its variable %sHOST %s', async (prefix, host, sentence) => {
    const [error] = await once(createServer().listen(port, host), 'error');
    expect(() => refuseAddress(prefix)(error)).toThrow(new ConfigError(sentence));
  });

  test('ends the start', async () => {
    const refused = [
      [{ PORT: String(port) }, inUse('PORT')],
      [{ METRICS_PORT: String(port) }, inUse('METRICS_PORT')],
    ] as const;
    const ends = refused.map(async ([variables]) => {
      const { dataDirectory } = await sqlite.createMigrated();
      const { child, output } = launch({ DATA_DIR: dataDirectory, SAMPLE_DATA: 'no', ...variables });
      await once(child, 'close');
      return [child.exitCode, output.err];
    });
    expect(await Promise.all(ends)).toEqual(refused.map(([, sentence]) => [1, `${sentence}\n`]));
  });
});

test('does not log requests at the level of errors', async () => {
  const lines: string[] = [];
  const log = createLogger('error', { write: (line) => lines.push(line) });
  const context = await createTestContext(sqlite, { log });
  expect((await context.app.inject('/robots.txt')).statusCode).toBe(200);
  expect(lines).toEqual([]);
  await context.close();
});

/** Signs in as the demo donor. */
const signInDemo = (url: string) =>
  post(`${url}/api/signin/`, { email: sampleDonor.email, password: sampleDonor.password });

/** A local start with the sample. The tests share it, or start again with a copy of its data. */
describe('a start with the sample data', () => {
  const target = { databaseUrl: undefined, dataDirectory: newFolder() };
  const id = 'proxy-1234567890';
  const ids: unknown[] = [];
  let exitCode: number | null;
  let output: { out: string; err: string };
  beforeAll(async () => {
    const { child, url, ...started } = await start(target);
    ({ output } = started);
    const idFor = async (path: string, headers = {}) =>
      (await fetch(`${url}${path}`, { headers })).headers.get('x-request-id');
    ids.push(
      await idFor('/api/missing/', { 'x-request-id': id }),
      await idFor('/api/latest-news/', { 'x-request-id': '"><script>' }),
      await idFor('/%'),
    );
    await post(`${url}/api/send-email-verification-code/`, anApplicant('ada.trace@example.org'));
    for (let at = 0; at < 6; at += 1) {
      await post(`${url}/api/signin/`, { email: 'ada.trace@example.org', password: 'Wrong-pass-1' });
    }
    const { access_token: token } = calls.signIn.response.parse(await (await signInDemo(url)).json());
    await post(`${url}/api/signout/`, { refresh_token: '' }, { authorization: `Bearer ${token}` });
    exitCode = await stop(child);
  });

  /** Returns a folder with the data that the start left behind. */
  const aCopy = () => {
    const dataDirectory = newFolder();
    cpSync(target.dataDirectory, dataDirectory, { recursive: true });
    return { databaseUrl: undefined, dataDirectory };
  };

  test('logs uniform JSON lines with request ids and security events, without addresses and codes', () => {
    const generated = expect.stringMatching(/^[\da-f-]{36}$/);
    expect([exitCode, ...ids]).toEqual([0, id, generated, generated]);
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
    expect(lines).toContainEqual(expect.objectContaining({ event: 'request', route: '/api/signout/', status: 200 }));
    expect(lines).not.toContainEqual(expect.objectContaining({ route: '/api/latest-news/' }));
    const count = (event: string) => lines.filter((line) => line['event'] === event).length;
    expect([count('sign-in-failed'), count('limit-reached'), count('session-ended')]).toEqual([5, 1, 1]);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'limit-reached', limit: 'sign-in-account' }));
    expect(output.out).not.toMatch(/ada\.trace|is your Hearthlight code/);
    expect(output.err).toBe('');
  });

  test.runIf(existsSync('/usr/bin/script'))(
    'a start on a terminal prints the addresses of site and outbox, the demo donor, and each mail',
    async () => {
      const args = ['-qec', `"${process.execPath}" "${serverFile}"`, '/dev/null'];
      const { child, output, url } = await start(aCopy(), {}, ['script', args]);
      expect(output.out).toMatch(/^ *Version \d/m);
      expect(output.out).toMatch(/outbox: http:\/\/localhost:\d+\/dev\/mail/);
      const [, email, password] = /Sign in as (\S+) with the password (\S+)/.exec(output.out) ?? [];
      expect((await post(`${url}/api/signin/`, { email, password })).status).toBe(200);
      await post(`${url}/api/send-email-verification-code/`, anApplicant('a@b.example'));
      await expect.poll(() => output.out).toMatch(/Mail to a@b\.example: \d{5} is your Hearthlight code/);
      expect(output.out.match(/^.*"level".*$/gm)).toBeNull();
      expect(await stop(child)).toBe(0);
    },
  );

  test('prints the demo donor only while that donor can sign in', async () => {
    expect(output.out).toContain(`Sign in as ${sampleDonor.email}`);
    const copy = aCopy();
    const database = await connectDatabase(copy);
    const hash = await argon2Passwords().hash('Another-Pass-1');
    await database.updateTable('donors').set({ password_hash: hash }).execute();
    await database.destroy();
    const second = await start(copy);
    await stop(second.child);
    expect(second.output.out).toContain('Hearthlight is at');
    expect(second.output.out).not.toContain('Sign in as');
  });

  test('warns that authenticator apps of the desk need another AUTH_SECRET', async () => {
    const { child, output: changed } = await start(aCopy(), { AUTH_SECRET: `not ${secret}` });
    await stop(child);
    expect(linesOf(changed.out)).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        event: 'other-secret',
        msg: expect.stringContaining('AUTH_SECRET has changed'),
      }),
    );
    expect(output.out).not.toContain('other-secret');
  });

  test('removes the demo accounts of an earlier start, and adds none, where other machines reach the site', async () => {
    for (const [dataDirectory, variables] of [
      [aCopy().dataDirectory, { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:8000' }],
      [newFolder(), { PUBLIC_URL: 'http://hearthlight.example' }],
    ] as const) {
      const port = await freePort();
      const { child, output } = await start(
        { databaseUrl: undefined, dataDirectory },
        { ...variables, SAMPLE_DATA: 'yes', PORT: String(port) },
      );
      expect((await signInDemo(`http://127.0.0.1:${port}`)).status).toBe(401);
      expect(output.out).not.toMatch(/Sign in as|as owner@|dev\/mail/);
      expect(output.out).toContain('The desk has no owner yet.');
      await stop(child);
      const database = await connectDatabase({ databaseUrl: undefined, dataDirectory });
      for (const table of ['donors', 'staff'] as const)
        expect(await database.selectFrom(table).select('id').execute()).toEqual([]);
      await database.destroy();
    }
  });

  test('does not start with another currency than that of the amounts in the database', async () => {
    const copy = aCopy();
    const folder = newFolder();
    cpSync(contentDirectory({}), folder, { recursive: true });
    const file = join(folder, 'foundation.yaml');
    const euros = readFileSync(file, 'utf8').replace('currency: USD', 'currency: EUR').replace('(USD)', '(EUR)');
    writeFileSync(file, euros);
    const variables = { DATA_DIR: copy.dataDirectory, CONTENT_DIR: folder };
    const sentence = 'The database has amounts in USD, but “currency” in foundation.yaml is EUR.';
    const { child, output } = launch(variables);
    await once(child, 'close');
    expect([child.exitCode, output.out]).toEqual([1, '']);
    expect(output.err).toContain(sentence);
    const commandLine = join(import.meta.dirname, 'cli.ts');
    const run = launch(variables, [process.execPath, [commandLine, 'gift', 'list']]);
    await once(run.child, 'close');
    expect([run.child.exitCode, run.output.err]).toEqual([1, expect.stringContaining(sentence)]);
    let printed = '';
    const checking = createProgram({
      ...adminEnvironment(undefined, (text) => (printed += text)),
      selectTarget: () => copy,
    });
    setFormats(() => formatsOf('en', 'EUR', 'UTC'));
    const checked = checking.parseAsync(['check'], { from: 'user' }).finally(() => setFormats(() => usEnglish));
    await expect(checked).rejects.toThrow('The check found 1 problem.');
    expect(printed).toContain(sentence);
  });
});

describe.each(engines)('a server on $name', (engine) => {
  /* One start. The tests run in this order: the last one stops it. */
  let server: Awaited<ReturnType<typeof start>>;
  let target: TestTarget;
  beforeAll(async () => {
    target = await engine.createMigrated();
    const variables = { DRAIN_SECONDS: '3', LOG_LEVEL: 'debug', METRICS_PORT: '0', SAMPLE_DATA: 'no' };
    server = await start(target, variables);
    running.delete(server.child);
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await target.remove();
  });

  test('serves metrics on a separate port', async () => {
    const { output, url } = server;
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
  });

  test('also logs requests that only read with LOG_LEVEL=debug', async () => {
    await fetch(`${server.url}/api/latest-news/`);
    const line = { level: 'debug', event: 'request', method: 'GET', route: '/api/latest-news/', status: 200 };
    await expect.poll(() => linesOf(server.output.out)).toContainEqual(expect.objectContaining(line));
  });

  test('responds on open connections while it drains, finishes pending requests and exits on SIGTERM', async () => {
    const { child, url } = server;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const clients = Array.from({ length: 38 }, () => requestUntilClosed(url));
    const probe = requestUntilClosed(url, '/readyz');
    const body = JSON.stringify({ email: 'eve@example.org', password: 'Wrong-pass-1' });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(
      `POST /api/signin/ HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    const ended = stop(child);
    await expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status)).toBe(503);
    expect(new Set(await Promise.all(clients))).toEqual(new Set(['closed after 200']));
    expect(await probe).toBe('closed after 503');
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
  });
});

/** Sends five requests a second over one connection until the server closes it. Returns how it ended. */
async function requestUntilClosed(url: string, path = '/api/latest-news/'): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const outcome = await new Promise<{ status?: number | undefined; closed: boolean; error?: string }>((resolve) => {
      get(`${url}${path}`, { agent }, (response) => {
        const { headers, statusCode: status } = response;
        response.resume().on('end', () => resolve({ status, closed: headers.connection === 'close' }));
      }).on('error', ({ message }) => resolve({ closed: true, error: message }));
    });
    if (outcome.closed) return outcome.error ?? `closed after ${outcome.status}`;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
