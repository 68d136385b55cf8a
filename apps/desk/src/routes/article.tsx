import { isNotFound } from '@hearthlight/domain';
import type { Article, DeskArticlePart } from '@hearthlight/domain/desk';
import {
  ArticleFrame,
  ListSkeleton,
  LoadFailed,
  NoSuchPage,
  useAutosave,
  useDeskNewsWords,
} from '@hearthlight/ui/desk';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { send, toResult } from '../api/send.ts';
import type { ArticlePages } from '../news/article-pages.ts';
import { articleQuery, keepArticle } from '../news/article-query.ts';
import { keptTextOf } from '../news/kept-text.ts';
import { saveText } from '../news/save-text.ts';
import { useOpenArticle } from '../news/use-open-article.ts';
import { useEntryId } from '../routing/use-entry-id.ts';
import { useMe } from '../session/me.ts';

/** The pages of one article. Its text saves itself on all of them, and nothing of it reaches another article. */
export function Component() {
  const id = useEntryId();
  return id === undefined ? <NoSuchPage /> : <Loaded key={id} id={id} />;
}

function Loaded({ id }: { id: number }) {
  const article = useQuery(articleQuery(id));
  if (article.data) return <Opened article={article.data} />;
  if (isNotFound(article.error)) return <NoSuchPage />;
  if (article.isError && !article.isFetching) return <LoadFailed onRetry={() => void article.refetch()} />;
  return <ListSkeleton />;
}

const parts: readonly DeskArticlePart[] = ['preview', 'history', 'translations'];

function Opened({ article }: { article: Article }) {
  const words = useDeskNewsWords();
  const me = useMe();
  const { id } = article;
  const { pathname } = useLocation();
  const { others, revision } = useOpenArticle(id);
  const autosave = useAutosave({
    article,
    save: (text, basedOn) => saveText(id, text, basedOn),
    store: keptTextOf(me.id, id),
    onSaved: keepArticle,
  });
  const keep: ArticlePages['keep'] = (result) => {
    if (result.ok) keepArticle(result.response);
    else if (result.current) autosave.meet(result.current);
    return toResult(result);
  };
  const change: ArticlePages['change'] = async (make) => {
    const revision = await autosave.whenSaved();
    return revision === undefined ? { ok: false, message: words.notSaved } : keep(await make(revision));
  };
  async function loadNewer() {
    const newer = await send('readArticle', { params: { id } });
    if (newer.ok) autosave.meet(newer.response);
  }
  return (
    <ArticleFrame
      article={article}
      title={autosave.text.title}
      state={autosave.state}
      merged={autosave.merged}
      others={others}
      onRetry={autosave.retry}
      onLoadNewer={revision > article.revision ? () => void loadNewer() : undefined}
      part={parts.find((part) => pathname.split('/')[4] === part)}
      hasTranslations={foundation.languages.length > 1}
      onPublish={(at, replaces) =>
        change((basedOn) =>
          send('publishArticle', { params: { id }, request: { based_on: basedOn, replaces, at } }),
        )
      }
    >
      <Outlet context={{ article, autosave, change, keep } satisfies ArticlePages} />
    </ArticleFrame>
  );
}
