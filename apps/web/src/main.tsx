import '@hearthlight/ui/styles.css';
import 'virtual:content/brand.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from './app.tsx';
import { PageDataContext, readPageData } from './render/page-data.ts';
import { preloadRoute } from './screens.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

const app = (onReady?: () => void) => (
  <StrictMode>
    <PageDataContext value={readPageData()}>
      <BrowserRouter>
        <App {...(onReady && { onReady })} />
      </BrowserRouter>
    </PageDataContext>
  </StrictMode>
);
if (root.hasChildNodes()) {
  // With its code at hand, the page is hydrated in one step. Without it, the error boundary says so.
  await preloadRoute(window.location.pathname).catch(() => undefined);
  // The first script repeats what was tapped when this module is done. React does not keep submits for later.
  await new Promise<void>((resolve) => {
    hydrateRoot(root, app(resolve));
  });
} else createRoot(root).render(app());
