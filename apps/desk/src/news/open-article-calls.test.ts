import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { queryClient } from '../api/query-client.ts';
import { setSession } from '../api/session.ts';
import { keepOpen, openInterval } from './open-article-calls.ts';

const open = {
  state: 'open' as const,
  me: { id: 1, name: 'María López', email: 'maria@example.org', role: 'editor' as const },
  confirmed_until: null,
  expires_at: '2026-11-24T20:00:00Z',
  keeps_codes: true,
  has_codes: true,
  keeps_mails: false,
};
const fetched = vi.fn<typeof fetch>();
const page = new EventTarget();
const answer = { others: ['Ole Berg'], revision: 4, state: 'draft' };
const answers: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('window', page);
  vi.stubGlobal('fetch', fetched.mockReset());
  fetched.mockImplementation(async () => Response.json(answer));
  answers.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The calls that the server received: whether the article is open, and whether the call outlives the page. */
const told = () => fetched.mock.calls.map(([path, { body, keepalive = false } = {}]) => [path, body, keepalive]);
const path = '/desk/api/news/7/open/';
const opened = [path, '{"open":true}', false];
const closed = [path, '{"open":false}', true];

test('says at once that the article is open, and repeats it', async () => {
  const close = keepOpen(7, (answer) => answers.push(answer));
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toEqual([opened]);
  expect(answers).toEqual([answer]);
  await vi.advanceTimersByTimeAsync(openInterval - 1);
  expect(told()).toEqual([opened]);
  await vi.advanceTimersByTimeAsync(openInterval + 1);
  expect(told()).toEqual([opened, opened, opened]);
  close();
});

test('goes on after a call that failed', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const close = keepOpen(7, (answer) => answers.push(answer));
  await vi.advanceTimersByTimeAsync(openInterval);
  expect([told().length, answers.length]).toEqual([2, 1]);
  close();
});

test('repeats no call that the end of the session refused', async () => {
  setSession(open);
  fetched.mockResolvedValueOnce(Response.json({ message: 'Please sign in.' }, { status: 401 }));
  const close = keepOpen(7, () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  setSession(open);
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toEqual([opened]);
  close();
  queryClient.clear();
});

test('stops when the page closes, says so once, and ignores a late answer', async () => {
  const late = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(late.promise);
  keepOpen(7, (received) => answers.push(received))();
  late.resolve(Response.json({ ...answer, revision: 9 }));
  await vi.advanceTimersByTimeAsync(3 * openInterval);
  page.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toEqual([opened, closed]);
  expect(answers).toEqual([]);
});

test('says that the article is closed when the document is left, and ignores the answer', async () => {
  const close = keepOpen(7, (answer) => answers.push(answer));
  page.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toEqual([opened, closed]);
  expect(answers).toHaveLength(1);
  close();
});
