import { areSameCards, type CallResponse, latestNewsPath } from '@hearthlight/domain';
import { type LatestNews, whenOnline } from '@hearthlight/ui';
import { useEffect, useState } from 'react';

import { backendOrigin, limitTime } from './backend.ts';

type Articles = CallResponse<'latestNews'>;

/** The distance below the viewport at which loading starts. */
const loadAhead = '400px';

/** The newest articles that a call returned. Going back shows them at once, so that the page is as high as it was. */
let lastKnown: LatestNews | undefined;

/**
 * The latest news, requested when the element with the id `near` approaches the viewport. Until then, and until the call
 * has a response, the news is what the server handed over, or else what was loaded before. The code of the calls is
 * loaded only if the response is another one than what the server handed over. `retry` loads the news again.
 */
export function useLatestNews(near: string, articles?: Articles): { news: LatestNews; retry: () => void } {
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

/** Subscribes to the latest news if it is not `articles`. Returns a function that unsubscribes. */
function subscribe(onChange: (news: LatestNews) => void, articles: Articles | undefined): () => void {
  let unsubscribe: (() => void) | undefined;
  let canceled = false;
  const start = async () => {
    const known = articles && (await isLatestNews(articles)) ? articles : undefined;
    if (canceled) return;
    if (known) return onChange({ status: 'ready', articles: known });
    const api = await whenOnline(() => import('./observe-latest-news.ts')).catch(() => undefined);
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

/** Makes the call once. Anything but the same news is left to the code of the calls, which knows its rules. */
async function isLatestNews(articles: Articles): Promise<boolean> {
  const { signal, end } = limitTime();
  try {
    const response = await fetch(backendOrigin + latestNewsPath, { signal });
    return response.ok && areSameCards(articles, await response.json());
  } catch {
    return false;
  } finally {
    end();
  }
}
