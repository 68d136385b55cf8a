import type { LatestNews } from '@hearthlight/ui';
import { useEffect, useState } from 'react';

/** How far below the screen Top Stories may be when its news are fetched. */
const ahead = '400px';

/**
 * The latest news, for a page that starts without them: the code of the calls and the news themselves are
 * fetched when the element with the id `near` comes close, so that they do not delay the first view. `retry` asks
 * for them again.
 */
export function useLatestNews(near: string): { news: LatestNews; retry: () => void } {
  const [news, setNews] = useState<LatestNews>({ status: 'loading' });
  const [asked, setAsked] = useState(0);
  useEffect(() => whenClose(near, () => setAsked(1)), [near]);
  useEffect(() => (asked > 0 ? follow(setNews) : undefined), [asked]);
  const retry = () => {
    setNews({ status: 'loading' });
    setAsked(asked + 1);
  };
  return { news, retry };
}

/** Calls back once when the element with this id comes close; answers how to stop waiting for it. */
function whenClose(id: string, callBack: () => void): () => void {
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      callBack();
    },
    { rootMargin: ahead },
  );
  const element = document.getElementById(id);
  if (element) watcher.observe(element);
  return () => watcher.disconnect();
}

/** Fetches the news and tells how they stand; answers how to stop. */
function follow(tell: (news: LatestNews) => void): () => void {
  let stop: (() => void) | undefined;
  let left = false;
  const start = async () => {
    const api = await import('../api/observe-latest-news.ts').catch(() => undefined);
    if (left) return;
    if (api) stop = api.observeLatestNews(tell);
    else tell({ status: 'failed' });
  };
  void start();
  return () => {
    left = true;
    stop?.();
  };
}
