import { deskArticlePath } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { pagesViewOf, viewOf } from '../api/view-of.ts';
import { useToast } from '../frame/use-toast.ts';
import { useArticlePages } from './article-route.tsx';
import { ArticleHistoryPage } from './history/article-history-page.tsx';
import { articleKey, useCampaignChoices, useRevisedChange } from './queries.ts';

/** The earlier versions of an article. */
export function Component() {
  const { article, autosave } = useArticlePages();
  const { id } = article;
  const navigate = useNavigate();
  const words = useWords('deskNews');
  const toast = useToast();
  const [query, setQuery] = useSearchParams();
  const campaigns = useCampaignChoices();
  // A save of this page's text makes another version.
  const queryKey = [...articleKey(id), 'versions', article.revision];
  const list = useInfiniteQuery(
    pagesQuery(queryKey, (cursor, signal) => fetchCall('revisionList', { params: { id }, query: cursor, signal })),
  );
  const versions = list.data?.pages.flatMap(({ revisions }) => revisions) ?? [];
  const numberIn = (name: string) => {
    const number = Number(query.get(name) ?? Number.NaN);
    return Number.isSafeInteger(number) && number >= 0 ? number : undefined;
  };
  const shown = numberIn('version') ?? versions[1]?.number;
  const other = numberIn('with') ?? versions.find(({ number }) => number !== shown)?.number;
  const compared = useQuery({
    queryKey: [...queryKey, shown, other],
    queryFn: async ({ signal }) => {
      const read = (number = 0) => fetchCall('readRevision', { params: { id, number }, signal });
      const [first, second] = await Promise.all([read(shown), read(other)]);
      return { shown: first, other: second };
    },
    enabled: shown !== undefined && other !== undefined,
  });
  const restore = useRevisedChange(
    autosave,
    (basedOn, number: number) =>
      fetchCall('restoreRevision', { params: { id, number }, request: { based_on: basedOn } }),
    autosave.adopt,
  );
  return (
    <ArticleHistoryPage
      articleId={id}
      view={pagesViewOf(list, () => ({ versions }))}
      compared={viewOf(compared, (data) => data)}
      campaigns={campaigns}
      current={article.text}
      onCompare={(number) => setQuery({ ...(shown !== undefined && { version: String(shown) }), with: String(number) })}
      onRestore={async (number) => {
        const before = await autosave.whenSaved();
        const result = await restore(number);
        if (result.ok && before !== undefined) {
          toast({ text: words.isRestored, onUndo: async () => (await restore(before)).ok });
          await navigate(deskArticlePath(id));
        }
        return result;
      }}
    />
  );
}
