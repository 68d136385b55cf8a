import type { LatestNews } from '@hearthlight/ui';
import { QueryObserver } from '@tanstack/react-query';

import { latestNewsQuery } from './queries.ts';
import { queryClient } from './query-client.ts';
import { viewOf } from './view-of.ts';

/** Tells how the latest news stand, now and at each change. Answers how to stop. */
export function observeLatestNews(tell: (news: LatestNews) => void): () => void {
  const observer = new QueryObserver(queryClient, latestNewsQuery);
  const say = () => tell(viewOf(observer.getCurrentResult(), (articles) => ({ articles })));
  say();
  return observer.subscribe(say);
}
