import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

import type { Chance } from './accounts/chance.ts';
import { Codes } from './accounts/codes.ts';
import type { Passwords } from './accounts/passwords.ts';
import { accountRoutes } from './accounts/routes.ts';
import { Sessions } from './accounts/sessions.ts';
import type { Database } from './database/schema.ts';
import { donorRoutes } from './donors/routes.ts';
import { callsPage } from './http/calls-page.ts';
import { compressAnswers } from './http/compress.ts';
import { allowSite } from './http/cross-origin.ts';
import { answerError, handleErrors } from './http/errors.ts';
import { limitsIn } from './http/limits.ts';
import { secureHeaders, securityHeaders } from './http/security.ts';
import { handleUnknown } from './http/unknown.ts';
import type { Mailer } from './mail/mailer.ts';
import { outboxPage } from './mail/outbox-page.ts';
import type { Outbox } from './mail/outbox.ts';
import { newsRoutes } from './news/routes.ts';
import { siteRoutes } from './site/routes.ts';

/** All that the server stands on; tests give their own. */
export interface Deps {
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
  chance: Chance;
  passwords: Passwords;
  mailer: Mailer;
  /** The mailer, when it keeps mails instead of sending them. */
  outbox?: Outbox;
  secret: string;
  /** Where visitors reach the site, without a slash at the end. */
  publicUrl: () => string;
  /** The origin to which the site makes its calls, where that is not this server. */
  backend?: string;
  /** Where the built site lies. */
  siteDirectory: string;
  trustProxy: string[];
  /** Whether our own mistakes are written to the log. */
  log: boolean;
}

/** Nothing that people send here is larger. */
const bodyLimit = 64 * 1024;

/** The whole server, not yet listening. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = bareApp(deps);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('session', undefined);
  secureHeaders(app, deps.publicUrl, deps.backend);
  allowSite(app, deps.publicUrl);
  compressAnswers(app);
  handleErrors(app);
  handleUnknown(app);
  await app.register(cookie);
  await callsPage(app);
  await declareRoutes(app, deps);
  return app;
}

function bareApp({ backend, log, publicUrl, trustProxy }: Deps): FastifyInstance {
  return fastify({
    bodyLimit,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    requestTimeout: 15_000,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    logger: log && { level: 'error', redact: ['req.headers'] },
    // An address that cannot be read is refused before any hook has run.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(securityHeaders(publicUrl(), backend))),
  });
}

async function declareRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { chance, database, now, secret } = deps;
  const limits = limitsIn(database, now, secret);
  const codes = new Codes({ database, now, chance, limits, secret });
  const sessions = new Sessions({ database, now, chance, secret });
  const note = (error: unknown) => app.log.error(error);
  app.decorate('authenticate', (authorization) => sessions.authenticate(authorization));
  accountRoutes(app, { ...deps, limits, codes, sessions, note }, deps.publicUrl);
  donorRoutes(app, { database, limits, now });
  newsRoutes(app, { database, limits, now });
  if (deps.outbox) outboxPage(app, deps.outbox);
  await siteRoutes(app, deps);
}
