import { type Call, calls } from '@hearthlight/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { RefusedCall, refusals } from './refusal.ts';

const rows: readonly Call[] = Object.values(calls);
const patterns = rows.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`),
}));

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '';
const isCall = (path: string) => /^\/(?:api|dev)(?:\/|$)/.test(path);

/** Refuses what no route takes: 405 with `Allow` where the address takes another method, else 404. */
export function refuseUnknown(request: FastifyRequest, reply: FastifyReply): never {
  const path = pathOf(request);
  const known = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  const methods = isCall(path) ? known : ['GET' as const];
  if (methods.length === 0) throw new RefusedCall(404, refusals.notFound);
  void reply.header('allow', methods.map((method) => (method === 'GET' ? 'GET, HEAD' : method)).join(', '));
  throw new RefusedCall(405, refusals.methodNotAllowed);
}

/** Answers that a file is not there, in plain text: it was asked for by a page, not by a person or a call. */
export function answerNoFile(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(refusals.notFound);
}

/** Has `refuseUnknown` answer whatever has no route. What is read and was a file when the server started is gone. */
export function handleUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const isFile = ['GET', 'HEAD'].includes(request.method) && !isCall(pathOf(request));
    return isFile ? answerNoFile(reply) : refuseUnknown(request, reply);
  });
}
