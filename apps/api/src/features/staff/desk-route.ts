import type { Readable } from 'node:stream';

import type { DeskCall } from '@hearthlight/domain';
import { may } from '@hearthlight/domain/desk';
import { currentLanguage } from '@hearthlight/words/current-language';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

import { ActionError } from '../../actions/action.ts';
import type { DeskServices } from '../../actions/services.ts';
import type { StaffSession } from '../../actions/staff-session.ts';
import { refusalFor } from '../../platform/http/errors.ts';
import { type Progress, withProgress } from '../../platform/http/progress.ts';
import { RefusedCall, refusals } from '../../platform/http/refusal.ts';
import { addressOf, refuseUnstorable } from '../../platform/http/route.ts';
import { clientNetwork } from '../../platform/limits/client-network.ts';
import { sessionCookie } from './cookie.ts';
import { verifyOwnPassword } from './sign-in.ts';
import { findSession, isConfirmed } from './staff-sessions.ts';

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Part<C extends DeskCall, Name extends 'request' | 'params' | 'query' | 'headers'> =
  C extends Record<Name, infer Schema> ? Parsed<Schema> : undefined;

/** The context of a handler: a request parsed by the call's schemas. */
export interface DeskContext<C extends DeskCall> {
  body: C extends { upload: readonly string[] } ? Buffer : Part<C, 'request'>;
  params: Part<C, 'params'>;
  query: Part<C, 'query'>;
  headers: Part<C, 'headers'>;
  /** The session. A public call may have none. */
  session: C['access'] extends 'public' ? StaffSession | undefined : StaffSession;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Reports how far a call with `progress` is. */
  progress: Progress;
}

/** What a handler returns: the response's body, or the content of a file. */
type Answer<C extends DeskCall> = C extends { download: string } ? Readable : z.output<C['response']>;

/** Throws unless a session may make a call: 401 to sign in, 403 for the role, 428 to enter the password again. */
function authorize(call: DeskCall, session: StaffSession | undefined, now: number): void {
  const { access } = call;
  if (access === 'public') return;
  const isOpen = session?.stage === 'open';
  const isEnrolling = access === 'enroll' && session?.stage === 'enroll';
  if (isEnrolling || (access === 'second-factor' && session?.stage === 'second-factor')) return;
  if (!session || !isOpen || access === 'second-factor') throw new RefusedCall(401, refusals.unauthorized);
  if (access !== 'staff' && access !== 'enroll' && !may(session.staff.role, access)) {
    throw new RefusedCall(403, words.forbidden);
  }
  if ((call.confirmed === 'recently' || access === 'enroll') && !isConfirmed(session, now)) {
    throw new RefusedCall(428, words.confirmPassword);
  }
}

/** Throws a 400 unless the request of a call that cannot be undone carries the password. */
async function requirePassword(
  services: DeskServices,
  session: StaffSession | undefined,
  { body, ip }: FastifyRequest,
): Promise<void> {
  if (!session) throw new RefusedCall(401, refusals.unauthorized);
  const password = hasPassword(body) ? body.password : '';
  await verifyOwnPassword(services, session, { network: clientNetwork(ip), password });
}

const hasPassword = (body: unknown): body is { password: string } =>
  typeof body === 'object' && body !== null && 'password' in body && typeof body.password === 'string';

/** Throws a 403 unless a change comes from a page of the desk. Browsers send `Origin` with every POST. */
function requireOwnOrigin(request: FastifyRequest, deskOrigin: string): void {
  if (request.method === 'POST' && request.headers.origin !== deskOrigin) {
    throw new RefusedCall(403, words.otherOrigin);
  }
}

/** Converts the error of an action to the desk's answer. Returns any other error. */
export function answerOf(error: unknown): unknown {
  if (!(error instanceof ActionError)) return error;
  const { details, field, sentence, status = 400 } = error.inDesk ?? { sentence: () => error.message };
  const named = field === undefined ? [] : [field].flat();
  const fields = named.length > 0 && { fields: Object.fromEntries(named.map((name) => [name, sentence()])) };
  return new RefusedCall(status, sentence(), { ...fields, details });
}

type AnyContext = Pick<FastifyRequest, 'body' | 'headers' | 'params' | 'query'> & {
  session: StaffSession | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
  progress: Progress;
};

/** TypeScript cannot infer that Fastify has parsed the request with the call's schemas. */
function isContextOf<C extends DeskCall>(
  call: C,
  context: AnyContext,
): context is AnyContext & DeskContext<C> {
  return call.access === 'public' || context.session !== undefined;
}

/**
 * Registers the route of a desk call. Who may make it is decided by the call's row before the body is read. Nothing of
 * the desk is cached or indexed.
 */
export function deskRoute<const C extends DeskCall>(
  app: FastifyInstance,
  services: DeskServices,
  call: C,
  handler: (context: DeskContext<C>) => Promise<Answer<C>>,
): void {
  app.route({
    ...addressOf(call),
    ...(call.access !== 'public' && { bodyLimit: call.upload ? uploadLimit : textLimit }),
    ...(call.progress && { compress: false }),
    schema: {
      hide: true,
      ...schemaOf(call),
    },
    onRequest: async (request, reply) => {
      void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      const origin = services.deskOrigin();
      requireOwnOrigin(request, origin);
      request.staffSession = await findSession(services, sessionCookie(request, origin), request);
      authorize(call, request.staffSession, services.now());
    },
    handler: async (request, reply) => {
      const { body, headers, params, query, staffSession: session } = request;
      for (const part of call.upload ? [params, query] : [body, params, query]) refuseUnstorable(part);
      void reply.header('content-language', currentLanguage());
      if (call.confirmed === 'each-time') await requirePassword(services, session, request);
      if (call.download) void reply.type(call.download);
      const run = async (progress: Progress) => {
        const context = { body, headers, params, query, session, request, reply, progress };
        if (!isContextOf(call, context)) throw new RefusedCall(401, refusals.unauthorized);
        return handler(context).catch((error: unknown) => {
          throw answerOf(error);
        });
      };
      return call.progress ? withProgress(reply, run, endingsOf(call, request, reply)) : run(noProgress);
    },
  });
}

/** Returns the schemas of a call for Fastify. */
const schemaOf = ({ download, headers, params, query, request, response }: DeskCall) => ({
  ...(request && { body: request }),
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(headers && { headers }),
  ...(!download && { response: { 200: response } }),
});

const noProgress: Progress = () => Promise.resolve();

/** Returns what is sent about the end of a call whose response has begun. */
const endingsOf = (call: DeskCall, request: FastifyRequest, reply: FastifyReply) => ({
  onResult: (result: unknown) => call.response.parse(result),
  onError: (error: unknown) => {
    const { body, status } = refusalFor(error, request, reply);
    return { status, body };
  },
});

/** Bytes of a long article. Public calls keep the server's limit, because anyone can send them. */
const textLimit = 1024 * 1024;
/** Bytes of an uploaded picture, as `pictureLimits` allows, and a little more for a sentence about it. */
export const uploadLimit = 21 * 1024 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of a desk call. */
    staffSession: StaffSession | undefined;
  }
}
