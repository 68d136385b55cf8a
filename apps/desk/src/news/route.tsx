import { articleOrders, type ArticleState } from '@hearthlight/domain/desk';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { pagesViewOf } from '../api/view-of.ts';
import { partsOf } from '../parts/list-filter.ts';
import { type ArticleFilter, DeskNewsPage } from './desk-news-page.tsx';
import { articlesKey } from './queries.ts';

const states: readonly ArticleState[] = ['draft', 'scheduled', 'published'];

export function Component() {
  const [query, setQuery] = useSearchParams();
  const filter: ArticleFilter = {
    state: states.find((name) => name === query.get('state')) ?? 'all',
    search: query.get('search') ?? '',
    order: articleOrders.find((name) => name === query.get('order')) ?? 'newest',
  };
  const articles = useInfiniteQuery({
    ...pagesQuery([...articlesKey, filter], (cursor, signal) => {
      const { order, search, state } = filter;
      const parts = { ...(state !== 'all' && { state }), ...(search !== '' && { search }), order };
      return fetchCall('articleList', { query: { ...parts, ...cursor }, signal });
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <DeskNewsPage
      view={pagesViewOf(articles, (pages) => ({ articles: pages.flatMap((page) => page.articles) }))}
      filter={filter}
      onFilter={(next) => setQuery(partsOf(next))}
    />
  );
}
