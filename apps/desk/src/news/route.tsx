import type { ArticleState } from '@hearthlight/domain/desk';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { pagesViewOf } from '../api/view-of.ts';
import { DeskNewsPage } from './desk-news-page.tsx';
import { articlesKey } from './queries.ts';

const states: readonly ArticleState[] = ['draft', 'scheduled', 'published'];

export function Component() {
  const [query, setQuery] = useSearchParams();
  const state = states.find((name) => name === query.get('state'));
  const search = query.get('search') ?? '';
  const articles = useInfiniteQuery({
    ...pagesQuery([...articlesKey, state, search], (cursor, signal) =>
      fetchCall('articleList', {
        query: { ...(state && { state }), ...(search && { search }), ...cursor },
        signal,
      }),
    ),
    placeholderData: keepPreviousData,
  });
  return (
    <DeskNewsPage
      view={pagesViewOf(articles, (pages) => ({ articles: pages.flatMap((page) => page.articles) }))}
      filter={{ state: state ?? 'all', search }}
      onSearch={(sought) => setQuery({ ...(state && { state }), ...(sought !== '' && { search: sought }) })}
    />
  );
}
