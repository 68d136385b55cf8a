import fastifyStatic from '@fastify/static';
import { pathIn, uploadFile } from '@hearthlight/domain';
import { currentLanguage, inLanguage } from '@hearthlight/words/current-language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';

import type { Services } from '../../actions/services.ts';
import { billRoute, ledgerRoute, openBooksRoute } from '../../features/open-books/routes.ts';
import { picturePath } from '../../features/pictures/picture-store.ts';
import { cachedCompression } from '../../platform/http/compression.ts';
import { refusalFor } from '../../platform/http/errors.ts';
import { sendTagged } from '../../platform/http/etag.ts';
import { isCallPath, refuseUnknownAddress, sendFileNotFound } from '../../platform/http/not-found.ts';
import type { ResponseCache } from '../../platform/http/response-cache.ts';
import { maintenanceForPages } from '../../platform/maintenance.ts';
import { errorPage } from '../../platform/site/error-page.ts';
import type { SiteFiles } from '../../platform/site/files.ts';
import { findUpload, sendUpload } from '../../platform/uploads/send-upload.ts';
import { commentForm } from './comment-form.ts';
import { embedRoutes } from './embeds.ts';
import { feed, feedPath } from './feed.ts';
import { type PageVisit, type SentPage, SitePages, unknownPage } from './pages.ts';
import type { SiteRenderer } from './renderer.ts';
import { sharePictureRoutes } from './share-pictures.ts';
import { robots, sitemap } from './sitemap.ts';

/** Services that the routes of the site use. */
interface SiteServices extends Services {
  /** `undefined` if the site was built without a renderer or for another backend. */
  renderer: Promise<SiteRenderer | undefined>;
  siteDirectory: string;
}

/** The path of files with a content hash in their names. It has no pages. */
const builtFiles = '/assets/';

/** The path of uploaded pictures. It has no pages. */
const uploads = '/uploads/';

/** The value of `Cache-Control` for files that never change. */
const immutable = 'public, max-age=31536000, immutable';

/** Serves the files of the built site, its pages with their share cards, `sitemap.xml` and `robots.txt`. */
export async function siteRoutes(app: FastifyInstance, deps: SiteServices): Promise<void> {
  const { newsCache, siteDirectory, site } = deps;
  const pages = createPages(app, deps);
  const errorHandler = errorPageOf(site);
  if (!site.isBuilt) warnNotBuilt(app, siteDirectory);
  const compress = compressionFor(newsCache);
  await app.register(fastifyStatic, {
    root: siteDirectory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // The entity tag says it already.
    lastModified: false,
  });
  newsDocuments(app, deps, compress);
  billRoute(app, deps);
  ledgerRoute(app, deps, compressionFor(deps.booksCache));
  openBooksRoute(app, deps);
  embedRoutes(app, { ...deps, database: deps.readDatabase });
  sharePictureRoutes(app, deps);
  await app.register((scope, _options, done) => {
    commentForm(scope, { ...deps, pages, visitOf: visitTo(site), errorHandler });
    done();
  });
  app.get('/*', { schema: { hide: true }, compress, errorHandler }, async (request, reply) => {
    const address = addressOf(request);
    if (isCallPath(address)) return refuseUnknownAddress(request, reply);
    if (site.has(address)) return sendFile(reply, address);
    const upload = uploadFile(address);
    const picture = upload === undefined ? undefined : await findUpload(deps, picturePath(upload));
    if (picture) return sendUpload(request, reply.header('cache-control', immutable), picture);
    if (address.startsWith(builtFiles) || address.startsWith(uploads)) return sendFileNotFound(reply);
    const visit = visitTo(site)(request);
    const page = await pages.at(visit);
    const moved = page.status === 404 ? await pages.movedTo(visit.address) : undefined;
    return moved === undefined ? sendPage(request, reply, page) : sendMoved(request, reply, moved);
  });
}

/** Compresses the responses of a cache once. */
const compressionFor = (cache: ResponseCache) => cachedCompression((body, copy) => cache.addCopy(body, copy));

/** Warns instead of failing, because another server may serve the pages. */
function warnNotBuilt(app: FastifyInstance, siteDirectory: string): void {
  const sentence = `There is no built site in ${siteDirectory}, so visitors get no pages. Run “npm run build” with the same CONTENT_DIR and SITE_DIR, then restart the server.`;
  app.log.warn({ event: 'site-not-built' }, sentence);
}

const createPages = (app: FastifyInstance, deps: SiteServices): SitePages =>
  new SitePages({
    ...deps,
    isInMaintenance: maintenanceForPages(deps.readDatabase),
    database: deps.readDatabase,
    logError: (error) => app.log.error(error),
  });

/** Returns a function that returns the page request of an HTTP request. */
const visitTo =
  ({ languages }: SiteFiles) =>
  (request: FastifyRequest): PageVisit => {
    const query = new URLSearchParams(request.url.split('?')[1]);
    const address = pathIn(languages[0], addressOf(request), languages);
    return { address, query, savesData: request.headers['save-data'] === 'on' };
  };

/** Registers `robots.txt`, and the sitemap and the feed, which are cached until news changes. */
function newsDocuments(app: FastifyInstance, deps: SiteServices, compress: ReturnType<typeof cachedCompression>): void {
  const { newsCache, now, publicUrl, readDatabase: database, site } = deps;
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicUrl(), site.languages)),
  );
  // Feed readers and mail programs ask for this address without reading a page.
  app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').redirect('/apple-touch-icon.png', 301),
  );
  const register = (path: string, type: string, create: () => Promise<string>) =>
    app.get(path, { schema: { hide: true }, compress }, async (request, reply) => {
      const cached = await newsCache.get(path, create);
      void reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache');
      return sendTagged(request, reply, cached.body, cached.etag);
    });
  const { languages } = site;
  register('/sitemap.xml', 'application/xml', () => sitemap({ database, now }, publicUrl(), site.foundation));
  for (const language of languages)
    register(pathIn(language, feedPath, languages), 'application/atom+xml', () =>
      feed({ database, languages, now }, publicUrl(), site.foundation),
    );
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { status, body, etag }: SentPage): FastifyReply {
  void reply.code(status).type('text/html; charset=utf-8');
  void reply.headers({
    'cache-control': 'no-cache',
    'content-language': currentLanguage(),
    vary: 'save-data',
  });
  return status === 200 ? sendTagged(request, reply, body, etag) : reply.send(body);
}

/** Sends the page for an address that is unknown or cannot be decoded. */
export function sendUnknownPage(request: FastifyRequest, reply: FastifyReply, site: SiteFiles): FastifyReply {
  return sendPage(request, reply, unknownPage(site, visitTo(site)(request).savesData));
}

/** Returns an error handler that sends a page with one sentence, JSON for a call, or plain text below 500. */
const errorPageOf =
  (site: SiteFiles) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void =>
    // An error may have left the context of its request.
    inLanguage(request.language, () => sendSentence(error, { request, reply, site }));

function sendSentence(
  error: unknown,
  { request, reply, site }: { request: FastifyRequest; reply: FastifyReply; site: SiteFiles },
): void {
  const { status, message } = refusalFor(error, request, reply);
  void reply.code(status).headers({ 'cache-control': 'no-store', 'content-language': request.language });
  void reply.headers(contentRangeOf(error));
  if (isCallPath(addressOf(request))) {
    void reply.type('application/json; charset=utf-8').send({ message });
  } else if (status < 500) {
    void reply.type('text/plain; charset=utf-8').send(message);
  } else {
    void reply.type('text/html; charset=utf-8').send(errorPage(message, site.addressOf('/')));
  }
}

/** Returns the `Content-Range` of a refused range, with the length of the file (RFC 9110, section 15.5.17). */
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

/** Sends a file. Files with a hash in their names are cached for a year, others for an hour. */
function sendFile(reply: FastifyReply, address: string): FastifyReply {
  if (address.startsWith(builtFiles)) void reply.header('cache-control', immutable);
  else void reply.header('cache-control', 'public, max-age=3600');
  return reply.sendFile(address.slice(1));
}

/** Redirects to another address. The redirect is revalidated each time, because a title may change back. */
function sendMoved(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply {
  const [, query] = request.url.split('?');
  const location = query === undefined ? address : `${address}?${query}`;
  return reply.header('cache-control', 'no-cache').redirect(location, 301);
}
