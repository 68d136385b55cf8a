import { CallError } from '@hearthlight/domain';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { pagesViewOf, viewOf } from './view-of.ts';

const idle = { data: undefined, error: null, isError: false, isFetching: true, refetch: vi.fn<() => void>() };
const asText = (text: string) => ({ text });
const asEntries = (pages: string[]) => ({ entries: pages });

test.each([
  [403, 'forbidden'],
  [404, 'missing'],
  [500, 'failed'],
  [0, 'failed'],
])('status %i is %s', (status, expected) => {
  const failed = { ...idle, error: new CallError(status), isError: true, isFetching: false };
  expect(viewOf(failed, asText).status).toBe(expected);
});

test('loads until there is data, and again when it is retried', () => {
  expect(viewOf(idle, asText)).toEqual({ status: 'loading' });
  const failed = viewOf({ ...idle, error: new CallError(0), isError: true, isFetching: false }, asText);
  if (failed.status === 'failed') failed.onRetry();
  expect(idle.refetch).toHaveBeenCalledOnce();
  expect(viewOf({ ...idle, error: new CallError(0), isError: true }, asText)).toEqual({ status: 'loading' });
});

test('data stays when the role may not see it any more', async () => {
  const client = new QueryClient();
  client.setQueryData(['wells'], 'The well of Kitui');
  const observer = new QueryObserver(client, {
    queryKey: ['wells'],
    queryFn: () => Promise.reject<string>(new CallError(403)),
    retry: false,
  });
  const leave = observer.subscribe(() => undefined);
  await client.invalidateQueries();
  expect(observer.getCurrentResult().isError).toBe(true);
  expect(viewOf(observer.getCurrentResult(), asText)).toMatchObject({ text: 'The well of Kitui' });
  leave();
});

test('shows more while there is another page', () => {
  const list = {
    ...idle,
    data: { pages: ['a', 'b'] },
    fetchNextPage: vi.fn<() => void>(),
    isFetchingNextPage: false,
    isFetchNextPageError: false,
  };
  const first = pagesViewOf({ ...list, hasNextPage: true }, asEntries);
  expect(first).toMatchObject({ status: 'ready', entries: ['a', 'b'] });
  if (first.status === 'ready') first.onShowMore?.();
  expect(list.fetchNextPage).toHaveBeenCalledOnce();
  const states = [
    { ...list, hasNextPage: true, isFetchingNextPage: true },
    { ...list, hasNextPage: true, isFetchNextPageError: true },
  ].map((query) => pagesViewOf(query, asEntries));
  expect(states).toMatchObject([{ nextPage: 'loading' }, { nextPage: 'failed' }]);
  expect(pagesViewOf({ ...list, hasNextPage: false }, asEntries)).toMatchObject({ onShowMore: undefined });
});
