'use client';

import { limits, type NewsArticle, paths, sentences } from '@hearthlight/domain';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '../components/actions/button.tsx';
import { Link } from '../components/actions/link.tsx';
import { RetryButton } from '../components/actions/retry-button.tsx';
import { Notice } from '../components/feedback/notice.tsx';
import { Section } from '../components/layout/section.tsx';
import { NewsListSkeleton } from '../news/news-list-skeleton.tsx';
import { NewsList } from '../news/news-list.tsx';
import { useWords } from '../words/words-provider.tsx';
import { type HomeContent, topStoriesId } from './home-content.ts';

/** The state of the latest news. */
export type LatestNews =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; articles: readonly NewsArticle[] };

export interface TopStoriesProps {
  /** Texts of the section. */
  texts: HomeContent['topStories'];
  /** The newest articles, or the state of loading them. */
  news: LatestNews;
  /** Whether the page is shown before its news: the stories take no less space than their placeholder. */
  late?: boolean | undefined;
  /** Whether all stories are shown from the start. */
  all?: boolean | undefined;
  /** Called when the visitor asks for all stories, or for few again. */
  onShowAll?: ((all: boolean) => void) | undefined;
  /** Loads the news again. */
  onRetry: () => void;
}

/** How many stories are shown before the visitor asks for all of them. */
const shownAtFirst = 4;

/** The distance of the button from the list. */
const belowList = 'mt-11';

const fewStories = `${paths.home}#${topStoriesId}`;
const allStories = `${paths.home}?stories=all#${topStoriesId}`;

/** The newest articles, each with its first tag, its title and an excerpt. */
export function TopStories(props: TopStoriesProps) {
  const words = useWords('home');
  return (
    <Section id={topStoriesId} title={words.topStories} intro={props.texts.intro} background="paper">
      {/* At most two columns, so that no story is alone in its row. */}
      <div className="[--card-least:calc(50%-var(--grid-gap-large))]">{contentOf(props)}</div>
    </Section>
  );
}

/**
 * While the news is loading, a placeholder that is slightly higher than most stories. It keeps its place, invisible,
 * behind the stories, so that nothing below them moves when they arrive.
 */
function KeptPlace({ children }: { children?: ReactNode }) {
  return (
    <div className="grid">
      <div inert={children !== undefined} className="[grid-area:1/1] inert:invisible inert:print:hidden">
        <NewsListSkeleton count={shownAtFirst} />
        <div className={belowList}>
          <span className="block min-h-13" />
        </div>
      </div>
      <div className="min-w-0 [grid-area:1/1]">{children}</div>
    </div>
  );
}

function contentOf({ texts, news, late, all, onShowAll, onRetry }: TopStoriesProps): ReactNode {
  if (news.status === 'loading') return <KeptPlace />;
  if (news.status === 'failed') return <Failed onRetry={onRetry} />;
  if (news.articles.length === 0) return <Empty text={texts.empty} />;
  const stories = <Stories articles={news.articles} all={all} onShowAll={onShowAll} />;
  return late && news.articles.length > shownAtFirst ? <KeptPlace>{stories}</KeptPlace> : stories;
}

interface StoriesProps extends Pick<TopStoriesProps, 'all' | 'onShowAll'> {
  articles: readonly NewsArticle[];
}

/**
 * The focus goes to the first story that the button adds. Without script, a link to a page with all stories is in place
 * of the button.
 */
function Stories({ articles, all: allAtFirst = false, onShowAll }: StoriesProps) {
  const words = useWords('home');
  const [all, setAll] = useState(allAtFirst);
  const list = useRef<HTMLDivElement>(null);
  const toggle = () => {
    flushSync(() => setAll(!all));
    onShowAll?.(!all);
    if (!all) list.current?.querySelectorAll<HTMLElement>('article a')[shownAtFirst]?.focus();
  };
  const { length: count } = articles;
  // The call returns no more: there may be older ones.
  const more = count < limits.latestNews ? words.showAllStories({ count }) : words.showNewestStories({ count });
  const label = all ? words.showFewerStories : more;
  const shown = all ? articles : articles.slice(0, shownAtFirst);
  return (
    <>
      <div ref={list}>
        <NewsList articles={shown} />
      </div>
      {articles.length > shownAtFirst && (
        <div className={belowList}>
          <div className="noscript:hidden">
            <Button variant="secondary" aria-expanded={all} onClick={toggle}>
              {label}
            </Button>
          </div>
          <div className="hidden noscript:block">
            <Link variant="button-secondary" href={all ? fewStories : allStories}>
              {label}
            </Link>
          </div>
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

function Empty({ text }: { text: string }) {
  return <p className="max-w-text text-lead text-ink-soft">{text}</p>;
}
