import { welcomePath } from '@hearthlight/domain/desk';
import { NoSuchPage } from '@hearthlight/ui/desk';
import type { RouteObject } from 'react-router-dom';

import { Failed } from './routes/failed.tsx';
import { Frame } from './routes/frame.tsx';
import { page } from './routing/page.ts';

/** The routes of the desk. Pages load their own code, and are shown to roles that may open them. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: Failed,
    HydrateFallback: () => null,
    children: [
      { path: welcomePath, lazy: () => import('./routes/welcome.tsx') },
      {
        Component: Frame,
        children: [
          {
            ErrorBoundary: Failed,
            children: [
              page('home', () => import('./routes/home.tsx')),
              page('news', () => import('./routes/news.tsx')),
              page('news', () => import('./routes/new-article.tsx'), 'new'),
              {
                ...page('news', () => import('./routes/article.tsx'), ':id'),
                children: [
                  { index: true, lazy: () => import('./routes/article-text.tsx') },
                  { path: 'preview', lazy: () => import('./routes/article-preview.tsx') },
                  { path: 'history', lazy: () => import('./routes/article-history.tsx') },
                  { path: 'translations', lazy: () => import('./routes/article-translations.tsx') },
                ],
              },
              page('pictures', () => import('./routes/pictures.tsx')),
              page('campaigns', () => import('./routes/campaigns.tsx')),
              page('campaigns', () => import('./routes/new-campaign.tsx'), 'new'),
              page('campaigns', () => import('./routes/campaign.tsx'), ':id'),
              page('campaigns', () => import('./routes/campaign-translations.tsx'), ':id/translations'),
              page('updates', () => import('./routes/updates.tsx')),
              page('updates', () => import('./routes/new-update.tsx'), 'new'),
              {
                ...page('updates', () => import('./routes/update.tsx'), ':id'),
                children: [
                  { index: true, lazy: () => import('./routes/update-text.tsx') },
                  { path: 'mail', lazy: () => import('./routes/update-mail.tsx') },
                  { path: 'translations', lazy: () => import('./routes/update-translations.tsx') },
                ],
              },
              page('comments', () => import('./routes/comments.tsx')),
              page('imports', () => import('./routes/imports.tsx')),
              page('imports', () => import('./routes/import-file.tsx'), ':id'),
              page('gifts', () => import('./routes/gifts.tsx')),
              page('gifts', () => import('./routes/gift.tsx'), ':id'),
              page('payments', () => import('./routes/payments.tsx')),
              page('donors', () => import('./routes/donors.tsx')),
              page('donors', () => import('./routes/donor.tsx'), ':id'),
              page('statements', () => import('./routes/statements.tsx')),
              page('bills', () => import('./routes/bills.tsx')),
              page('months', () => import('./routes/months.tsx')),
              page('people', () => import('./routes/people.tsx')),
              page('activity', () => import('./routes/activity.tsx')),
              page('health', () => import('./routes/health.tsx')),
              page('account', () => import('./routes/account.tsx')),
              { path: '*', Component: NoSuchPage },
            ],
          },
        ],
      },
    ],
  },
];
