import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import type { Content } from '@hearthlight/content';
import type { Language } from '@hearthlight/domain';
import { inLanguage } from '@hearthlight/words/current-language';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';

import { factsForActions } from '../actions/action.ts';
import type { Database, Engine } from '../database/schema.ts';
import { Codes } from '../features/accounts/codes.ts';
import type { Passwords } from '../features/accounts/passwords.ts';
import { accountRoutes } from '../features/accounts/routes.ts';
import { Sessions } from '../features/accounts/sessions.ts';
import { homeCampaignsRoute, homeCampaignsVersion } from '../features/campaigns/home-campaigns.ts';
import { commentRoutes } from '../features/comments/routes.ts';
import { donorRoutes } from '../features/donors/routes.ts';
import { mailKinds } from '../features/index.ts';
import { newsVersion } from '../features/news/news-version.ts';
import { newsRoutes } from '../features/news/routes.ts';
import { openBooksVersion } from '../features/open-books/open-books.ts';
import { booksVersion } from '../features/open-books/public-books.ts';
import { booksRoutes } from '../features/open-books/routes.ts';
import { unsubscribeRoutes } from '../features/updates/unsubscribe.ts';
import type { SecureRandom } from '../lib/secure-random.ts';
import { healthRoutes } from '../platform/health.ts';
import { compression } from '../platform/http/compression.ts';
import { crossOrigin } from '../platform/http/cross-origin.ts';
import { sendError, handleErrors } from '../platform/http/errors.ts';
import { parseJsonBodies } from '../platform/http/json-body.ts';
import { languageOf, speakLanguageOfRequest } from '../platform/http/language.ts';
import { handleClientErrors, handleExpectations } from '../platform/http/node-errors.ts';
import { handleNotFound, isPageRequest } from '../platform/http/not-found.ts';
import { ResponseCache } from '../platform/http/response-cache.ts';
import { addSecurityHeaders, refuseInvalidHost, securityHeaders } from '../platform/http/security.ts';
import { validatorCompiler } from '../platform/http/validation.ts';
import { createLimits, type Limits } from '../platform/limits/limits.ts';
import { trustedProxies, warnAboutUnnamedProxy } from '../platform/limits/trusted-proxies.ts';
import { markLocalRequests } from '../platform/local-address.ts';
import type { Mailer, MailTransport } from '../platform/mail/mailer.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { refuseInMaintenance } from '../platform/maintenance.ts';
import type { Metrics } from '../platform/metrics.ts';
import { logRequests, recordResponse, requestIdOf } from '../platform/request-log.ts';
import { readSite, type SiteFiles } from '../platform/site/files.ts';
import { addDraining } from '../platform/stop-on-signals.ts';
import { deskRoutes } from './desk/desk.ts';
import { callsPage } from './dev/calls-page.ts';
import { demoCodePage } from './dev/demo-code-page.ts';
import { outboxPage } from './dev/outbox-page.ts';
import { rendererOf } from './site/renderer.ts';
import { sendUnknownPage, siteRoutes } from './site/routes.ts';
import { securityTextRoute } from './site/security-txt.ts';

/** Dependencies of the server. Tests replace some of them. */
export interface Deps {
  database: Database;
  /** A replica for public reads, never for a donor's data. Default: `database`. */
  readDatabase?: Database;
  /** Epoch milliseconds. */
  now: () => number;
  random: SecureRandom;
  passwords: Passwords;
  mailer: Mailer;
  /** Sends test mails without the queue. */
  transport: MailTransport;
  /** The foundation's content, for pages, mails and share cards. */
  content: Content;
  /** The content in the other languages of the site. */
  translations?: ReadonlyMap<Language, Content>;
  /** The outbox, if mails are stored instead of sent. */
  outbox?: Outbox;
  secret: string;
  /** Returns the site's public URL, without a trailing slash. */
  publicUrl: () => string;
  /** The origin for the site's calls, if it is not this server. */
  backend?: string;
  /** Whether `Strict-Transport-Security` includes the subdomains. */
  hstsSubdomains?: boolean;
  siteDirectory: string;
  /** The origin at which the desk is served, if it has its own. */
  deskUrl?: string;
  /** The built desk. */
  deskDirectory: string;
  picturesDirectory: string;
  billsDirectory: string;
  trustProxy: string[];
  /** Whether demo accounts and development pages exist for requests from this machine. Default: no. */
  isLocal?: boolean;
  /** Receives requests, security events and unexpected errors. */
  log: FastifyBaseLogger | false;
  metrics?: Metrics;
  engine: Engine;
  /** The PostgreSQL server. Without it, the database is the SQLite file beside the pictures. */
  databaseUrl?: string | undefined;
  isMailWorkerRunning: () => boolean;
}

/** Maximum bytes of a request body. The longest form needs less. */
const bodyLimit = 64 * 1024;
/** Milliseconds within which a request must arrive. */
const requestTimeout = 15_000;

/** Builds the server without listening. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const translated = [...(deps.translations?.values() ?? [])].map(({ foundation }) => foundation);
  const site = readSite(deps.siteDirectory, [deps.content.foundation, ...translated]);
  const app = createFastify(deps, site);
  warnAboutUnnamedProxy(app, deps.trustProxy);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeAllContentTypeParsers();
  parseJsonBodies(app);
  speakLanguageOfRequest(app, deps.content.foundation.languages);
  app.decorateRequest('session', undefined);
  app.decorateRequest('staffSession', undefined);
  markLocalRequests(app, deps.isLocal ?? false);
  logRequests(app, deps.metrics);
  const isDraining = addDraining(app);
  addSecurityHeaders(app, deps);
  refuseInvalidHost(app);
  handleExpectations(app, () => securityHeaders(deps), deps.content.foundation.languages[0]);
  refuseInMaintenance(app, deps.database);
  handleErrors(app);
  handleNotFound(app);
  await app.register(compress, compression);
  await app.register(cookie);
  if (deps.isLocal) {
    await callsPage(app, deps.content.foundation);
    demoCodePage(app, deps.now);
  }
  healthRoutes(app, { ...deps, isDraining });
  await declareRoutes(app, deps, site);
  return app;
}

function createFastify(deps: Deps, site: SiteFiles): FastifyInstance {
  const { content, log, trustProxy } = deps;
  const { languages } = content.foundation;
  const headers = () => securityHeaders(deps);
  return fastify({
    bodyLimit,
    trustProxy: trustProxy.length > 0 && trustedProxies(trustProxy),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    requestTimeout,
    forceCloseConnections: 'idle',
    // Open connections still get their responses while the process stops. Balancers learn about it from `/readyz`.
    return503OnClosing: false,
    genReqId: requestIdOf,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request takes longer than the line that it writes.
    childLoggerFactory: (logger) => logger,
    ...(log ? { loggerInstance: log } : { logger: false }),
    http: {
      // Node swaps both timeouts if this one is larger. By default, it checks them only every 30 s.
      headersTimeout: requestTimeout - 1000,
      connectionsCheckingInterval: 1000,
      // Node would drop a second Host header, and reject a missing one without our headers. `refuseInvalidHost` handles
      // both.
      joinDuplicateHeaders: true,
      requireHostHeader: false,
    },
    clientErrorHandler: handleClientErrors(headers, languages[0]),
    // A malformed URL is refused before any hook runs, so add the headers here.
    frameworkErrors: (error, request, reply) => {
      void reply.headers({ ...headers(), 'x-request-id': request.id });
      reply.raw.once('finish', () => recordResponse(request, reply, 'invalid', deps.metrics));
      inLanguage(languageOf(request, languages), () => {
        if (isPageRequest(request)) void sendUnknownPage(request, reply, site);
        else sendError(error, request, reply);
      });
    },
  });
}

/** Versions are read from the database that the cached data comes from, so that no outdated response counts as current. */
function createCaches({ content, database, now, readDatabase = database }: Deps) {
  const services = { database: readDatabase, now, timeZone: content.foundation.timeZone };
  return {
    cache: new ResponseCache(() => newsVersion(services)),
    booksCache: new ResponseCache(() => booksVersion(readDatabase)),
    openBooksCache: new ResponseCache(async () =>
      [await newsVersion(services), await openBooksVersion(readDatabase)].join(' '),
    ),
    homeCache: new ResponseCache(async () =>
      [await newsVersion(services), await homeCampaignsVersion(services)].join(' '),
    ),
  };
}

/** Returns the facts of the foundation on which the books depend. */
function booksFacts({ content, publicUrl, secret, translations }: Deps) {
  const translated = { ...content, ...(translations && { translations }) };
  return {
    ...factsForActions(content.foundation),
    foundation: content.foundation.name,
    mailing: () => ({ content: translated, kinds: mailKinds, publicUrl: publicUrl(), secret }),
  };
}

/** Creates the limits, which log the first attempt beyond one and count all of them. */
const measuredLimits = (app: FastifyInstance, { database, metrics, now, secret }: Deps): Limits =>
  createLimits({
    database,
    now,
    secret,
    onReached: ({ event = 'limit-reached', name }) =>
      app.log.warn({ event, limit: name }, 'A limit was reached.'),
    onRefused: ({ name }) => metrics?.countLimit(name),
  });

async function declareRoutes(app: FastifyInstance, deps: Deps, site: SiteFiles): Promise<void> {
  const { random, database, now, readDatabase = database, secret } = deps;
  const caches = createCaches(deps);
  const limits = measuredLimits(app, deps);
  const codes = new Codes({ database, now, random, limits, secret });
  const sessions = new Sessions({ database, now, random, secret });
  const logError = (error: unknown) => app.log.error(error);
  const { languages, timeZone } = deps.content.foundation;
  const content = { ...deps.content, ...(deps.translations && { translations: deps.translations }) };
  app.decorate('authenticate', (request) => sessions.authenticate(request));
  await app.register(async (callScope) => {
    await callScope.register(cors, crossOrigin(deps.publicUrl));
    accountRoutes(callScope, { ...deps, content, limits, codes, sessions, logError }, deps.publicUrl);
    donorRoutes(callScope, { database, languages, limits, now });
    newsRoutes(callScope, { ...caches, languages, now, readDatabase });
    commentRoutes(callScope, { database, limits, now });
    homeCampaignsRoute(callScope, { ...caches, database: readDatabase, languages, now, timeZone });
    booksRoutes(callScope, { ...caches, ...booksFacts(deps), database, limits, now, readDatabase, secret });
  });
  const renderer = rendererOf({ ...deps, site }, logError);
  await app.register((scope) => deskRoutes(scope, { ...deps, content, limits, logError, renderer, site }));
  if (deps.outbox && deps.isLocal) {
    outboxPage(app, deps.outbox, deps.content.foundation);
  }
  securityTextRoute(app, { ...deps, email: deps.content.foundation.supportEmail });
  await app.register((scope, _options, declared) => {
    unsubscribeRoutes(scope, { content, database, now, site });
    declared();
  });
  await siteRoutes(app, {
    ...siteSettings(deps.content),
    ...deps,
    ...caches,
    limits,
    readDatabase,
    renderer,
    site,
  });
}

/** Returns what the routes of the site need to know of the content. */
const siteSettings = ({ brand, foundation: { languages }, home: { liveCampaigns } }: Content) => ({
  brand,
  languages,
  liveCampaigns,
});
