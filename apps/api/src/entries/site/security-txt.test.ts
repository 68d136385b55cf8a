import { afterAll, beforeAll, expect, test } from 'vitest';

import { sqlite } from '../../testing/engines.ts';
import { content, createTestContext, type TestContext } from '../../testing/test-context.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext(sqlite);
});
afterAll(() => context.close());

test('security.txt names a contact and expires within a year', async () => {
  const { body, headers, statusCode } = await context.app.inject('/.well-known/security.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain(`Contact: mailto:${content.foundation.supportEmail}\n`);
  expect(body).toMatch(/^Canonical: https:\/\/[^\n]+\/\.well-known\/security\.txt$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
  const days = (expires - context.clock.now) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
