import { newsTitleOf, pageAt } from '@hearthlight/domain';
import { whenOnline } from '@hearthlight/ui';

import { preloadRoute } from '../screens.ts';
import { setNextPage } from './next-page.ts';

/** Whether the browser asks for little data. The server marks pages that were requested with `Save-Data`. */
const savesData = () =>
  document.documentElement.dataset['saveData'] !== undefined ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

/**
 * Loads the code of the page at an address, and an article's data. Returns whether they are there; a failure shows when
 * the page is opened.
 */
export async function prefetchPage(href: string): Promise<boolean> {
  if (savesData() || !href.startsWith('/')) return false;
  const path = pathOf(href);
  try {
    await Promise.all([preloadRoute(path), path.startsWith('/news/') && prefetchArticle(newsTitleOf(path))]);
    return true;
  } catch {
    return false;
  }
}

/** Prefetches a page and, if it is one to read, renders it ahead of the visit. */
export async function preparePage(href: string): Promise<void> {
  const isToRead = (pageAt(pathOf(href))?.beforeScript ?? 'read') === 'read';
  if ((await prefetchPage(href)) && isToRead) setNextPage(href);
}

const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? '';

async function prefetchArticle(title: string | undefined): Promise<void> {
  if (title === undefined) return;
  const [{ queryClient }, { newsDetailQuery }] = await Promise.all([
    whenOnline(() => import('../api/query-client.ts')),
    whenOnline(() => import('../api/queries.ts')),
  ]);
  await queryClient.prefetchInfiniteQuery(newsDetailQuery(title));
}
