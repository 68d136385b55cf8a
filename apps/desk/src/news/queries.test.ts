import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

import { queryClient } from '../api/query-client.ts';
import { articleQuery, articlesKey, keepArticle } from './queries.ts';

const article = {
  id: 7,
  title: 'Roofs',
  state: 'draft' as const,
  published_at: null,
  author_name: 'Ole Berg',
  has_unpublished_changes: false,
  comments_open: true,
  edited_at: null,
  edited_by: null,
  text: {
    title: 'Roofs',
    tags: '',
    cover_image_url: '',
    cover_image_description: '',
    detail: '',
    author_name: '',
    campaign_id: null,
  },
  revision: 4,
  published_revision: null,
};

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

test('forgets an article once its pages are closed', async () => {
  vi.useFakeTimers();
  const queryFn = async () => article;
  const leave = new QueryObserver(queryClient, { ...articleQuery(7), queryFn }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(queryClient.getQueryData(articleQuery(7).queryKey)).toEqual(article);
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(queryClient.getQueryData(articleQuery(7).queryKey)).toBeUndefined();
});

test('a changed article is stored, and its lists and the first page are out of date', () => {
  const lists = [[...articlesKey, 'draft'], ['home']];
  for (const queryKey of [...lists, ['campaigns']]) queryClient.setQueryData(queryKey, {});
  keepArticle(article);
  expect(queryClient.getQueryData(articleQuery(7).queryKey)).toEqual(article);
  const states = [...lists, ['campaigns']].map((queryKey) => queryClient.getQueryState(queryKey));
  expect(states.map((state) => state?.isInvalidated)).toEqual([true, true, false]);
});
