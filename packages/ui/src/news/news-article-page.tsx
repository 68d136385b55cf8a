'use client';

import type { Foundation, NewsArticle, NewsComment } from '@hearthlight/domain';

import { Section } from '../components/layout/section.tsx';
import { PageFrame } from '../site/page-frame.tsx';
import { useWords } from '../words/words-provider.tsx';
import { ArticleAsk } from './article-ask.tsx';
import { ArticleComments } from './article-comments.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleFailure, type ArticleFailureProps } from './article-failure.tsx';
import { ArticleHeader } from './article-header.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import type { CommentEntryProps, CommentFormProps } from './comment-form.tsx';
import type { CommentPages, OlderComments } from './comment-list.tsx';
import { NewsList } from './news-list.tsx';
import { RichText } from './rich-text.tsx';

/** The state of the requested article. */
export type NewsArticleState =
  | { status: 'loading' }
  | { status: 'failed'; reason: 'not-found' | 'other' }
  | {
      status: 'ready';
      article: NewsArticle;
      related: NewsArticle[];
      /** The newest comments, or all of them. */
      comments: NewsComment[];
      /** How many comments the article has, where `comments` are not all. */
      commentCount?: number;
      /** The state of the request for older comments. */
      olderComments?: OlderComments;
      /** Links to the other pages of comments, for browsers without script. */
      commentPages?: CommentPages;
    };

export interface NewsArticlePageProps extends CommentEntryProps {
  /** Source of the names and links in the page frame. */
  foundation: Foundation;
  /** The article and its comments, or why they cannot be shown. */
  state: NewsArticleState;
  /** Sends a comment. The app adds it to `state` once it is published. */
  onComment: CommentFormProps['onSubmit'];
  /** Requests the article again. */
  onRetry: () => void;
  /** Picture and stories for an article that does not exist. */
  failure: Pick<ArticleFailureProps, 'picture' | 'children'>;
  /** Requests the next page of older comments. The app adds them to `state`. */
  onShowOlder?: () => void;
  /** The article's absolute address. */
  shareUrl: string;
  /** The time that the age of comments is relative to. */
  now: Date;
}

/** An article with its comments and related articles (specification §2, News detail). */
export function NewsArticlePage({ foundation, ...article }: NewsArticlePageProps) {
  return (
    <PageFrame foundation={foundation}>
      <ArticleOf {...article} withoutCampaigns={foundation.withoutCampaigns} privacy={foundation.privacy?.title} />
    </PageFrame>
  );
}

type ArticleProps = Omit<NewsArticlePageProps, 'foundation'> & {
  /** Whether the site has no campaigns to choose from. */
  withoutCampaigns: boolean | undefined;
  /** The title of the privacy page, if the site has one. */
  privacy: string | undefined;
};

function ArticleOf({ state, onRetry, failure, ...rest }: ArticleProps) {
  if (state.status === 'loading') return <ArticleSkeleton />;
  if (state.status === 'failed') return <ArticleFailure {...failure} reason={state.reason} onRetry={onRetry} />;
  return <ReadyArticle key={state.article.id} {...state} {...rest} />;
}

type ReadyArticleProps = Extract<NewsArticleState, { status: 'ready' }> &
  Omit<ArticleProps, 'state' | 'onRetry' | 'failure'>;

function ReadyArticle({ article, related, shareUrl, now, onComment, ...rest }: ReadyArticleProps) {
  const words = useWords('news');
  const { comments, commentCount, olderComments, commentPages, onShowOlder, withoutCampaigns, ...form } = rest;
  return (
    <>
      <article>
        <ArticleHeader article={article} />
        <div className="rounded-t-section bg-paper py-section">
          <div className="mx-auto grid max-w-page gap-10 px-gutter desk:grid-cols-[13rem_minmax(0,42.5rem)] desk:gap-18">
            <ArticleFacts article={article} shareUrl={shareUrl} />
            <div className="opening">
              <RichText html={article.detail} language={article.language} />
              {(article.campaign || !withoutCampaigns) && <ArticleAsk campaign={article.campaign ?? undefined} />}
            </div>
          </div>
        </div>
      </article>
      <ArticleComments
        isOpen={article.comments_open}
        comments={comments}
        count={commentCount}
        older={olderComments}
        onShowOlder={onShowOlder}
        pages={commentPages}
        now={now}
        onSubmit={onComment}
        {...form}
      />
      {related.length > 0 && (
        <div className="print:hidden">
          <Section title={words.relatedContents} background="paper">
            <NewsList articles={related} />
          </Section>
        </div>
      )}
    </>
  );
}
