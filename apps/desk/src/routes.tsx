import { welcomePath } from '@hearthlight/domain/desk';
import type { RouteObject } from 'react-router-dom';

import { Failed } from './failed-route.tsx';
import { Frame } from './frame-route.tsx';
import { NoSuchPage } from './frame/no-such-page.tsx';
import { page } from './routing/page.ts';

/** The routes of the desk. Pages load their own code, and are shown to roles that may open them. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: Failed,
    HydrateFallback: () => null,
    children: [
      { path: welcomePath, lazy: () => import('./access/welcome-route.tsx') },
      {
        Component: Frame,
        children: [
          {
            ErrorBoundary: Failed,
            children: [
              page('home', () => import('./home/route.tsx')),
              page('news', () => import('./news/route.tsx')),
              page('news', () => import('./news/new-article-route.tsx'), 'new'),
              {
                ...page('news', () => import('./news/article-route.tsx'), ':id'),
                children: [
                  { index: true, lazy: () => import('./news/article-text-route.tsx') },
                  { path: 'preview', lazy: () => import('./news/article-preview-route.tsx') },
                  { path: 'history', lazy: () => import('./news/article-history-route.tsx') },
                  { path: 'translations', lazy: () => import('./news/article-translations-route.tsx') },
                ],
              },
              page('pictures', () => import('./pictures/route.tsx')),
              page('campaigns', () => import('./campaigns/route.tsx')),
              page('campaigns', () => import('./campaigns/new-campaign-route.tsx'), 'new'),
              page('campaigns', () => import('./campaigns/campaign-route.tsx'), ':id'),
              page('campaigns', () => import('./campaigns/campaign-translations-route.tsx'), ':id/translations'),
              page('updates', () => import('./updates/route.tsx')),
              page('updates', () => import('./updates/new-update-route.tsx'), 'new'),
              {
                ...page('updates', () => import('./updates/update-route.tsx'), ':id'),
                children: [
                  { index: true, lazy: () => import('./updates/update-text-route.tsx') },
                  { path: 'mail', lazy: () => import('./updates/update-mail-route.tsx') },
                  { path: 'translations', lazy: () => import('./updates/update-translations-route.tsx') },
                ],
              },
              page('comments', () => import('./comments/route.tsx')),
              page('imports', () => import('./imports/route.tsx')),
              page('imports', () => import('./imports/import-file-route.tsx'), ':id'),
              page('gifts', () => import('./gifts/route.tsx')),
              page('gifts', () => import('./gifts/gift-route.tsx'), ':id'),
              page('plans', () => import('./plans/route.tsx')),
              page('occasions', () => import('./occasions/route.tsx')),
              page('occasions', () => import('./occasions/occasion-route.tsx'), ':id'),
              page('payments', () => import('./payments/route.tsx')),
              page('donors', () => import('./donors/route.tsx')),
              page('donors', () => import('./donors/donor-route.tsx'), ':id'),
              page('statements', () => import('./statements/route.tsx')),
              page('bills', () => import('./bills/route.tsx')),
              page('months', () => import('./ledger/route.tsx')),
              page('people', () => import('./staff/route.tsx')),
              page('activity', () => import('./activity/route.tsx')),
              page('health', () => import('./operations/route.tsx')),
              page('account', () => import('./account/route.tsx')),
              { path: '*', Component: NoSuchPage },
            ],
          },
        ],
      },
    ],
  },
];
