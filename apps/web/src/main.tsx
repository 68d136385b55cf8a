import '@hearthlight/ui/styles.css';
import 'virtual:content/brand.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
// Public pages were rendered at build time; the others start empty.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
