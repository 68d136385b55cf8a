import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

import { queryClient } from '../api/query-client.ts';
import { articleQuery, articlesKey, followState, keepArticle } from './queries.ts';

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
  vi.unstubAllGlobals();
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

test('an article whose time has come is shown as published, with the text of the editor', async () => {
  const scheduled = { ...article, state: 'scheduled' as const, published_at: '2026-11-29T07:34:00.000Z' };
  const published = { ...scheduled, state: 'published' as const, published_revision: 4 };
  const fetched = vi.fn<typeof fetch>(async () =>
    Response.json({ ...published, revision: 5, text: { ...article.text, tags: 'Roofs' } }),
  );
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  await followState(7, 'published');
  keepArticle(scheduled);
  await followState(7, 'scheduled');
  expect(fetched).not.toHaveBeenCalled();
  await followState(7, 'published');
  expect(queryClient.getQueryData(articleQuery(7).queryKey)).toEqual(published);
});
