'use client';

import type { NewsArticle } from '@hearthlight/domain';

import { Section } from '../components/layout/section.tsx';
import { useWords } from '../words/words-provider.tsx';
import { NewsListSkeleton } from './news-list-skeleton.tsx';
import { NewsList } from './news-list.tsx';

export interface GoOnStoriesProps {
  /** The id of the section. An app observes it to fetch the news when the visitor comes near. */
  id: string;
  /** The newest articles, or the state of loading them. A failure shows nothing. */
  news: { status: 'loading' | 'failed' } | { status: 'ready'; articles: readonly NewsArticle[] };
}

/** How many stories are shown. */
const shown = 4;

/** The newest stories below a page that is not there. */
export function GoOnStories({ id, news }: GoOnStoriesProps) {
  const words = useWords('newsList');
  if (news.status === 'failed' || (news.status === 'ready' && news.articles.length === 0)) return null;
  return (
    <div className="print:hidden">
      <Section id={id} title={words.moreStories} background="paper">
        {news.status === 'ready' ? (
          <NewsList articles={news.articles.slice(0, shown)} />
        ) : (
          <NewsListSkeleton count={shown} />
        )}
      </Section>
    </div>
  );
}
