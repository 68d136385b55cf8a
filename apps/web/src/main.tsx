import '@hearthlight/ui/styles.css';
import 'virtual:content/brand.css';
import { setFormats } from '@hearthlight/domain/formats';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { formats } from 'virtual:content/formats';
import { prefix } from 'virtual:content/languages';

import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { type PageBlock, readPageBlock } from './render/page-block.ts';
import { withoutPrefix } from './render/rendered.ts';
import { createRoutes } from './routes.tsx';
import { restoreCampaign } from './routing/chosen-campaign.ts';

setFormats(() => formats);
const queryClient = createQueryClient();
const routes = createRoutes(queryClient);

async function start(container: HTMLElement): Promise<void> {
  const block = readPageBlock();
  if (block?.address !== undefined) window.history.replaceState(null, '', block.address);
  restoreCampaign();
  // Without its code the page is rendered anew, and the error boundary says what is missing.
  const isLoaded = await loadMatchedRoutes().catch(() => false);
  // React hydrates the whole page at once if a person uses it before the transition ends, so that it misses no event.
  document.dispatchEvent(new Event('page-starts'));
  // A transition, so that hydration does not block input on slow phones.
  startTransition(() => {
    if (block && isLoaded) hydrateRoot(container, pageOf(block));
    else createRoot(container).render(pageOf());
  });
}

/** Loads the lazy routes of the address, because hydration needs their components at once. */
async function loadMatchedRoutes(): Promise<boolean> {
  for (const { route } of matchRoutes(routes, window.location, prefix) ?? [])
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  return true;
}

function pageOf(block?: PageBlock): ReactNode {
  if (block) hydrate(queryClient, freshNow(block.queries));
  const router = createBrowserRouter(routes, {
    basename: prefix,
    ...(block && { hydrationData: block.router }),
  });
  const rendered = block && { pathname: withoutPrefix(window.location.pathname), at: block.renderedAt };
  return (
    <StrictMode>
      <App queryClient={queryClient} routes={routes} rendered={rendered}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
}

/** The server sends current data, also in a page that it rendered a while ago. */
const freshNow = (state: DehydratedState): DehydratedState => ({
  ...state,
  queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: Date.now() } })),
});

const root = document.getElementById('root');
if (root) void start(root);
