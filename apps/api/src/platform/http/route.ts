import type { Call } from '@hearthlight/domain';
import { summaryOf } from '@hearthlight/domain/call-summaries';
import { currentLanguage } from '@hearthlight/words/current-language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

import { isStorable } from '../../lib/storable-text.ts';
import { cachedCompression } from './compression.ts';
import { sendTagged } from './etag.ts';
import { RefusedCall, refusals } from './refusal.ts';
import type { ResponseCache } from './response-cache.ts';

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Part<C extends Call, Name extends 'request' | 'params' | 'query'> =
  C extends Record<Name, infer Schema> ? Parsed<Schema> : undefined;

/** The session of a signed-in donor. */
export interface Session {
  id: string;
  donorId: number;
}

/** The context of a handler: a request parsed by the call's schemas. */
export interface CallContext<C extends Call> {
  body: Part<C, 'request'>;
  params: Part<C, 'params'>;
  query: Part<C, 'query'>;
  /** The signed-in donor's session, for calls whose access is `donor`. */
  session: C['access'] extends 'donor' ? Session : undefined;
  /** Response headers added by the handler. Cached with the response. */
  headers: Record<string, string>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Returns the session named by the `Authorization` header. Throws a 401 when there is none. */
type Authenticate = (request: FastifyRequest) => Promise<Session>;

function textOf(serialized: unknown): string {
  if (typeof serialized !== 'string') throw new TypeError('the response was not serialized to text');
  return serialized;
}

/** Converts a path such as `/api/news/{title}/` to Fastify's notation. */
const fastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Returns how Fastify finds a call, and whether it is answered in maintenance mode. */
export const addressOf = ({
  inMaintenance,
  method,
  path,
}: Pick<Call, 'inMaintenance' | 'method' | 'path'>) => ({
  method,
  url: fastifyPath(path),
  config: { inMaintenance },
});

const hasUnstorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? !isStorable(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasUnstorable);

/** Throws a 400 for text that cannot be stored. */
export function refuseUnstorable(part: unknown): void {
  for (const [name, value] of Object.entries(part ?? {})) {
    if (hasUnstorable(value)) {
      throw new RefusedCall(400, refusals.badRequest, { fields: { [name]: refusals.badField } });
    }
  }
}

type AnyContext = Pick<FastifyRequest, 'body' | 'params' | 'query' | 'session'> &
  Pick<CallContext<Call>, 'headers' | 'request' | 'reply'>;

/**
 * Whether a donor's call has a session. TypeScript cannot infer that Fastify has parsed the request with the call's
 * schemas.
 */
function isContextOf<C extends Call>(call: C, context: AnyContext): context is AnyContext & CallContext<C> {
  return (call.access === 'donor') === (context.session !== undefined);
}

/**
 * Registers the route of a call. The call's schemas parse the request and serialize the response. Throws a 401 before
 * the handler runs if a donor's call has no valid access token. `cache` is for responses that are the same for
 * everyone.
 */
export function route<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (context: CallContext<C>) => Promise<z.output<C['response']>>,
  cache?: ResponseCache,
): void {
  app.route({
    ...(cache && { compress: cachedCompression((body, copy) => cache.addCopy(body, copy)) }),
    ...addressOf(call),
    schema: {
      summary: summaryOf(call),
      ...(call.request && { body: call.request }),
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.access === 'donor' && { security: [{ accessToken: [] }] }),
      response: { 200: call.response },
    },
    ...(call.access === 'donor' && {
      onRequest: async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        request.session = await app.authenticate(request);
      },
    }),
    handler: async (request, reply) => {
      const { body, params, query, session } = request;
      refuseUnstorable(body);
      refuseUnstorable(params);
      if (call.method === 'POST')
        void reply.headers({ 'cache-control': 'no-store', 'content-language': currentLanguage() });
      const headers: Record<string, string> = {};
      const context = { body, params, query, session, headers, request, reply };
      if (!isContextOf(call, context)) throw new RefusedCall(401, refusals.unauthorized);
      if (cache) return sendCached(call, context, cache, () => handler(context));
      const response = await handler(context);
      void reply.headers(headers);
      return response;
    },
  });
}

/** Sends a call's response from the cache, or creates and caches it. */
async function sendCached(
  call: Call,
  { headers, params, query, reply, request }: AnyContext,
  cache: ResponseCache,
  handle: () => Promise<unknown>,
): Promise<FastifyReply> {
  void reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
  // Decoded parameters, because the same address can be encoded in many ways.
  const key = JSON.stringify([call.path, params, call.query && query]);
  const cached = await cache.get(key, async () => textOf(reply.serialize(await handle())), headers);
  void reply.headers(cached.headers);
  return sendTagged(request, reply, cached.body, cached.etag);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for calls whose access is `donor`. */
    session: Session | undefined;
  }
  interface FastifyInstance {
    authenticate: Authenticate;
  }
}
