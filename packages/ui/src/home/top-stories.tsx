import { type NewsArticle, sentences } from '@hearthlight/domain';
import { type ReactNode, useState } from 'react';

import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { RetryButton } from '../components/retry-button.tsx';
import { Section } from '../components/section.tsx';
import { StoryListSkeleton } from '../news/story-list-skeleton.tsx';
import { StoryList } from '../news/story-list.tsx';
import { topStoriesId } from './home-content.ts';

/** The latest news as the app has them. */
export type LatestNews =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; articles: readonly NewsArticle[] };

export interface TopStoriesProps {
  news: LatestNews;
  /** Asks for the news again. */
  onRetry: () => void;
}

/** So many stories are on the page at once; a button brings the others, lest phones scroll for ever. */
const shownAtFirst = 4;

/** The newest articles, each with its first tag, its title and how it begins. */
export function TopStories(props: TopStoriesProps) {
  return (
    <Section
      id={topStoriesId}
      title="Top Stories"
      intro="Told by the people who were there, with the sums."
      tone="paper"
    >
      {contentOf(props)}
    </Section>
  );
}

function contentOf({ news, onRetry }: TopStoriesProps): ReactNode {
  if (news.status === 'loading') return <StoryListSkeleton count={shownAtFirst} />;
  if (news.status === 'failed') return <Failed onRetry={onRetry} />;
  return news.articles.length === 0 ? <Empty /> : <Stories articles={news.articles} />;
}

function Stories({ articles }: { articles: readonly NewsArticle[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? articles : articles.slice(0, shownAtFirst);
  return (
    <>
      <StoryList articles={shown} />
      {articles.length > shownAtFirst && (
        <div className="mt-11">
          <Button variant="secondary" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer stories' : `Show all ${articles.length} stories`}
          </Button>
        </div>
      )}
    </>
  );
}

function Failed({ onRetry }: Pick<TopStoriesProps, 'onRetry'>) {
  return (
    <Notice tone="error" action={<RetryButton variant="secondary" size="small" onRetry={onRetry} />}>
      {sentences.newsListFailed}
    </Notice>
  );
}

function Empty() {
  return (
    <p className="max-w-text text-lead text-ink-soft">
      Nothing has been published yet. The first story will stand here as soon as somebody comes back with one.
    </p>
  );
}
