import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { refusals } from '../../platform/http/refusal.ts';
import { newFolder, sqlite } from '../../testing/engines.ts';
import { aSignedInStaff, deskRequest } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let context: TestContext;
afterEach(() => context.close());

/** Returns a folder with a built desk. */
function aBuiltDesk(): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Desk</title>');
  writeFileSync(join(folder, 'assets/main-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'assets/main-1a2b.js.br'), 'compressed');
  return folder;
}

test('serves its page at every address below /desk/, never cached or indexed, with a strict policy', async () => {
  context = await createTestContext(sqlite, { deskDirectory: aBuiltDesk() });
  for (const url of ['/desk/', '/desk/news/12', '/desk/welcome?x=1', '/desk/index.html']) {
    const { body, headers, statusCode } = await context.app.inject(url);
    expect([url, statusCode, body]).toEqual([url, 200, '<!doctype html><title>Desk</title>']);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const name of ['base-uri', 'form-action', 'frame-ancestors']) expect(policy).toContain(`; ${name} 'none'`);
    expect(policy).toContain("; connect-src 'self'");
  }
  const moved = await context.app.inject('/desk');
  expect([moved.statusCode, moved.headers.location]).toEqual([302, '/desk/']);
  const { body } = await context.app.inject('/sitemap.xml');
  expect(body).not.toContain('/desk');
});

test('refuses an unknown call instead of serving its page', async () => {
  context = await createTestContext(sqlite, { deskDirectory: aBuiltDesk() });
  for (const url of ['/desk/api/nonsense/', '/desk/api/nonsense?x=1', '/desk/api']) {
    const answer = await context.app.inject(url);
    expect([url, answer.statusCode, answer.json()]).toEqual([url, 404, { message: refusals.notFound }]);
  }
  // A call that exists with another method.
  const { headers, statusCode } = await context.app.inject('/desk/api/sign-in/');
  expect([statusCode, headers.allow]).toEqual([405, 'POST']);
});

test('lets the browser keep files with a hash in their names, and answers 404 for others', async () => {
  context = await createTestContext(sqlite, { deskDirectory: aBuiltDesk() });
  const script = await context.app.inject('/desk/assets/main-1a2b.js');
  expect([script.statusCode, script.headers['cache-control']]).toEqual([200, 'private, max-age=31536000, immutable']);
  const small = await context.app.inject({
    url: '/desk/assets/main-1a2b.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect([small.body, small.headers['content-encoding']]).toEqual(['compressed', 'br']);
  for (const url of ['/desk/assets/none.js', '/desk/assets/../../../etc/passwd', '/desk/assets/%2e%2e%2fsecret.js']) {
    const { body, headers, statusCode } = await context.app.inject(url);
    expect(statusCode).not.toBe(200);
    expect(headers['cache-control']).not.toContain('immutable');
    expect(body).not.toContain('root:');
  }
});

test('says how to build the desk if it was not built', async () => {
  context = await createTestContext(sqlite);
  const { body, statusCode } = await context.app.inject('/desk/');
  expect(statusCode).toBe(503);
  expect(body).toContain('<code>npm run build</code>');
});

test('with an address of its own, it answers at no other', async () => {
  const deskUrl = 'https://desk.hearthlight.example';
  context = await createTestContext(sqlite, { deskDirectory: aBuiltDesk(), deskUrl });
  const statusAt = async (host: string, url: string) =>
    (await context.app.inject({ url, headers: { host } })).statusCode;
  expect(await statusAt('desk.hearthlight.example', '/desk/')).toBe(200);
  expect(await statusAt('hearthlight.example', '/desk/')).toBe(404);
  expect(await statusAt('hearthlight.example', '/desk/api/session/')).toBe(404);
  const { cookie } = await aSignedInStaff(context, 'editor');
  const headers = { host: 'desk.hearthlight.example' };
  for (const [origin, status] of [
    ['https://hearthlight.example', 403],
    [deskUrl, 200],
  ] as const) {
    const response = await deskRequest(context, 'deskSignOut', { cookie, headers, origin });
    expect([origin, response.statusCode]).toEqual([origin, status]);
  }
});
