import { formatDateTime, paths } from '@hearthlight/domain';
import type { Article, DeskArticlePart, DeskRequest } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import { useUnsaved } from '@hearthlight/ui/parts';
import { Outlet, useLocation, useOutletContext } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { fetchCall } from '../api/queries.ts';
import { send } from '../api/send.ts';
import { useEntry } from '../api/use-entry.ts';
import { Loaded } from '../frame/loaded.tsx';
import { useToast } from '../frame/use-toast.ts';
import { useHasOtherRole, useMe } from '../session/me.ts';
import { ArticleFrame } from './article-frame.tsx';
import type { Autosave, Editing } from './autosave.ts';
import { saveText } from './calls.ts';
import { keptTextOf } from './kept-text.ts';
import { useOpenArticle } from './open-article-calls.ts';
import { articleQuery, keepArticle, useArticleChange, useBrokenLinks, useRevisedChange } from './queries.ts';
import { useAutosave } from './use-autosave.ts';

/** Data and actions that the pages of an article share. */
export interface ArticlePages {
  article: Article;
  autosave: Autosave & Editing;
}

export const useArticlePages = (): ArticlePages => useOutletContext<ArticlePages>();

/** The pages of one article. Its text saves itself on all of them, and nothing of it reaches another article. */
export function Component() {
  const view = useEntry(articleQuery);
  return <Loaded view={view}>{({ entry }) => <Opened key={entry.id} article={entry} />}</Loaded>;
}

const parts: readonly DeskArticlePart[] = ['preview', 'history', 'translations'];

function Opened({ article }: { article: Article }) {
  const words = useWords('deskNews');
  const me = useMe();
  const toast = useToast();
  const { id } = article;
  const params = { id };
  const { pathname } = useLocation();
  const { others, revision } = useOpenArticle(id);
  const autosave = useAutosave({
    article,
    save: (text, basedOn) => saveText(id, text, basedOn),
    store: keptTextOf(me.id, id),
    onSaved: keepArticle,
  });
  // Otherwise the text is saved, or kept in this browser until the article is opened again.
  useUnsaved(useHasOtherRole() && autosave.state.status !== 'saved');
  const unpublish = useArticleChange(autosave, (seen: DeskRequest<'unpublishArticle'>) =>
    fetchCall('unpublishArticle', { params, request: seen }),
  );
  const publish = useRevisedChange(
    autosave,
    (basedOn, at: string | null, replaces: string | null, keepsText: boolean) =>
      fetchCall('publishArticle', {
        params,
        request: { based_on: basedOn, replaces, at, keeps_text: keepsText },
      }),
    ({ published_at: time, published_revision: published, state, title }, [, replaces]) => {
      const seen = { state, published_at: time, published_revision: published };
      const said =
        state === 'scheduled' && time !== null
          ? { text: words.isScheduled({ title, time: formatDateTime(time) }) }
          : { text: words.isPublished({ title }), link: { href: paths.news(title), label: words.view } };
      const onUndo = async () => (await unpublish(seen)).ok;
      // After replacing another publication, there is no single former state to return to.
      toast(replaces === null ? { ...said, onUndo } : said);
    },
  );
  async function loadNewer() {
    const newer = await send('readArticle', { params });
    if (newer.ok) autosave.meet(newer.response);
  }
  return (
    <ArticleFrame
      article={article}
      text={autosave.text}
      state={autosave.state}
      merged={autosave.merged}
      brokenLinks={useBrokenLinks(article)}
      others={others}
      onRetry={autosave.retry}
      onLoadNewer={revision > article.revision ? () => void loadNewer() : undefined}
      part={parts.find((part) => pathname.split('/')[4] === part)}
      hasTranslations={foundation.languages.length > 1}
      onPublish={publish}
    >
      <Outlet context={{ article, autosave } satisfies ArticlePages} />
    </ArticleFrame>
  );
}
