import { type Call, calls } from '@hearthlight/domain';
import { deskCalls } from '@hearthlight/domain/desk';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { RefusedCall, refusals } from './refusal.ts';

const rows: readonly Call[] = [...Object.values(calls), ...Object.values(deskCalls)];
const patterns = rows.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`),
}));

/** Returns the path of a request. */
export const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '';

/** Whether a path belongs to the calls or the development pages. */
export const isCallPath = (path: string) => /^\/(?:api|dev|desk\/api)(?:\/|$)/.test(path);

/** Whether a request is for a page or a file of the site. */
export const isPageRequest = (request: FastifyRequest) =>
  ['GET', 'HEAD'].includes(request.method) && !isCallPath(pathOf(request));

/** Throws a 405 with `Allow` if the address exists with another method, otherwise a 404. */
export function refuseUnknownAddress(request: FastifyRequest, reply: FastifyReply): never {
  const path = pathOf(request);
  const known = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  const methods = isCallPath(path) ? known : ['GET' as const];
  if (methods.length === 0) throw new RefusedCall(404, refusals.notFound);
  void reply.header('allow', methods.map((method) => (method === 'GET' ? 'GET, HEAD' : method)).join(', '));
  throw new RefusedCall(405, refusals.methodNotAllowed);
}

/** Sends a 404 in plain text, because files are requested by pages, not by people. */
export function sendFileNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(refusals.notFound);
}

/**
 * Registers the handler for requests without a route. Outside the calls, a `GET` arrives here only for a file deleted
 * after the server started.
 */
export function handleNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    return isPageRequest(request) ? sendFileNotFound(reply) : refuseUnknownAddress(request, reply);
  });
}
