import type { CallResponse } from '@hearthlight/domain';
import type { LatestNews } from '@hearthlight/ui';
import { QueryObserver } from '@tanstack/react-query';

import { handedOver, latestNewsQuery } from './queries.ts';
import { queryClient } from './query-client.ts';
import { viewOf } from './view-of.ts';

/**
 * Calls `onChange` with the state of the latest news, now and on each change. Starts from the articles that the server
 * handed over, if any. Returns a function that unsubscribes.
 */
export function observeLatestNews(
  onChange: (news: LatestNews) => void,
  articles?: CallResponse<'latestNews'>,
): () => void {
  const observer = new QueryObserver(queryClient, { ...latestNewsQuery, ...handedOver(articles) });
  const notify = () => onChange(viewOf(observer.getCurrentResult(), (news) => ({ articles: news })));
  notify();
  return observer.subscribe(notify);
}
