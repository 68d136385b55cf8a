import { newsTitleOf, pages, paths } from '@hearthlight/domain';
import { loadSanitizer } from '@hearthlight/ui/product';
import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunction, replace, type RouteObject } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import {
  booksQuery,
  dashboardQuery,
  latestNewsQuery,
  ledgerQuery,
  newsDetailQuery,
  openBooksQuery,
} from './api/queries.ts';
import { Fallback } from './routes/fallback.tsx';
import { Root } from './routes/root.tsx';
import { chosenIn, keepCampaign } from './routing/chosen-campaign.ts';
import { loadCode } from './routing/load-code.ts';
import { getSession } from './session/session.ts';

/** A route whose queries can start before the navigation, when the pointer reaches its link. */
export type PageRoute = RouteObject & { prefetch?: (pathname: string) => void };

/**
 * The routes of specification §2. A loader starts the page's queries without waiting for them, because each page has a
 * loading state. On the server the queries are in the client before rendering starts.
 */
export function createRoutes(queryClient: QueryClient): PageRoute[] {
  const prefetchNews = () => void queryClient.prefetchQuery(latestNewsQuery);
  const prefetchArticle = (pathname: string) =>
    void queryClient.prefetchInfiniteQuery(newsDetailQuery(newsTitleOf(pathname) ?? ''));
  const prefetchDashboard = () => {
    const session = getSession();
    if (session.status === 'open') void queryClient.prefetchQuery(dashboardQuery(session.token));
  };
  const children: PageRoute[] = [
    {
      // An optional segment: / and /home are one route.
      path: `${pages.home.alias}?`,
      lazy: loadCode(() => import('./routes/home.tsx')),
      ...withQueries(prefetchNews),
    },
    {
      path: pages.about.path,
      lazy: loadCode(() => import('./routes/about.tsx')),
      ...withQueries(() => void queryClient.prefetchQuery(booksQuery)),
    },
    {
      path: pages.ledger.path,
      lazy: loadCode(() => import('./routes/ledger.tsx')),
      ...withQueries(() => void queryClient.prefetchQuery(ledgerQuery)),
    },
    {
      path: pages.books.path,
      lazy: loadCode(() => import('./routes/books.tsx')),
      ...withQueries(() => void queryClient.prefetchQuery(openBooksQuery)),
    },
    ...(foundation.privacy ? [{ path: pages.privacy.path, lazy: loadCode(() => import('./routes/privacy.tsx')) }] : []),
    {
      path: pages.signUp.path,
      lazy: loadCode(() => import('./routes/sign-up.tsx')),
      loader: visitorsOnly,
    },
    {
      path: pages.signIn.path,
      lazy: loadCode(() => import('./routes/sign-in.tsx')),
      loader: visitorsOnly,
    },
    { path: pages.resetPassword.path, lazy: loadCode(() => import('./routes/reset-password.tsx')) },
    {
      lazy: loadCode(() => import('./routes/dashboard.tsx')),
      ...withQueries(prefetchDashboard),
      children: [pages.dashboard, pages.requestHelp, pages.donateNow].map(({ path }) => ({
        path,
        element: null,
      })),
    },
    {
      path: '/news/:title',
      lazy: loadCode(() => import('./routes/news.tsx')),
      prefetch: prefetchArticle,
      loader: import.meta.env.SSR ? articleOrNotFound(queryClient) : withSanitizer(prefetchArticle),
    },
    {
      path: '*',
      lazy: loadCode(() => import('./routes/missing.tsx')),
      ...withQueries(prefetchNews),
    },
  ];
  return [{ Component: Root, ErrorBoundary: Fallback, HydrateFallback: () => null, children }];
}

function withQueries(prefetch: (pathname: string) => void): Pick<PageRoute, 'loader' | 'prefetch'> {
  const loader: LoaderFunction = ({ request }) => {
    if (!import.meta.env.SSR) prefetch(new URL(request.url).pathname);
    return null;
  };
  return { loader, prefetch };
}

/** Signed-in donors go to the dashboard (specification §2). */
const visitorsOnly: LoaderFunction = ({ request }) =>
  getSession().status === 'open' ? replace(keepCampaign(paths.dashboard, chosenIn(new URL(request.url).search))) : null;
// The prerendered page knows no session. Without one, React Router would scroll an early reader back to the top.
visitorsOnly.hydrate = getSession().status === 'open';

/**
 * Waits for the code that sanitizes, so that a visit by Back has its full height at once. A first visit does not need
 * it: the server has sanitized the text.
 */
const withSanitizer =
  (prefetch: (pathname: string) => void): LoaderFunction =>
  ({ request }) => {
    prefetch(new URL(request.url).pathname);
    return loadSanitizer().catch(() => null);
  };

/** On the server an article that is not in the client does not exist. */
const articleOrNotFound =
  (queryClient: QueryClient): LoaderFunction =>
  ({ request }) => {
    const title = newsTitleOf(new URL(request.url).pathname) ?? '';
    if (queryClient.getQueryData(newsDetailQuery(title).queryKey)) return null;
    throw new Response(null, { status: 404 });
  };
