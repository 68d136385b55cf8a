import type { LatestNews } from '@hearthlight/ui';
import { useEffect, useState } from 'react';

/** How far below the screen Top Stories may be when its news are fetched. */
const ahead = '400px';

/**
 * The latest news, for a page that starts without them: the code of the calls and the news themselves are
 * fetched when the element with the id `near` comes close, so that they do not delay the first view.
 */
export function useLatestNews(near: string): LatestNews {
  const [news, setNews] = useState<LatestNews>({ status: 'loading' });
  useEffect(() => {
    let stop = () => {};
    let left = false;
    const fetchNews = async () => {
      const api = await import('../api/observe-latest-news.ts').catch(() => undefined);
      if (left) return;
      if (api) stop = api.observeLatestNews(setNews);
      else setNews({ status: 'failed' });
    };
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        void fetchNews();
      },
      { rootMargin: ahead },
    );
    const section = document.getElementById(near);
    if (section) watcher.observe(section);
    return () => {
      left = true;
      watcher.disconnect();
      stop();
    };
  }, [near]);
  return news;
}
