import { type Formats, retryLoading } from '@hearthlight/domain';
import { setFormats } from '@hearthlight/domain/formats';
import { LinkProvider, WordsProvider } from '@hearthlight/ui';
import { RetryLoading } from '@hearthlight/ui/product';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { queryClient } from './api/query-client.ts';
import { routes } from './routes.tsx';
import { RouterLink } from './routing/router-link.tsx';
import { words } from './words/words.ts';

/** Renders the desk with the formats of the language in use. */
export function start(formats: Formats): void {
  setFormats(() => formats);
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root element.');
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <WordsProvider value={words}>
          <LinkProvider component={RouterLink}>
            <RetryLoading value={() => void retryLoading(queryClient)}>
              <RouterProvider router={createBrowserRouter(routes)} />
            </RetryLoading>
          </LinkProvider>
        </WordsProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
