import type { Readable } from 'node:stream';

import type { Call, Upload } from '@hearthlight/domain';
import { summaryOf } from '@hearthlight/domain/call-summaries';
import { currentLanguage } from '@hearthlight/words/current-language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

import { cachedCompression } from './compression.ts';
import { refusalFor } from './errors.ts';
import { sendTagged } from './etag.ts';
import { type Progress, withProgress } from './progress.ts';
import { RefusedCall, refusals } from './refusal.ts';
import type { ResponseCache } from './response-cache.ts';
import type { StaffSession } from './staff-session.ts';

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Part<C extends Call, Name extends 'request' | 'params' | 'query' | 'headers'> =
  C extends Record<Name, infer Schema> ? Parsed<Schema> : undefined;

/** The session of a signed-in donor. */
export interface DonorSession {
  id: string;
  donorId: number;
}

/** The owner of a call's session. A public call of the desk may have one of staff. */
type SessionOf<Access extends Call['access']> = Access extends 'donor'
  ? DonorSession
  : Access extends 'public'
    ? StaffSession | undefined
    : StaffSession;

/** The context of a handler: a request parsed by the call's schemas. */
interface CallContext<C extends Call> {
  body: C extends { upload: Upload } ? Buffer : Part<C, 'request'>;
  params: Part<C, 'params'>;
  query: Part<C, 'query'>;
  headers: Part<C, 'headers'>;
  session: SessionOf<C['access']>;
  /** Response headers added by the handler. Cached with the response. */
  responseHeaders: Record<string, string>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Reports how far a call with `progress` is. */
  progress: Progress;
}

/** The return value of a handler: the response's body, or the content of a file. */
type Answer<C extends Call> = C extends { download: string } ? Readable : z.output<C['response']>;

type AnyContext = Pick<FastifyRequest, 'body' | 'headers' | 'params' | 'query' | 'session'> &
  Pick<CallContext<Call>, 'progress' | 'reply' | 'request' | 'responseHeaders'>;

/**
 * Whether a request was let in with the kind of session that the call needs. Checks nothing else of the context:
 * Fastify has parsed the body, the parameters, the query and the headers with the call's schemas before.
 */
function hasSession<C extends Call>(call: C, context: AnyContext): context is AnyContext & CallContext<C> {
  const { session } = context;
  if (call.access === 'public') return session === undefined || 'staff' in session;
  return session !== undefined && (call.access === 'donor' ? 'donorId' in session : 'staff' in session);
}

/**
 * Registers the route of a call. The call's schemas parse the request and serialize the response. Who may make the call
 * is decided before the body is read, by the hooks `admitDonors` and `admitStaff`. `cache` is for responses that are
 * the same for everyone.
 */
export function route<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (context: CallContext<C>) => Promise<Answer<C>>,
  cache?: ResponseCache,
): void {
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { call },
    ...(call.progress && { compress: false }),
    ...(cache && { compress: cachedCompression((body, copy) => cache.addCopy(body, copy)) }),
    ...bodyLimitOf(call),
    schema: schemaOf(call),
    handler: async (request, reply) => {
      const run = async (progress: Progress) => {
        const { body, headers, params, query, session } = request;
        const parsed = { body, headers, params, query, session };
        const context = { ...parsed, request, reply, progress, responseHeaders: {} };
        if (!hasSession(call, context)) throw new RefusedCall(401, refusals.unauthorized);
        if (cache) return sendCached(call, context, cache, () => handler(context));
        const answer = await handler(context);
        void reply.headers(context.responseHeaders);
        return answer;
      };
      if (!cache) void reply.headers({ 'cache-control': 'no-store', 'content-language': currentLanguage() });
      if (call.download) void reply.type(call.download);
      return call.progress ? withProgress(reply, run, endingsOf(call, request, reply)) : run(noProgress);
    },
  });
}

/** Returns the schemas of a call for Fastify. The documentation lists the site's calls only. */
const schemaOf = (call: Call) => ({
  hide: !call.path.startsWith('/api/'),
  summary: summaryOf(call),
  ...(call.request && { body: call.request }),
  ...(call.params && { params: call.params }),
  ...(call.query && { querystring: call.query }),
  ...(call.headers && { headers: call.headers }),
  ...(call.access === 'donor' && { security: [{ accessToken: [] }] }),
  ...(!call.download && { response: { 200: call.response } }),
});

/** Returns the most bytes of a body, if a call allows more than the server does for anyone. */
function bodyLimitOf({ access, upload }: Call) {
  if (access === 'public' || access === 'donor') return {};
  return { bodyLimit: upload ? uploadLimit : textLimit };
}

/** Bytes of a long article. */
const textLimit = 1024 * 1024;
/** Bytes of an uploaded picture, as `pictureLimits` allows, and a little more for a sentence about it. */
const uploadLimit = 21 * 1024 * 1024;

const noProgress: Progress = () => Promise.resolve();

/** Returns what is sent about the end of a call whose response has begun. */
const endingsOf = (call: Call, request: FastifyRequest, reply: FastifyReply) => ({
  onResult: (result: unknown) => call.response.parse(result),
  onError: (error: unknown) => {
    const { body, status } = refusalFor(error, request, reply);
    return { status, body };
  },
});

/** Sends a call's response from the cache, or creates and caches it. */
async function sendCached(
  call: Call,
  { params, query, reply, request, responseHeaders }: AnyContext,
  cache: ResponseCache,
  handle: () => Promise<unknown>,
): Promise<FastifyReply> {
  void reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
  // Decoded parameters, because the same address can be encoded in many ways.
  const key = JSON.stringify([call.path, params, call.query && query]);
  const cached = await cache.get(key, async () => textOf(reply.serialize(await handle())), responseHeaders);
  void reply.headers(cached.headers);
  return sendTagged(request, reply, cached.body, cached.etag);
}

function textOf(serialized: unknown): string {
  if (typeof serialized !== 'string') throw new TypeError('the response was not serialized to text');
  return serialized;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of a call, set by the hook that lets it in. */
    session: DonorSession | StaffSession | undefined;
  }
}
