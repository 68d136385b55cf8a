import { expect, test, vi } from 'vitest';

import { CallError, isNotFound, retryCall, retryLoading } from './call-error.ts';

test.each([
  ['a network failure', true, new CallError(0)],
  ['an unusable response', true, new CallError(200)],
  ['a server error', true, new CallError(503)],
  ['a refusal', false, new CallError(403)],
  ['too many requests', false, new CallError(429)],
  ['any other error', false, new Error('x is undefined')],
])('retries after %s: %s, and no third time', (_, retries, error) => {
  expect(retryCall(1, error)).toBe(retries);
  expect(retryCall(2, error)).toBe(false);
});

test('only a 404 says that something does not exist', () => {
  expect([404, 403, 500, 0].map((status) => isNotFound(new CallError(status)))).toEqual([true, false, false, false]);
  expect(isNotFound(new Error('404'))).toBe(false);
});

test('requests only what has no data again', async () => {
  const resetQueries = vi.fn<Parameters<typeof retryLoading>[0]['resetQueries']>(() => Promise.resolve());
  await retryLoading({ resetQueries });
  const [{ predicate } = { predicate: () => false }] = resetQueries.mock.calls[0] ?? [];
  expect([undefined, null, []].map((data) => predicate({ state: { data } }))).toEqual([true, false, false]);
});
