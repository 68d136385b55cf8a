import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

import { contentDirectory } from '@hearthlight/content';
import { calls } from '@hearthlight/domain';
import { describe, expect, test } from 'vitest';

import { argon2Passwords } from './accounts/passwords.ts';
import { connectDatabase } from './database/open.ts';
import { refusals } from './http/refusal.ts';
import { sampleDonor } from './sample/donor.ts';
import { anApplicant } from './testing/donors.ts';
import { engines, newFolder } from './testing/engines.ts';
import { freePort } from './testing/free-port.ts';
import { killAfterEach, launch, post, secret, serverFile, start, stop } from './testing/server-process.ts';

killAfterEach();

test.each([
  [{ PORT: 'none' }, /^PORT must be a number from 0 to 65535\.\n$/],
  [{ HOST: '0.0.0.0' }, /^PUBLIC_URL is required with HOST=0\.0\.0\.0, .*\.\n$/],
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
    const args = ['-qec', `"${process.execPath}" "${serverFile}"`, '/dev/null'];
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
    [{ HOST: 'nowhere.invalid', PUBLIC_URL: 'http://a.example' }, cannot('HOST and PORT')],
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

test('removes the demo accounts of an earlier start, and adds none, where other machines reach the site', async () => {
  const target = { databaseUrl: undefined, dataDirectory: newFolder() };
  const local = await start(target);
  expect((await signInDemo(local.url)).status).toBe(200);
  await stop(local.child);
  for (const [dataDirectory, variables] of [
    [target.dataDirectory, { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:8000' }],
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
});

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
