import type { Call } from '@hearthlight/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

import type { Session } from '../accounts/sessions.ts';
import { RefusedCall, refusals } from './refusal.ts';

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Part<C extends Call, Name extends 'request' | 'params'> =
  C extends Record<Name, infer Schema> ? Parsed<Schema> : undefined;

/** What a handler is given: already parsed by the call's own schemas. */
export interface Asked<C extends Call> {
  body: Part<C, 'request'>;
  params: Part<C, 'params'>;
  /** The signed-in donor's session, for calls whose access is `donor`. */
  session: C['access'] extends 'donor' ? Session : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Who is signed in, by the `Authorization` header; throws a 401 otherwise. */
export type Authenticate = (authorization: string | undefined) => Promise<Session>;

/** Where answers are kept that are the same for everyone, by their address. */
export interface Kept {
  answer: (address: string, make: () => Promise<string>) => Promise<Buffer>;
}

function textOf(serialised: unknown): string {
  if (typeof serialised !== 'string') throw new TypeError('an answer was not serialised to text');
  return serialised;
}

/** `/api/news/{title}/` as Fastify writes it. */
const fastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** PostgreSQL keeps no text with a zero character in it, and no person types one. */
function refuseZeroCharacters(part: unknown): void {
  for (const [name, value] of Object.entries(part ?? {})) {
    if (typeof value === 'string' && value.includes('\0')) {
      throw new RefusedCall(400, refusals.badRequest, { fields: { [name]: refusals.badField } });
    }
  }
}

type AskedOfAny = Pick<FastifyRequest, 'body' | 'params' | 'session'> &
  Pick<Asked<Call>, 'request' | 'reply'>;

/**
 * Whether a donor's call has its session. Its body and params have been parsed by the call's own schemas before any
 * handler runs, which is a link between values that TypeScript cannot follow by itself.
 */
function isAskedBy<C extends Call>(call: C, asked: AskedOfAny): asked is AskedOfAny & Asked<C> {
  return (call.access === 'donor') === (asked.session !== undefined);
}

/**
 * Declares the route of one row of the table of calls. What is sent is parsed, and what is answered serialised, by
 * the row's schemas; a call of a donor is refused before its handler unless it carries a good access token. With
 * `kept` an answer is made once for everyone and kept while it is good.
 */
export function route<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (asked: Asked<C>) => Promise<z.output<C['answer']>>,
  kept?: Kept,
): void {
  app.route({
    method: call.method,
    url: fastifyPath(call.path),
    schema: {
      summary: call.summary,
      ...(call.request && { body: call.request }),
      ...(call.params && { params: call.params }),
      ...(call.access === 'donor' && { security: [{ accessToken: [] }] }),
      response: { 200: call.answer },
    },
    onRequest: async (request, reply) => {
      if (call.access === 'donor') {
        void reply.header('cache-control', 'no-store');
        request.session = await app.authenticate(request.headers.authorization);
      }
    },
    handler: async (request, reply) => {
      const { body, params, session } = request;
      refuseZeroCharacters(body);
      refuseZeroCharacters(params);
      if (call.method === 'POST') void reply.header('cache-control', 'no-store');
      const asked = { body, params, session, request, reply };
      if (!isAskedBy(call, asked)) throw new RefusedCall(401, refusals.unauthorised);
      if (!kept) return handler(asked);
      void reply.type('application/json; charset=utf-8');
      const [address = ''] = request.url.split('?');
      return kept.answer(address, async () => textOf(reply.serialize(await handler(asked))));
    },
  });
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
