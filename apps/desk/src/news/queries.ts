import type { Article, ArticleState } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { fetchCall, RefusedCall } from '../api/queries.ts';
import { homeKey, queryClient } from '../api/query-client.ts';
import { send } from '../api/send.ts';
import { useChange } from '../api/use-change.ts';
import type { Autosave } from './autosave.ts';

/** The key of all lists of articles. */
export const articlesKey = ['articles'];

/** Keys of the queries on an article begin with it. */
export const articleKey = (id: number) => ['article', id];

/**
 * An article to edit. Kept no longer than its pages are open, because its text is that of the editor, and not requested
 * again, because `useOpenArticle` says when there is a newer one.
 */
export const articleQuery = (id: number) =>
  queryOptions({
    queryKey: articleKey(id),
    queryFn: ({ signal }) => fetchCall('readArticle', { params: { id }, signal }),
    gcTime: 0,
    staleTime: 'static',
  });

/** Stores an article as the server has just answered. */
export function keepArticle(article: Article): void {
  queryClient.setQueryData(articleQuery(article.id).queryKey, article);
  void queryClient.invalidateQueries({ queryKey: articlesKey });
  void queryClient.invalidateQueries({ queryKey: homeKey });
}

/** Reads an article again if it has another state than the one stored. Its text stays that of the editor. */
export async function followState(id: number, state: ArticleState): Promise<void> {
  const { queryKey } = articleQuery(id);
  if ((queryClient.getQueryData(queryKey)?.state ?? state) === state) return;
  const newer = await send('readArticle', { params: { id }, returnsIfSignedOut: true });
  const stored = queryClient.getQueryData(queryKey);
  if (newer.ok && stored) keepArticle({ ...newer.response, text: stored.text, revision: stored.revision });
}

/**
 * A change of an article. If somebody else has saved its text meanwhile, that is merged with the text of the editor.
 */
export function useArticleChange<Input extends unknown[]>(
  { meet }: Pick<Autosave, 'meet'>,
  change: (...input: Input) => Promise<Article>,
  onSuccess: (article: Article, input: NoInfer<Input>) => void = () => undefined,
) {
  return useChange(change, {
    onSuccess: (article, input) => {
      keepArticle(article);
      onSuccess(article, input);
    },
    onError: (error) => {
      if (error instanceof RefusedCall && error.failure.current) meet(error.failure.current);
    },
  });
}

/** A change of an article that is based on its text: that is saved first, and `change` gets its revision. */
export function useRevisedChange<Input extends unknown[]>(
  autosave: Pick<Autosave, 'meet' | 'whenSaved'>,
  change: (basedOn: number, ...input: Input) => Promise<Article>,
  onSuccess?: (article: Article, input: NoInfer<Input>) => void,
) {
  const { notSaved } = useWords('deskNews');
  const changeSaved = async (...input: Input) => {
    const basedOn = await autosave.whenSaved();
    if (basedOn === undefined) throw new RefusedCall({ ok: false, status: 0, message: notSaved });
    return change(basedOn, ...input);
  };
  return useArticleChange(autosave, changeSaved, onSuccess);
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

/** Returns the links of an article's saved text that lead to no page; asks again when its links change. */
export function useBrokenLinks({ id, text }: Article): readonly string[] | undefined {
  const links = text.detail.match(/(?<= href=")[^"]+/g);
  const { data } = useQuery({
    queryKey: [...articleKey(id), 'links', links],
    queryFn: ({ signal }) => fetchCall('brokenLinks', { params: { id }, signal }),
    enabled: links !== null,
  });
  return data?.links;
}
