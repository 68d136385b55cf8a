import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { engines } from '../testing/engines.ts';
import { openStage, type Stage } from '../testing/stage.ts';

const site = 'https://hearthlight.example';
const other = 'https://hearthlight.example.evil.example';
const url = '/api/verify-password-reset-code/';
const [engine] = engines;

describe('a site that another server shows', () => {
  let stage: Stage;
  beforeAll(async () => {
    if (!engine) throw new Error('there is no database to test on');
    stage = await openStage(engine, {
      publicUrl: () => `${site}/`,
      backend: 'https://api.hearthlight.example',
    });
  });
  afterAll(() => stage.close());

  const asked = (origin: string) =>
    stage.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const called = (origin: string) =>
    stage.app.inject({ method: 'POST', url, headers: { origin }, payload: { code: '12345' } });

  test('may make its calls, with its cookie and its token', async () => {
    const { headers, statusCode } = await asked(site);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': site,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type',
    });
  });

  test('may read the answers, refusals and how long to wait among them', async () => {
    const { headers, statusCode } = await called(site);
    expect(statusCode).toBe(400);
    expect(headers).toMatchObject({
      'access-control-allow-origin': site,
      'access-control-expose-headers': 'retry-after',
      vary: 'origin',
    });
  });

  test.each([other, 'null', 'http://hearthlight.example'])('%s may not', async (origin) => {
    for (const { headers, statusCode } of [await asked(origin), await called(origin)]) {
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['vary']).toBe('origin');
    }
  });

  test('is allowed by its own server to reach the backend that it was built for', async () => {
    const { headers } = await stage.app.inject({ method: 'GET', url: '/' });
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://api.hearthlight.example",
    );
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('what differs by its coding still differs by its origin', async () => {
    const row = {
      tags: 'Water',
      cover_image_url: '/pictures/well.svg',
      cover_image_description: null,
      published_at: 0,
      detail: `<p>${'Water. '.repeat(300)}</p>`,
      author_name: 'Ada',
    };
    await stage.database
      .insertInto('news')
      .values({ ...row, title: 'Water' })
      .execute();
    const { headers } = await stage.app.inject({
      method: 'GET',
      url: '/api/latest-news/',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([headers['content-encoding'], headers['vary']]).toEqual(['gzip', 'origin, accept-encoding']);
  });
});
