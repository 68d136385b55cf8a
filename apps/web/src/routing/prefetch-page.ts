import { newsTitleOf } from '@hearthlight/domain';

import { preloadRoute } from '../screens.ts';

/** Whether the browser asks for little data. The server marks pages that were requested with `Save-Data`. */
const savesData = () =>
  document.documentElement.dataset['saveData'] !== undefined ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

/** Loads the code of the page at an address, and an article's data. A failure shows when the page is opened. */
export function prefetchPage(href: string): void {
  if (savesData()) return;
  const [path = ''] = href.split(/[?#]/);
  void preloadRoute(path).catch(() => undefined);
  if (path.startsWith('/news/')) void prefetchArticle(newsTitleOf(path)).catch(() => undefined);
}

async function prefetchArticle(title: string | undefined): Promise<void> {
  if (title === undefined) return;
  const [{ queryClient }, { newsDetailQuery }] = await Promise.all([
    import('../api/query-client.ts'),
    import('../api/queries.ts'),
  ]);
  await queryClient.prefetchInfiniteQuery(newsDetailQuery(title));
}
