import type { LatestNews } from '@hearthlight/ui';
import { QueryObserver } from '@tanstack/react-query';

import { latestNewsQuery } from './queries.ts';
import { queryClient } from './query-client.ts';
import { viewOf } from './view-of.ts';

/** Calls `onChange` with the state of the latest news, now and on each change. Returns a function that unsubscribes. */
export function observeLatestNews(onChange: (news: LatestNews) => void): () => void {
  const observer = new QueryObserver(queryClient, latestNewsQuery);
  const notify = () => onChange(viewOf(observer.getCurrentResult(), (articles) => ({ articles })));
  notify();
  return observer.subscribe(notify);
}
