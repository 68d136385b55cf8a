import type { CallResponse } from '@hearthlight/domain';
import type { LatestNews } from '@hearthlight/ui';
import { useEffect, useState } from 'react';

/** The distance below the viewport at which loading starts. */
const loadAhead = '400px';

/** The newest articles that a call returned. Going back shows them at once, so that the page is as high as it was. */
let lastKnown: LatestNews | undefined;

/**
 * The latest news, loaded when the element with the id `near` approaches the viewport. The code of the calls is
 * loaded then too, so that neither delays the first view. Until then, and until the call has a response, the news is
 * what the server handed over, or else what was loaded before. `retry` loads the news again.
 */
export function useLatestNews(
  near: string,
  articles?: CallResponse<'latestNews'>,
): { news: LatestNews; retry: () => void } {
  const [news, setNews] = useState<LatestNews>(
    articles ? { status: 'ready', articles } : (lastKnown ?? { status: 'loading' }),
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => onceNear(near, () => setAttempt(1)), [near]);
  useEffect(() => (attempt > 0 ? subscribe(remember(setNews), articles) : undefined), [attempt, articles]);
  const retry = () => {
    setNews({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return { news, retry };
}

const remember = (onChange: (news: LatestNews) => void) => (news: LatestNews) => {
  if (news.status === 'ready') lastKnown = news;
  if (news.status !== 'loading' || !lastKnown) onChange(news);
};

/** Calls back once, when the element with this id approaches the viewport. Returns a function that cancels. */
function onceNear(id: string, callBack: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      callBack();
    },
    { rootMargin: loadAhead },
  );
  const element = document.getElementById(id);
  if (element) observer.observe(element);
  return () => observer.disconnect();
}

/** Loads `observeLatestNews` and subscribes to it. Returns a function that unsubscribes. */
function subscribe(
  onChange: (news: LatestNews) => void,
  articles: CallResponse<'latestNews'> | undefined,
): () => void {
  let unsubscribe: (() => void) | undefined;
  let canceled = false;
  const start = async () => {
    const api = await import('./observe-latest-news.ts').catch(() => undefined);
    if (canceled) return;
    if (api) unsubscribe = api.observeLatestNews(onChange, articles);
    else onChange({ status: 'failed' });
  };
  void start();
  return () => {
    canceled = true;
    unsubscribe?.();
  };
}
