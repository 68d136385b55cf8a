import type { Foundation, NewsArticle, NewsComment } from '@hearthlight/domain';

import { RichText } from '../components/rich-text.tsx';
import { Section } from '../components/section.tsx';
import { PageFrame } from '../site/page-frame.tsx';
import { ArticleComments } from './article-comments.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleFailure } from './article-failure.tsx';
import { ArticleHeader } from './article-header.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import type { CommentFormProps } from './comment-form.tsx';
import { StoryList } from './story-list.tsx';

export type NewsArticleState =
  | { status: 'loading' }
  | { status: 'failed'; reason: 'not-found' | 'other' }
  | { status: 'ready'; article: NewsArticle; related: NewsArticle[]; comments: NewsComment[] };

export interface NewsArticlePageProps extends Omit<CommentFormProps, 'onSubmit'> {
  foundation: Foundation;
  state: NewsArticleState;
  /** Sends a comment. A comment that appears at once comes back in `state`. */
  onComment: CommentFormProps['onSubmit'];
  onRetry: () => void;
  /** The article's own address, absolute. */
  shareUrl: string;
  /** The instant from which the age of comments is counted. */
  now: Date;
}

/** An article with its comments and what to read next (`spec §2`, News detail). */
export function NewsArticlePage({ foundation, ...article }: NewsArticlePageProps) {
  return (
    <PageFrame foundation={foundation}>
      <ArticleOf {...article} />
    </PageFrame>
  );
}

function ArticleOf({ state, onRetry, ...rest }: Omit<NewsArticlePageProps, 'foundation'>) {
  if (state.status === 'loading') return <ArticleSkeleton />;
  if (state.status === 'failed') return <ArticleFailure reason={state.reason} onRetry={onRetry} />;
  return <ReadyArticle key={state.article.id} {...state} {...rest} />;
}

/** The first paragraph leads in, and its first letter is set large. */
const opening =
  '[&>div>p:first-child]:text-lead [&>div>p:first-child]:first-letter:float-start [&>div>p:first-child]:first-letter:me-2.5 [&>div>p:first-child]:first-letter:font-display [&>div>p:first-child]:first-letter:text-[3.4em] [&>div>p:first-child]:first-letter:leading-[0.82] [&>div>p:first-child]:first-letter:text-ember';

type ReadyArticleProps = Extract<NewsArticleState, { status: 'ready' }> &
  Omit<NewsArticlePageProps, 'foundation' | 'state' | 'onRetry'>;

function ReadyArticle({ article, related, comments, shareUrl, now, onComment, ...form }: ReadyArticleProps) {
  return (
    <>
      <article>
        <ArticleHeader article={article} />
        <div className="rounded-t-section bg-paper py-section">
          <div className="mx-auto grid max-w-page gap-10 px-gutter desk:grid-cols-[13rem_minmax(0,42.5rem)] desk:gap-18">
            <ArticleFacts article={article} shareUrl={shareUrl} />
            <div className={opening}>
              <RichText html={article.detail} />
            </div>
          </div>
        </div>
      </article>
      <ArticleComments comments={comments} now={now} onSubmit={onComment} {...form} />
      {related.length > 0 && (
        <Section title="Related contents" tone="paper">
          <StoryList articles={related} />
        </Section>
      )}
    </>
  );
}
