import type { Article } from '@hearthlight/domain/desk';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { fetchCall } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';

/** The key of all lists of articles. */
export const articlesKey = ['articles'];

/**
 * An article to edit. Kept no longer than its pages are open, because its text is that of the editor, and not requested
 * again, because `useOpenArticle` says when there is a newer one.
 */
export const articleQuery = (id: number) =>
  queryOptions({
    queryKey: ['article', id],
    queryFn: ({ signal }) => fetchCall('readArticle', { params: { id }, signal }),
    gcTime: 0,
    staleTime: 'static',
  });

/** Stores an article as the server has just answered. */
export function keepArticle(article: Article): void {
  queryClient.setQueryData(articleQuery(article.id).queryKey, article);
  void queryClient.invalidateQueries({ queryKey: articlesKey });
  void queryClient.invalidateQueries({ queryKey: ['home'] });
}

const none: readonly { id: number; title: string }[] = [];

/** Returns the campaigns that an article can be about; none until they are loaded. */
export function useCampaignChoices(): readonly { id: number; title: string }[] {
  const { data } = useQuery({
    queryKey: ['campaigns', 'choices'],
    queryFn: ({ signal }) => fetchCall('deskCampaignList', { signal }),
  });
  return data?.campaigns ?? none;
}
