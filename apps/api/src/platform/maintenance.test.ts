import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type CallName, calls } from '@hearthlight/domain';
import { type DeskCallName, deskCalls } from '@hearthlight/domain/desk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { buildApp } from '../entries/app.ts';
import { runAdmin } from '../testing/admin.ts';
import { aSignedInDonor, password } from '../testing/donors.ts';
import { engines, newFolder } from '../testing/engines.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../testing/staff.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';

const sentence = /^We are working on this site/;

const isPublic = (name: string): name is CallName => Object.hasOwn(calls, name);
const isDesk = (name: string): name is DeskCallName => Object.hasOwn(deskCalls, name);

describe.each(engines)('maintenance mode on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  let token: string;
  beforeAll(async () => {
    context = await createTestContext(engine);
    ({ cookie } = await aSignedInStaff(context, 'owner'));
    token = (await aSignedInDonor(context, 'ada@example.org')).access_token;
    await deskCall(context, 'setMaintenance', { cookie, body: { is_on: true } });
  });
  afterAll(() => context.close());

  const publicPosts = Object.entries(calls).flatMap(([name, call]) =>
    call.method === 'POST' && !('inMaintenance' in call) ? [name] : [],
  );
  const deskPosts = Object.entries(deskCalls).flatMap(([name, call]) =>
    call.method === 'POST' && !('inMaintenance' in call) ? [name] : [],
  );

  test('refuses every change of visitors, donors and staff with a sentence', async () => {
    for (const name of publicPosts.filter(isPublic)) {
      const response = await context.request(name, { token, body: {}, params: { id: 1 } });
      expect([name, response.statusCode, response.headers['retry-after']]).toEqual([name, 503, '300']);
      expect(response.json().message).toMatch(sentence);
    }
    for (const name of deskPosts.filter(isDesk)) {
      const response = await deskRequest(context, name, { cookie, params: { id: 1, number: 1 } });
      expect([name, response.statusCode]).toEqual([name, 503]);
    }
    const form = {
      method: 'POST',
      url: '/news/Roofs',
      headers: { origin: 'https://hearthlight.example' },
    } as const;
    expect((await context.app.inject(form)).statusCode).toBe(503);
    expect((await context.app.inject({ method: 'POST', url: '/unsubscribe/abc' })).statusCode).toBe(503);
  });

  test('answers in the language of the visitor', async () => {
    const headers = { 'accept-language': 'en', 'content-type': 'application/json' };
    const { headers: answered } = await context.app.inject({
      method: 'POST',
      url: '/api/goal/',
      headers,
      payload: '{}',
    });
    expect(answered['content-language']).toBe('en');
  });

  test('still lets donors sign in and read, and staff sign in', async () => {
    const signIn = await context.request('signIn', { body: { email: 'ada@example.org', password } });
    expect(signIn.statusCode).toBe(200);
    for (const name of ['latestNews', 'books', 'ledger'] as const)
      expect((await context.request(name)).statusCode).toBe(200);
    for (const name of ['dashboard', 'userDetails'] as const)
      expect((await context.request(name, { token })).statusCode).toBe(200);
    const health = await deskCall(context, 'readHealth', { cookie });
    expect(health.maintenance_since).toBe(new Date(context.clock.now).toISOString());
  });

  test('each page says so, with another tag, until it ends', async () => {
    const siteDirectory = newFolder();
    const page = '<!doctype html><html lang="en"><head></head><body><div id="root"></div></body></html>';
    for (const file of ['index.html', 'shell.html', 'signup.html']) writeFileSync(join(siteDirectory, file), page);
    const site = await buildApp({ ...context.deps, siteDirectory });
    for (const url of ['/', '/signup', '/news/none']) {
      const { body } = await site.inject(url);
      expect(body).toMatch(/<p role="status" class="maintenance">We are working on this site.*<div id="root"/);
    }
    await site.close();
  });

  test('is seen by another process, and ended by the command line', async () => {
    const other = await buildApp(context.deps);
    const post = () =>
      other.inject({ method: 'POST', url: '/api/goal/', headers: { authorization: `Bearer ${token}` } });
    expect((await post()).statusCode).toBe(503);
    expect(await runAdmin(context, ['maintenance'])).toMatch(/is on since/);
    expect(await runAdmin(context, ['maintenance', 'off'])).toBe('Maintenance mode is off.');
    expect((await post()).statusCode).not.toBe(503);
    await other.close();
  });

  test('records each change once, also if two owners switch at the same time', async () => {
    const { database } = context;
    const before = await database.selectFrom('audit').selectAll().where('kind', '=', 'site').execute();
    const on = () => deskCall(context, 'setMaintenance', { cookie, body: { is_on: true } });
    const answers = await Promise.all([on(), on(), on()]);
    expect(new Set(answers.map((answer) => answer.maintenance_since)).size).toBe(1);
    const entries = await database.selectFrom('audit').selectAll().where('kind', '=', 'site').orderBy('id').execute();
    expect(entries).toHaveLength(before.length + 1);
    expect(JSON.parse(entries.at(-1)?.changes ?? '')).toEqual([{ field: 'maintenance', before: 'off', after: 'on' }]);
  });
});
