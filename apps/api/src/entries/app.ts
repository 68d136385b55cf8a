import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import { inLanguage } from '@hearthlight/words/current-language';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';

import { admitDonors } from '../features/accounts/admit-donors.ts';
import { features as allFeatures } from '../features/index.ts';
import { healthRoutes } from '../platform/health.ts';
import { compression } from '../platform/http/compression.ts';
import { crossOrigin } from '../platform/http/cross-origin.ts';
import { sendError, handleErrors } from '../platform/http/errors.ts';
import { parseJsonBodies } from '../platform/http/json-body.ts';
import { languageOf, speakLanguageOfRequest } from '../platform/http/language.ts';
import { handleClientErrors, handleExpectations } from '../platform/http/node-errors.ts';
import { handleNotFound, isPageRequest } from '../platform/http/not-found.ts';
import { addSecurityHeaders, refuseInvalidHost, securityHeaders } from '../platform/http/security.ts';
import { validatorCompiler } from '../platform/http/validation.ts';
import { trustedProxies, warnAboutUnnamedProxy } from '../platform/limits/trusted-proxies.ts';
import { markLocalRequests } from '../platform/local-address.ts';
import { refuseInMaintenance } from '../platform/maintenance.ts';
import { logRequests, recordResponse, requestIdOf } from '../platform/request-log.ts';
import { readSite, type SiteFiles } from '../platform/site/files.ts';
import { addDraining } from '../platform/stop-on-signals.ts';
import { deskRoutes } from './desk/desk.ts';
import { callsPage } from './dev/calls-page.ts';
import { demoCodePage } from './dev/demo-code-page.ts';
import { outboxPage } from './dev/outbox-page.ts';
import { testPaymentPage } from './dev/test-payment-page.ts';
import { createServices, type Deps } from './services.ts';
import { rendererOf } from './site/renderer.ts';
import { sendUnknownPage, siteRoutes } from './site/routes.ts';
import { securityTextRoute } from './site/security-txt.ts';

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
    testPaymentPage(app, deps.now);
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

async function declareRoutes(app: FastifyInstance, deps: Deps, site: SiteFiles): Promise<void> {
  const { content, features = allFeatures } = deps;
  const services = createServices(deps, app.log, site);
  await app.register(async (callScope) => {
    await callScope.register(cors, crossOrigin(deps.publicUrl));
    admitDonors(callScope, services);
    for (const { routes } of features) routes?.(callScope, services);
  });
  const renderer = rendererOf({ ...deps, site }, services.logError);
  await app.register((scope) => deskRoutes(scope, features, { ...services, ...deskSettings(deps), renderer }));
  if (deps.outbox && deps.isLocal) outboxPage(app, deps.outbox, content.foundation);
  securityTextRoute(app, { ...deps, email: content.foundation.supportEmail });
  await app.register((scope, _options, declared) => {
    for (const { pages } of features) pages?.(scope, services);
    declared();
  });
  await siteRoutes(app, { ...services, renderer, siteDirectory: deps.siteDirectory });
}

const deskSettings = ({ deskDirectory, deskUrl }: Deps) => ({
  deskDirectory,
  ...(deskUrl !== undefined && { deskUrl }),
});
