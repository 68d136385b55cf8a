import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

import { articleQuery } from '../news/queries.ts';
import { queryClient } from './query-client.ts';
import { endSession, holdData, setSession, whenReopened } from './session.ts';

const queryKey = ['article', 7];
const open = {
  state: 'open' as const,
  me: { id: 1, name: 'María López', email: 'maria@example.org', role: 'editor' as const },
  confirmed_until: null,
  expires_at: '2026-11-24T20:00:00Z',
  keeps_codes: true,
  has_codes: true,
  keeps_mails: false,
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
  const release = holdData();
  hide();
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(queryClient.getQueryData(queryKey)).toBe('The well of Kitui');
  setSession(open);
  hide = page.subscribe(() => undefined);
  release();
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

test('an open article is not requested again after signing in', async () => {
  queryClient.setQueryData(['article', 7], {});
  const queryFn = vi.fn<() => Promise<never>>();
  const leave = new QueryObserver(queryClient, { ...articleQuery(7), queryFn }).subscribe(() => undefined);
  await queryClient.invalidateQueries();
  expect(queryFn).not.toHaveBeenCalled();
  leave();
});
