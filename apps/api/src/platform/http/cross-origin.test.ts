import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { engines } from '../../testing/engines.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

const site = 'https://hearthlight.example';
const other = 'https://hearthlight.example.evil.example';
const url = '/api/verify-password-reset-code/';
const [engine] = engines;

describe('a site served by another server', () => {
  let context: TestContext;
  beforeAll(async () => {
    if (!engine) throw new Error('there is no database to test on');
    context = await createTestContext(engine, {
      publicUrl: () => `${site}/`,
      backend: 'https://api.hearthlight.example',
    });
  });
  afterAll(() => context.close());

  const preflight = (origin: string) =>
    context.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const call = (origin: string) =>
    context.app.inject({ method: 'POST', url, headers: { origin }, payload: { code: '12345' } });

  test('may make calls with cookie and token', async () => {
    const { headers, statusCode } = await preflight(site);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': site,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-max-age': '7200',
    });
  });

  test('may read responses, refusals, Retry-After and the total count', async () => {
    const { headers, statusCode } = await call(site);
    expect(statusCode).toBe(400);
    expect(headers).toMatchObject({
      'access-control-allow-origin': site,
      'access-control-expose-headers': 'retry-after, x-total-count',
      vary: 'Origin',
    });
  });

  test.each([other, 'null', 'http://hearthlight.example'])('%s may not make calls', async (origin) => {
    for (const { headers, statusCode } of [await preflight(origin), await call(origin)]) {
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['vary']).toBe('Origin');
    }
  });

  test('may connect to the backend it was built for', async () => {
    const { headers } = await context.app.inject({ method: 'GET', url: '/' });
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.hearthlight.example");
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('a compressed response still varies by origin', async () => {
    const row = {
      tags: 'Water',
      cover_image_url: '/pictures/well.svg',
      cover_image_description: null,
      published_at: 0,
      detail: `<p>${'Water. '.repeat(300)}</p>`,
      author_name: 'Ada',
    };
    await context.database
      .insertInto('news')
      .values({ ...row, title: 'Water' })
      .execute();
    const { headers } = await context.app.inject({
      method: 'GET',
      url: '/api/latest-news/',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([headers['content-encoding'], headers['vary']]).toEqual(['gzip', 'Origin, accept-encoding']);
  });
});
