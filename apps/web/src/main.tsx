import '@hearthlight/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application.');

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
// The build has rendered the public pages; the others start empty.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
