import fastifyStatic from '@fastify/static';
import { newsTitleOf } from '@hearthlight/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from '../database/schema.ts';
import { answerNoFile, refuseUnknown } from '../http/unknown.ts';
import { articleTitled } from '../news/articles.ts';
import { readSite, type SiteFiles } from './files.ts';
import { articleCard, pageCard, withCard, withoutCard } from './share-card.ts';
import { robots, sitemap } from './sitemap.ts';

export interface SiteDeps {
  database: Database;
  publicUrl: () => string;
  siteDirectory: string;
}

/** Where the build puts what carries a hash in its name. No page lives there. */
const builtFiles = '/assets/';

interface Page {
  status: number;
  html: string;
}

/** Serves the built site: its files, its pages with what they tell when they are shared, `sitemap.xml`, `robots.txt`. */
export async function siteRoutes(app: FastifyInstance, deps: SiteDeps): Promise<void> {
  const { database, publicUrl, siteDirectory } = deps;
  const site = readSite(siteDirectory);
  await app.register(fastifyStatic, {
    root: siteDirectory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicUrl())),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(await sitemap(database, publicUrl())),
  );
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const address = addressOf(request);
    if (/^\/(?:api|dev)(?:\/|$)/.test(address)) return refuseUnknown(request, reply);
    if (site.has(address)) return sendFile(reply, address);
    if (address.startsWith(builtFiles)) return answerNoFile(reply);
    const page = await pageAt(address, site, deps);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.html);
  });
}

/** The path that is asked for, decoded unless that would change its parts, without a slash at the end. */
function addressOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '/';
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** What carries a hash in its name never changes; all else is asked for again. */
function sendFile(reply: FastifyReply, address: string): FastifyReply {
  const isForever = address.startsWith(builtFiles);
  void reply.header(
    'cache-control',
    isForever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
  return reply.sendFile(address.slice(1));
}

async function pageAt(address: string, site: SiteFiles, { database, publicUrl }: SiteDeps): Promise<Page> {
  const built = site.page(address);
  if (built !== undefined) return { status: 200, html: withCard(built, pageCard(address), publicUrl()) };
  if (site.shell === undefined) return notBuilt;
  const title = /^\/news\/[^/]+$/.test(address) ? newsTitleOf(address) : undefined;
  const article = title === undefined ? undefined : await articleTitled(database, title);
  return article
    ? { status: 200, html: withCard(site.shell, articleCard(article), publicUrl()) }
    : { status: 404, html: withoutCard(site.shell) };
}

const notBuilt: Page = {
  status: 503,
  html: '<!doctype html><html lang="en"><title>Not built yet</title><p>The site is not built yet: run <code>npm run build</code> and start again.</p></html>',
};
