import { retryLoading } from '@hearthlight/domain';
import { LinkProvider, WordsProvider } from '@hearthlight/ui';
import { RetryLoading } from '@hearthlight/ui/product';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorPage, library } from 'virtual:content/words';

import { backendOrigin } from './api/backend.ts';
import { type Rendered, RenderedContext } from './render/rendered.ts';
import type { PageRoute } from './routes.tsx';
import { RouterLink, RoutesContext } from './routing/router-link.tsx';

interface AppProps {
  queryClient: QueryClient;
  routes: PageRoute[];
  /** The page that the server or the build rendered, if any. */
  rendered?: Rendered | undefined;
  /** The router's provider: `RouterProvider` in the browser, `StaticRouterProvider` on the server. */
  children: ReactNode;
}

/** Words of all pages. */
const words = { errorPage, library };

/** The providers that browser, server and stories share. */
export function App({ queryClient, routes, rendered, children }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RenderedContext value={rendered}>
        <RoutesContext value={routes}>
          <WordsProvider value={words}>
            <LinkProvider component={RouterLink} fileOrigin={backendOrigin}>
              <RetryLoading value={() => void retryLoading(queryClient)}>{children}</RetryLoading>
            </LinkProvider>
          </WordsProvider>
        </RoutesContext>
      </RenderedContext>
    </QueryClientProvider>
  );
}
