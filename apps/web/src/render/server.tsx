import { newsTitleOf, type PageData, type PageRenderer, type PageRequest } from '@hearthlight/domain';
import { setFormats } from '@hearthlight/domain/formats';
import { Sanitizer } from '@hearthlight/ui/product';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { formats } from 'virtual:content/formats';
import { prefix } from 'virtual:content/languages';

import {
  booksQuery,
  homeCampaignsQuery,
  latestNewsQuery,
  ledgerQuery,
  newsDetailQuery,
  openBooksQuery,
  postedCommentQuery,
} from '../api/queries.ts';
import { createQueryClient } from '../api/query-client.ts';
import { App } from '../app.tsx';
import { createRoutes } from '../routes.tsx';
import { writePageBlock } from './page-block.ts';
import { withoutPrefix } from './rendered.ts';

setFormats(() => formats);

/** The module that the server imports, and the build for pages whose data never changes. */
export const renderPage: PageRenderer['renderPage'] = async (template, page) => {
  const { body, block } = await renderBody(page);
  // React puts the preload of the first picture before the body; the picture is needed before the code.
  const pictures = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(body)?.[0] ?? '';
  return template
    .replace('<!--pictures-->', () => pictures)
    .replace('<!--app-->', () => body.slice(pictures.length))
    .replace('<!--data-->', () => block);
};

async function renderBody({ address, data, sanitizeHtml }: PageRequest) {
  const queryClient = createQueryClient();
  fill(queryClient, address, data);
  const routes = createRoutes(queryClient);
  const handler = createStaticHandler(routes, { basename: prefix || '/' });
  const context = await handler.query(new Request(new URL(address, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${address} redirects`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const rendered = { pathname: withoutPrefix(context.location.pathname), at: data.renderedAt };
  const { prelude } = await prerender(
    <StrictMode>
      <Sanitizer value={sanitizeHtml}>
        <App queryClient={queryClient} routes={routes} rendered={rendered}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>
      </Sanitizer>
    </StrictMode>,
    {
      // Otherwise React moves large parts into place with inline scripts, which the CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const { loaderData, errors } = context;
  const block = writePageBlock({
    renderedAt: data.renderedAt,
    ...(data.postedComment?.result.ok === false && { address }),
    router: { loaderData, errors },
    queries: dehydrate(queryClient),
  });
  return { body: await new Response(prelude).text(), block };
}

/** Puts the data of the request where the page's queries find it. */
function fill(queryClient: QueryClient, address: string, data: PageData): void {
  if (data.latestNews) queryClient.setQueryData(latestNewsQuery.queryKey, data.latestNews);
  if (data.homeCampaigns) queryClient.setQueryData(homeCampaignsQuery.queryKey, data.homeCampaigns);
  if (data.books) queryClient.setQueryData(booksQuery.queryKey, data.books);
  if (data.ledger) queryClient.setQueryData(ledgerQuery.queryKey, data.ledger);
  if (data.openBooks) queryClient.setQueryData(openBooksQuery.queryKey, data.openBooks);
  const title = newsTitleOf(address) ?? '';
  if (data.newsDetail) {
    const { page, total } = data.comments ?? { page: 1, total: data.newsDetail.comments.length };
    const pages = { pages: [{ ...data.newsDetail, page, total }], pageParams: [page] };
    queryClient.setQueryData(newsDetailQuery(title).queryKey, pages);
  }
  if (data.postedComment) queryClient.setQueryData(postedCommentQuery(title).queryKey, data.postedComment);
}
