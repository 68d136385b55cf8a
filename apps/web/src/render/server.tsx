import type { PageRenderer, PageRequest } from '@hearthlight/domain';
import { ServerSanitizer } from '@hearthlight/ui';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

import { App } from '../app.tsx';
import { preloadRoute } from '../screens.ts';
import { PageDataContext, pageDataId } from './page-data.ts';

/** The module that the server imports, and the build for pages whose data never changes. */
export const renderPage: PageRenderer['renderPage'] = async (template, page) => {
  const body = await renderBody(page);
  // React puts the preload of the first picture before the body; the picture is needed before the code.
  const pictures = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(body)?.[0] ?? '';
  // `<` could close the element.
  const json = JSON.stringify(page.data).replaceAll('<', '\\u003c');
  return template
    .replace('<!--pictures-->', () => pictures)
    .replace('<!--app-->', () => body.slice(pictures.length))
    .replace('<!--data-->', () => `<script type="application/json" id="${pageDataId}">${json}</script>`);
};

async function renderBody({ address, data, sanitizeHtml }: PageRequest): Promise<string> {
  await preloadRoute(address);
  const { prelude } = await prerender(
    <StrictMode>
      <ServerSanitizer value={sanitizeHtml}>
        <PageDataContext value={{ address, data }}>
          <StaticRouter location={address}>
            <App />
          </StaticRouter>
        </PageDataContext>
      </ServerSanitizer>
    </StrictMode>,
    {
      // Otherwise React moves large parts into place with inline scripts, which the CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
