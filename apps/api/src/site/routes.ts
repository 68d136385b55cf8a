import fastifyStatic from '@fastify/static';
import { newsTitleOf } from '@hearthlight/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';

import { markup } from '../html.ts';
import { cachedCompression } from '../http/compression.ts';
import { refusalFor } from '../http/errors.ts';
import { sendTagged } from '../http/etag.ts';
import { isCallPath, refuseUnknownAddress, sendFileNotFound } from '../http/not-found.ts';
import { refusals } from '../http/refusal.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import { articleByTitle } from '../news/articles.ts';
import { badgeRoute, type BadgeDeps } from './badge.ts';
import { feed, feedPath } from './feed.ts';
import type { SiteFiles } from './files.ts';
import { articleCard, pageCard, withCard, withoutCard } from './share-card.ts';
import { robots, sitemap } from './sitemap.ts';

export interface SiteDeps extends BadgeDeps {
  cache: ResponseCache;
  publicUrl: () => string;
  siteDirectory: string;
  site: SiteFiles;
}

/** The directory of files with a content hash in their names. It has no pages. */
const builtFiles = '/assets/';

interface Page {
  status: number;
  html: string;
}

/** Serves the files of the built site, its pages with their share cards, `sitemap.xml` and `robots.txt`. */
export async function siteRoutes(app: FastifyInstance, deps: SiteDeps): Promise<void> {
  const { publicUrl, siteDirectory, site } = deps;
  await app.register(fastifyStatic, {
    root: siteDirectory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicUrl())),
  );
  sitemapRoute(app, deps);
  feedRoute(app, deps);
  badgeRoute(app, deps);
  app.get('/*', { schema: { hide: true }, errorHandler: sendErrorPage }, async (request, reply) => {
    const address = addressOf(request);
    if (isCallPath(address)) return refuseUnknownAddress(request, reply);
    if (site.has(address)) return sendFile(reply, address);
    if (address.startsWith(builtFiles)) return sendFileNotFound(reply);
    const page = await pageAt(address, site, deps);
    return sendPage(request, reply, page);
  });
}

/** Declares `/sitemap.xml`, which is cached until news changes. */
function sitemapRoute(app: FastifyInstance, { cache, database, publicUrl }: SiteDeps): void {
  const compress = cachedCompression((body, copy) => cache.addCopy(body, copy));
  app.get('/sitemap.xml', { schema: { hide: true }, compress }, async (request, reply) => {
    const cached = await cache.get('/sitemap.xml', () => sitemap(database, publicUrl()));
    void reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache');
    return sendTagged(request, reply, cached.body, cached.etag);
  });
}

/** Declares `/feed.xml`, which is cached until news changes. */
function feedRoute(app: FastifyInstance, { cache, database, publicUrl, site }: SiteDeps): void {
  const compress = cachedCompression((body, copy) => cache.addCopy(body, copy));
  app.get(feedPath, { schema: { hide: true }, compress }, async (request, reply) => {
    const cached = await cache.get(feedPath, () => feed(database, publicUrl(), site.foundation));
    void reply.type('application/atom+xml; charset=utf-8').header('cache-control', 'no-cache');
    return sendTagged(request, reply, cached.body, cached.etag);
  });
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { status, html }: Page): FastifyReply {
  void reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache');
  return status === 200 ? sendTagged(request, reply, html) : reply.send(html);
}

/** Sends the page for an address that cannot be decoded, which is the same as for an unknown address. */
export function sendUnknownPage(request: FastifyRequest, reply: FastifyReply, site: SiteFiles): FastifyReply {
  const isBuilt = site.shell !== undefined;
  return sendPage(
    request,
    reply,
    isBuilt ? unknownPage(site) : { status: 404, html: errorPage(refusals.notFound) },
  );
}

/** Sends an error as a page with one sentence, or in plain text when a file was requested. */
function sendErrorPage(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, message } = refusalFor(error, request, reply);
  void reply.code(status).header('cache-control', 'no-store').headers(contentRangeOf(error));
  if (isCallPath(addressOf(request))) {
    void reply.type('application/json; charset=utf-8').send({ message });
  } else if (status < 500) {
    void reply.type('text/plain; charset=utf-8').send(message);
  } else {
    void reply.type('text/html; charset=utf-8').send(errorPage(message));
  }
}

/** Returns the `Content-Range` of a refused range, which tells the length of the file (RFC 9110, section 15.5.17). */
function contentRangeOf(error: unknown): Record<string, string> {
  if (!(error instanceof Error) || !('headers' in error)) return {};
  const { data } = z.object({ 'Content-Range': z.string() }).safeParse(error.headers);
  return data ? { 'content-range': data['Content-Range'] } : {};
}

/** Returns the requested path without a trailing slash. */
function addressOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '/';
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** Files with a hash in their names never change and are cached for a year, other files for an hour. */
function sendFile(reply: FastifyReply, address: string): FastifyReply {
  const isImmutable = address.startsWith(builtFiles);
  void reply.header(
    'cache-control',
    isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
  return reply.sendFile(address.slice(1));
}

async function pageAt(address: string, site: SiteFiles, { database, publicUrl }: SiteDeps): Promise<Page> {
  const built = site.page(address);
  const card = pageCard(address, site.foundation);
  if (built !== undefined && card) return { status: 200, html: withCard(built, card, publicUrl()) };
  if (site.shell === undefined) return notBuilt;
  const title = /^\/news\/[^/]+$/.test(address) ? newsTitleOf(address) : undefined;
  // PostgreSQL rejects text with a zero character.
  const mayExist = title !== undefined && !title.includes('\0');
  const article = mayExist ? await articleByTitle(database, title) : undefined;
  return article
    ? { status: 200, html: withCard(site.shell, articleCard(article, site.foundation), publicUrl()) }
    : unknownPage(site);
}

const unknownPage = ({ shell, foundation }: SiteFiles): Page =>
  shell === undefined ? notBuilt : { status: 404, html: withoutCard(shell, foundation) };

/** A page that needs neither the database nor the built site. */
const errorPage = (sentence: string) =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Something went wrong</title>
</head>
<body style="max-width:32em;margin:4em auto;padding:0 1em;font:1.1em/1.5 sans-serif">
<h1>Something went wrong</h1>
<p>${sentence}</p>
<p><a href="/">Go to the home page</a></p>
</body>
</html>
`.text;

const notBuilt: Page = {
  status: 503,
  html: '<!doctype html><html lang="en"><title>Not built yet</title><p>The site is not built yet. Run <code>npm run build</code> and restart the server.</p></html>',
};
