import { pageAt, type Screen } from '@hearthlight/domain';

import { type LazyRoute, lazyRoute } from './routing/lazy-route.tsx';

/** The code of each screen of the table of pages. */
export const screens: Readonly<Record<Screen, LazyRoute>> = {
  home: lazyRoute(() => import('./routes/home.tsx')),
  about: lazyRoute(() => import('./routes/about.tsx')),
  ledger: lazyRoute(() => import('./routes/ledger.tsx')),
  'sign-up': lazyRoute(() => import('./routes/sign-up.tsx')),
  'sign-in': lazyRoute(() => import('./routes/sign-in.tsx')),
  'reset-password': lazyRoute(() => import('./routes/reset-password.tsx')),
  dashboard: lazyRoute(() => import('./routes/dashboard.tsx')),
};

/** The code of an article, and of the page at an unknown address: an article that is not there looks the same. */
export const newsScreen = lazyRoute(() => import('./routes/news.tsx'));

/** Loads the code of the page at a path ahead of the visit. Rejects if it cannot be loaded. */
export async function preloadRoute(pathname: string): Promise<void> {
  const page = pageAt(pathname);
  if (page) await screens[page.screen].preload();
  else await newsScreen.preload();
}
