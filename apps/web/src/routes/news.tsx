import {
  articlePageTitle,
  foundation,
  newsTitleOf,
  paths,
  sentences,
  type CallAnswer,
  type CallRequest,
  type CommentEntry,
} from '@hearthlight/domain';
import { NewsArticlePage, type FormResult } from '@hearthlight/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';

import { CallFailure, newsDetailQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { refused, send } from '../api/send.ts';
import { viewOf } from '../api/view-of.ts';
import { keepDraft, readDraft } from '../session/drafts.ts';
import { useNow } from './use-now.ts';
import { usePageMeta } from './use-page-meta.ts';

/** Keyed by its address, so that moving from story to story starts a fresh page. */
export function Component() {
  const { pathname } = useLocation();
  return <NewsArticle key={pathname} title={newsTitleOf(pathname) ?? ''} />;
}

function NewsArticle({ title }: { title: string }) {
  usePageMeta({ title: title ? articlePageTitle(title) : sentences.unexpected });
  const detail = useQuery(newsDetailQuery(title), queryClient);
  const draftName = `comment:${title}`;
  return (
    <NewsArticlePage
      foundation={foundation}
      state={stateOf(detail)}
      now={useNow()}
      onRetry={() => void detail.refetch()}
      shareUrl={window.location.origin + paths.news(title)}
      draft={{ ...emptyComment, ...readDraft(draftName) }}
      onDraftChange={(values) => keepDraft(draftName, values)}
      onComment={async (entry) => {
        const result = await postComment(detail.data?.news_details.id, entry);
        if (result.ok) void detail.refetch();
        return result;
      }}
    />
  );
}

const emptyComment: CommentEntry = { comentator_name: '', comment: '' };

function stateOf(detail: UseQueryResult<CallAnswer<'newsDetail'>>) {
  const view = viewOf(detail, ({ news_details, latest_news, comments }) => ({
    article: news_details,
    related: latest_news,
    comments,
  }));
  if (view.status !== 'failed') return view;
  const notFound = detail.error instanceof CallFailure && detail.error.status === 404;
  return { status: 'failed', reason: notFound ? 'not-found' : 'other' } as const;
}

async function postComment(
  id: number | undefined,
  request: CallRequest<'commentOnNews'>,
): Promise<FormResult> {
  if (id === undefined) return { ok: false, message: sentences.generic };
  const posted = await send('commentOnNews', { params: { id }, request });
  return posted.ok ? { ok: true, message: posted.answer.message } : refused(posted, [400]);
}
