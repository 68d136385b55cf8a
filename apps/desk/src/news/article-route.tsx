import { formatDateTime, isNotFound, type Result } from '@hearthlight/domain';
import type { Article, DeskArticlePart } from '@hearthlight/domain/desk';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useOutletContext } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { send, toResult } from '../api/send.ts';
import { ListSkeleton } from '../frame/list-skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { NoSuchPage } from '../frame/no-such-page.tsx';
import { useToast } from '../frame/use-toast.ts';
import { useEntryId } from '../routing/use-entry-id.ts';
import { useMe } from '../session/me.ts';
import { useWords } from '../words/use-words.ts';
import { ArticleFrame } from './article-frame.tsx';
import type { Autosave, Editing } from './autosave.ts';
import { saveText } from './calls.ts';
import { keptTextOf } from './kept-text.ts';
import { useOpenArticle } from './open-article-calls.ts';
import { articleQuery, keepArticle } from './queries.ts';
import { useAutosave } from './use-autosave.ts';

/** What the pages of an article share. */
export interface ArticlePages {
  article: Article;
  autosave: Autosave & Editing;
  /** Saves the text, then makes a change based on its revision. A conflict is shown in place of the text. */
  change: (make: (revision: number) => Promise<ArticleChange>) => Promise<Result>;
  /** Takes over the article of a change that does not depend on its text. */
  keep: (change: ArticleChange) => Result;
}

/** The result of a call that changes an article. */
type ArticleChange =
  | { ok: true; response: Article }
  | (Extract<Result, { ok: false }> & { status: number; current?: Article | undefined });

export const useArticlePages = (): ArticlePages => useOutletContext<ArticlePages>();

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
  const words = useWords('deskNews');
  const me = useMe();
  const toast = useToast();
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
  /** What replaced another publication has no single former state to return to. */
  function sayPublished(
    { published_at: time, published_revision: published, state, title }: Article,
    isFirst: boolean,
  ) {
    const text =
      state === 'scheduled' && time !== null
        ? words.isScheduled({ title, time: formatDateTime(time) })
        : words.isPublished({ title });
    const request = { published_at: time, published_revision: published };
    const undo = async () => keep(await send('unpublishArticle', { params: { id }, request })).ok;
    toast(isFirst ? { text, onUndo: undo } : { text });
  }
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
        change(async (basedOn) => {
          const result = await send('publishArticle', {
            params: { id },
            request: { based_on: basedOn, replaces, at },
          });
          if (result.ok) sayPublished(result.response, replaces === null);
          return result;
        })
      }
    >
      <Outlet context={{ article, autosave, change, keep } satisfies ArticlePages} />
    </ArticleFrame>
  );
}
