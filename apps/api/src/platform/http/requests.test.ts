import { type Call, calls } from '@hearthlight/domain';
import { summaryOf } from '@hearthlight/domain/call-summaries';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aSignedInDonor } from '../../testing/donors.ts';
import { engines, newFolder, sqlite } from '../../testing/engines.ts';
import { aSignedInStaff, deskRequest } from '../../testing/staff.ts';
import { isThrottled } from '../../testing/statuses.ts';
import { content, createTestContext, type TestContext } from '../../testing/test-context.ts';
import { createOutbox } from '../mail/outbox.ts';
import { refusals } from './refusal.ts';

const rows: readonly (readonly [string, Call])[] = Object.entries(calls);
const posts = rows.filter(([, { method }]) => method === 'POST');
const address = ({ path }: Call) =>
  path.replace('{id}', '1').replace('{title}', 'A story').replace('{number}', '2026-00001');
const json = { 'content-type': 'application/json' };
const fieldNames =
  'email code password first_name last_name campaign_id refresh_token comment comentator_name __proto__'.split(' ');
/** Internal details that no response may contain. */
const internals = /\.ts|node_modules|\bat \w+ \(|select |insert |SQLITE|syntax error|postgres|kysely|fastify|zod/i;

describe.each(engines)('invalid requests on $name', (engine) => {
  let context: TestContext;
  let token: string;
  beforeAll(async () => {
    context = await createTestContext(engine);
    token = (await aSignedInDonor(context, 'ada@example.org')).access_token;
  });
  afterAll(() => context.close());

  const post = (url: string, payload: string | Buffer, headers: Record<string, string> = json) =>
    context.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });

  test.each(posts)('%s refuses a body that is too large, not JSON, or of the wrong type or shape', async (_, call) => {
    const url = address(call);
    const large = await post(url, JSON.stringify({ email: 'a'.repeat(65 * 1024) }));
    expect([large.statusCode, large.json()]).toEqual([413, { message: refusals.tooLarge }]);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/html']) {
      const wrong = await post(url, 'email=a', { 'content-type': type });
      expect([wrong.statusCode, wrong.json()]).toEqual([415, { message: refusals.unsupportedType }]);
    }
    const bodies = [
      '{',
      '',
      '{"a":1',
      'null',
      '[]',
      '"x"',
      '7',
      // A call without fields accepts any object.
      ...['{"__proto__":{"a":1}}', '{}', '{"email":{}}'].filter(
        (body) => call.request?.safeParse(JSON.parse(body)).success !== true,
      ),
    ];
    for (const body of bodies) {
      const bad = await post(url, body);
      expect([body, bad.statusCode]).toEqual([body, 400]);
      expect(bad.json()).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.$/) });
      expect(bad.headers['content-type']).toMatch(/^application\/json/);
    }
  });

  test.each(rows)('%s accepts only its own method', async (_, call) => {
    const url = address(call);
    const wrong = await context.app.inject({ method: call.method === 'GET' ? 'POST' : 'GET', url });
    expect([wrong.statusCode, wrong.json()]).toEqual([405, { message: refusals.methodNotAllowed }]);
    expect(wrong.headers['allow']).toBe(call.method === 'GET' ? 'GET, HEAD' : 'POST');
    expect((await context.app.inject({ method: 'DELETE', url })).statusCode).toBe(405);
    const slashless = await context.app.inject({ method: call.method, url: url.slice(0, -1) });
    expect(slashless.statusCode).not.toBe(405);
  });

  test.each([
    '/api/',
    '/api/nothing/',
    '/api/news/',
    '/api/news/1/comment/more/',
    '/api',
    '/dev/nothing',
    '/api/../api/x/',
  ])('%s returns 404', async (url) => {
    const answer = await context.app.inject({ method: 'GET', url });
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: refusals.notFound }]);
  });

  test.each(['/api/news/%E0%A4%A/', '/%', '/api/news/%00/', '/api/news/%ff/'])(
    'refuses %s without internal details',
    async (url) => {
      const answer = await context.app.inject({ method: 'GET', url });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toMatch(internals);
    },
  );

  test.each([
    ['a missing field without a rule', '/api/signout/', {}, { refresh_token: refusals.badField }],
    [
      'a field without a rule that is too long',
      '/api/signout/',
      { refresh_token: 'x'.repeat(1001) },
      { refresh_token: refusals.badField },
    ],
    ['a field of another type', '/api/join-campaign/', { campaign_id: '7' }, { campaign_id: refusals.badField }],
    [
      'a rule',
      '/api/signin/',
      { password: 'x' },
      {
        email: 'Please enter a valid email address.',
        password: 'Enter a valid password.',
      },
    ],
  ])('refuses %s with our own sentence', async (_, url, body, fields) => {
    const response = await post(url, JSON.stringify(body));
    const [first] = Object.values(fields);
    const message = first === refusals.badField ? refusals.badRequest : first;
    expect([response.statusCode, response.json()]).toEqual([400, { message, fields }]);
  });

  test('refuses an invalid query parameter with our own sentence', async () => {
    const response = await context.app.inject({ method: 'GET', url: '/api/news/A%20story/?page=0' });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { message: refusals.badRequest, fields: { page: refusals.badField } },
    ]);
  });

  test.each(['\0', '\uFFFE', '\uFFFF', '\uD800', '\uDC00'])('refuses %j in text', async (character) => {
    const body = {
      comentator_name: 'Halima G.',
      comment: `A kind word with ${character} in it, of some length.`,
    };
    const answer = await post('/api/news/1/comment/', JSON.stringify(body));
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: refusals.badRequest, fields: { comment: refusals.badField } },
    ]);
  });

  test('refuses text that cannot be stored in calls of the desk', async () => {
    const body = { email: 'ada@example.org', password: 'Wrong-pass-\uFFFF1' };
    const answer = await deskRequest(context, 'deskSignIn', { body });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { fields: { password: refusals.badField } }]);
    const { cookie } = await aSignedInStaff(context, 'owner');
    for (const [name, options, field] of [
      ['articleList', { query: { search: 'a\0' } }, 'search'],
      ['readReference', { params: { reference: 'RF\uFFFF' } }, 'reference'],
    ] as const) {
      const refused = await deskRequest(context, name, { cookie, ...options });
      expect([refused.statusCode, refused.json().fields]).toEqual([400, { [field]: refusals.badField }]);
    }
  });

  test('reads a megabyte from staff, and no more', async () => {
    const { cookie } = await aSignedInStaff(context, 'owner', 'long@example.org');
    const status = async (length: number) => {
      const body = { words: ['w'.repeat(length)] };
      return (await deskRequest(context, 'setHoldWords', { cookie, body })).statusCode;
    };
    expect([await status(1_000_000), await status(1024 * 1024)]).toEqual([400, 413]);
  });

  test('300 calls with random content return no 5xx and no internal details', async () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom("' or 1=1 --", '"; drop table donors; --', '\0', '\ud800', '${7*7}', '{{7*7}}', '../../..'),
      fc.emailAddress(),
      fc.double(),
      fc.jsonValue(),
      fc.constant(null),
    );
    const name = fc.constantFrom(...fieldNames);
    const body = fc.oneof(fc.dictionary(name, odd), fc.jsonValue(), fc.dictionary(fc.string(), odd));
    const anything = fc.asyncProperty(fc.constantFrom(...rows), body, fc.string(), async ([, call], sent, word) => {
      const url = call.path.replace(/\{\w+\}/, encodeURIComponent(word.toWellFormed()) || '1');
      const answer = await (call.method === 'GET'
        ? context.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })
        : post(url, JSON.stringify(sent) ?? 'null'));
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toMatch(internals);
    });
    await fc.assert(anything, { numRuns: 300 });
  });

  test('every response has the security headers', async () => {
    const policy = [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: https:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self' mailto:",
      "frame-ancestors 'none'",
    ];
    for (const url of ['/api/latest-news/', '/api/nothing/', '/', '/robots.txt', '/%']) {
      const { headers } = await context.app.inject({ method: 'GET', url });
      expect({ url, ...headers }).toMatchObject({
        url,
        'content-security-policy': policy.join('; '),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'strict-transport-security': expect.stringMatching(/^max-age=\d+$/),
      });
      expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
    }
  });
});

describe('the client address', () => {
  const [engine] = engines;
  const five = Array<boolean>(5).fill(false);
  /** Enters wrong passwords. Returns which attempts were too many. */
  const failures = async (trustProxy: string[], forwarded: (at: number) => string) => {
    if (!engine) throw new Error('there is no database to test on');
    const context = await createTestContext(engine, { trustProxy });
    const throttled: boolean[] = [];
    for (let at = 0; at < 6; at += 1) {
      const answer = await context.app.inject({
        method: 'POST',
        url: '/api/signin/',
        payload: { email: 'ada@example.org', password: 'Wrong-pass-1' },
        headers: { 'x-forwarded-for': forwarded(at) },
        remoteAddress: '10.0.0.1',
      });
      throttled.push(isThrottled(answer));
    }
    await context.close();
    return throttled;
  };

  test('is the peer’s, or the forwarded one if the peer is a trusted proxy', async () => {
    expect(await failures([], (at) => `198.51.100.${at}`)).toEqual([...five, true]);
    expect(await failures(['10.0.0.0/8'], (at) => `198.51.100.${at}`)).toEqual([...five, false]);
    expect(await failures(['10.0.0.0/8'], (at) => `198.51.100.${at}, 192.0.2.1`)).toEqual([...five, true]);
  });
});

describe('Strict-Transport-Security', () => {
  test.each([
    [{}, 'max-age=31536000'],
    [{ hstsSubdomains: true }, 'max-age=31536000; includeSubDomains'],
    [{ publicUrl: () => 'http://localhost:8000', hstsSubdomains: true }, undefined],
  ])('with %j is %s', async (settings, expected) => {
    const context = await createTestContext(sqlite, settings);
    const { headers } = await context.app.inject({ method: 'GET', url: '/robots.txt' });
    expect(headers['strict-transport-security']).toBe(expected);
    await context.close();
  });
});

describe('the development pages', () => {
  test('do not exist on a site with a public address', async () => {
    const outbox = createOutbox(newFolder(), { now: Date.now, onMail: () => undefined });
    const context = await createTestContext(sqlite, { outbox });
    for (const url of ['/dev/api', '/dev/api/openapi.json', '/dev/mail', '/dev/mail.json']) {
      const headers = { host: 'localhost:8000' };
      const response = await context.app.inject({ method: 'GET', url, headers, remoteAddress: '127.0.0.1' });
      expect([url, response.statusCode]).toEqual([url, 404]);
    }
    await context.close();
  });

  test('are available only from loopback', async () => {
    const [engine] = engines;
    if (!engine) throw new Error('there is no database to test on');
    const context = await createTestContext(engine, {
      publicUrl: () => 'http://localhost:8000',
      isLocal: true,
    });
    const get = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      context.app.inject({ method: 'GET', url: '/dev/api', headers, remoteAddress });
    expect((await get({ host: 'localhost:8000' })).statusCode).toBe(200);
    expect((await get({ host: 'localhost:8000' }, '203.0.113.7')).statusCode).toBe(404);
    expect((await get({ host: 'evil.example' })).statusCode).toBe(404);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip']) {
      const { statusCode } = await get({ host: 'localhost', [name]: '127.0.0.1' });
      expect([name, statusCode]).toEqual([name, 404]);
    }
    const page = await get({ host: '127.0.0.1' });
    expect(page.body).not.toMatch(/<script|\son\w+=/);
    for (const [, { path }] of rows) expect(page.body).toContain(path);
    await context.close();
  });

  test('are compressed, like every long response by default', async () => {
    const context = await createTestContext(sqlite, {
      publicUrl: () => 'http://localhost:8000',
      isLocal: true,
    });
    const { headers } = await context.app.inject({
      method: 'GET',
      url: '/dev/api/openapi.json',
      headers: { host: 'localhost', 'accept-encoding': 'br' },
      remoteAddress: '127.0.0.1',
    });
    expect(headers['content-encoding']).toBe('br');
    await context.close();
  });

  test('the OpenAPI document lists every call with its request and response', async () => {
    const [engine] = engines;
    if (!engine) throw new Error('there is no database to test on');
    const context = await createTestContext(engine, {
      publicUrl: () => 'http://localhost:8000',
      isLocal: true,
    });
    const answer = await context.app.inject({
      method: 'GET',
      url: '/dev/api/openapi.json',
      headers: { host: 'localhost' },
      remoteAddress: '127.0.0.1',
    });
    const document = answer.json<{ openapi: string; paths: Record<string, Record<string, object>> }>();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).toSorted()).toEqual(rows.map(([, { path }]) => path).toSorted());
    for (const [, call] of rows) {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()];
      expect(operation).toMatchObject({ summary: summaryOf(call), responses: { 200: expect.anything() } });
      expect(operation !== undefined && 'requestBody' in operation).toBe(call.request !== undefined);
      expect(operation !== undefined && 'security' in operation).toBe(call.access === 'donor');
    }
    await context.close();
  });
});

test('payment links add no host to the policy of any page', async () => {
  const paymentLinks = [
    { method: 'Credit/Debit Card', address: 'https://buy.stripe.com/a?client_reference_id={reference}' },
    { method: 'Paypal service', address: 'https://paypal.me/a/{amount}{currency}' },
  ] as const;
  const foundation = { ...content.foundation, paymentLinks };
  const linked = await createTestContext(sqlite, { content: { ...content, foundation } });
  const plain = await createTestContext(sqlite);
  for (const url of ['/', '/donate-now', '/dashboard', '/desk', '/api/latest-news/', '/books']) {
    const [policy, without] = await Promise.all(
      [linked, plain].map(async ({ app }) => (await app.inject(url)).headers['content-security-policy']),
    );
    expect([url, policy]).toEqual([url, without]);
    // Links are navigation, which no directive limits. A source is a keyword or a scheme.
    const sources = String(policy)
      .split('; ')
      .flatMap((directive) => directive.split(' ').slice(1));
    const hosts = sources.filter((source) => !/^(?:'[\w+/=-]+'|[a-z]+:)$/.test(source));
    expect([url, ...hosts]).toEqual([url]);
  }
  await Promise.all([linked.close(), plain.close()]);
});
