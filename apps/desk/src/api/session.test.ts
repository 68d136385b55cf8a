import { CallError } from '@hearthlight/domain';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

import { articleQuery } from '../news/queries.ts';
import { hasUnsaved, setUnsaved } from '../routing/unsaved.ts';
import { isRefused } from './is-refused.ts';
import { queryClient } from './query-client.ts';
import { endSession, releaseData, setSession, startOver, whenReopened } from './session.ts';

const queryKey = ['article', 7];
const open = {
  state: 'open' as const,
  me: { id: 1, name: 'María López', email: 'maria@example.org', role: 'editor' as const },
  confirmed_until: null,
  expires_at: '2026-11-24T20:00:00Z',
  keeps_codes: true,
};

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

test('keeps the data of the page while signing in hides it, and no longer than the page', async () => {
  vi.useFakeTimers();
  setSession(open);
  const page = new QueryObserver(queryClient, { queryKey, queryFn: () => 'The well of Kitui', gcTime: 0 });
  let hide = page.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  endSession();
  hide();
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(queryClient.getQueryData(queryKey)).toBe('The well of Kitui');
  setSession(open);
  hide = page.subscribe(() => undefined);
  releaseData();
  hide();
  await vi.advanceTimersByTimeAsync(0);
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});

test('waits for the session once, and not after the page was left', async () => {
  setSession({ state: 'signed-out' });
  const cache = queryClient.getQueryCache();
  const waiting = whenReopened(undefined);
  expect(cache.hasListeners()).toBe(true);
  setSession(open);
  await waiting;
  expect(cache.hasListeners()).toBe(false);
  setSession({ state: 'signed-out' });
  const leaving = new AbortController();
  const left = whenReopened(leaving.signal);
  leaving.abort();
  await left;
  expect(cache.hasListeners()).toBe(false);
});

test('starts over without asking about unsaved changes', () => {
  const assign = vi.fn<(path: string) => void>();
  vi.stubGlobal('window', { location: { assign } });
  setUnsaved(true);
  startOver('/desk/');
  expect([hasUnsaved(), assign.mock.calls]).toEqual([false, [['/desk/']]]);
  vi.unstubAllGlobals();
});

test.each([
  [403, true],
  [404, false],
  [0, false],
])('status %i is a refusal of the role: %s', async (status, refused) => {
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => Promise.reject(new CallError(status)),
    retry: false,
  });
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  expect(isRefused()).toBe(refused);
  leave();
  expect(isRefused()).toBe(false);
});

test('data that is there stays, and is no refusal', async () => {
  queryClient.setQueryData(queryKey, 'The well of Kitui');
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => Promise.reject(new CallError(403)),
  });
  const leave = observer.subscribe(() => undefined);
  await queryClient.invalidateQueries();
  expect(observer.getCurrentResult()).toMatchObject({ isError: true, data: 'The well of Kitui' });
  expect(isRefused()).toBe(false);
  leave();
});

test('an open article is not requested again after signing in', async () => {
  queryClient.setQueryData(['article', 7], {});
  const queryFn = vi.fn<() => Promise<never>>();
  const leave = new QueryObserver(queryClient, { ...articleQuery(7), queryFn }).subscribe(() => undefined);
  await queryClient.invalidateQueries();
  expect(queryFn).not.toHaveBeenCalled();
  leave();
});
