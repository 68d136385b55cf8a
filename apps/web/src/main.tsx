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

// The first script then repeats what was tapped before.
const onReady = () => void document.dispatchEvent(new Event('page-ready'));
const app = (
  <StrictMode>
    <PageDataContext value={readPageData()}>
      <BrowserRouter>
        <App onReady={onReady} />
      </BrowserRouter>
    </PageDataContext>
  </StrictMode>
);

async function start(container: HTMLElement): Promise<void> {
  if (!container.hasChildNodes()) return createRoot(container).render(app);
  // With its code at hand, the page is hydrated in one step. Without it, the error boundary says so.
  await preloadRoute(window.location.pathname).catch(() => undefined);
  hydrateRoot(container, app);
}

void start(root);
