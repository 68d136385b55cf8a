import { withCampaign } from '@hearthlight/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { engines } from '../../testing/engines.ts';
import { addCampaign } from '../../testing/gifts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

describe.each(engines)('the widget on $name', (engine) => {
  let context: TestContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
  });
  afterAll(() => context.close());

  const get = (url: string) => context.app.inject({ method: 'GET', url });

  test('shows a campaign’s progress, can be embedded anywhere and can do nothing else', async () => {
    const title = 'Wells & pumps';
    const id = await addCampaign(context.database, { cents: 1_124_000, title });
    const { body, headers, statusCode } = await get(`/campaigns/${id}/widget`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('x-frame-options');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      expect.stringMatching(/^style-src 'sha256-[\w+/]+={0,2}'$/),
      "base-uri 'none'",
      "form-action 'none'",
      'frame-ancestors *',
      'sandbox allow-popups allow-popups-to-escape-sandbox',
    ]);
    expect(body).toContain('<p>$11,240 of $18,000 (62%)</p>');
    expect(body).toContain(
      `href="https://hearthlight.example${withCampaign('/donate-now', { title })}" target="_blank" rel="noopener"`,
    );
    expect(body).not.toContain('<script');
  });

  test('escapes a title', async () => {
    const title = '"><script>alert(1)</script> & \'';
    const id = await addCampaign(context.database, { title });
    const { body } = await get(`/campaigns/${id}/widget`);
    expect(body).toContain('<h1>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &#39;</h1>');
    expect(body).not.toContain('<script');
  });

  test.each(['0', '999999', '1e3', '-1', '1;drop', '9'.repeat(40)])('of campaign %s returns 404', async (id) => {
    const { headers, statusCode } = await get(`/campaigns/${id}/widget`);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });
});
