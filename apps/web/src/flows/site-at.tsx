import { useWords, WordsProvider } from '@hearthlight/ui';
import { useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { createQueryClient } from '../api/query-client.ts';
import { App } from '../app.tsx';
import { createRoutes } from '../routes.tsx';

export interface SiteAtProps {
  /** The initial address. */
  address: string;
}

/** The whole site as `main.tsx` starts it, with an address in memory instead of the browser's. */
export function SiteAt({ address }: SiteAtProps) {
  const { queryClient, routes, router } = useMemo(() => startAt(address), [address]);
  // `App` has those of a build, which is in one language.
  const words = { errorPage: useWords('errorPage'), library: useWords('library') };
  return (
    <App queryClient={queryClient} routes={routes}>
      <WordsProvider value={words}>
        <RouterProvider key={address} router={router} />
      </WordsProvider>
    </App>
  );
}

function startAt(address: string) {
  const queryClient = createQueryClient();
  const routes = createRoutes(queryClient);
  return { queryClient, routes, router: createMemoryRouter(routes, { initialEntries: [address] }) };
}
