import { type Call, calls } from '@hearthlight/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { RefusedCall, refusals } from './refusal.ts';

const rows: readonly Call[] = Object.values(calls);
const patterns = rows.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`),
}));

/** Refuses what no route takes: 405 with `Allow` where the address takes another method, else 404. */
export function refuseUnknown(request: FastifyRequest, reply: FastifyReply): never {
  const path = request.url.split('?')[0] ?? '';
  const isCall = /^\/(?:api|dev)(?:\/|$)/.test(path);
  const known = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  const methods = isCall ? known : ['GET' as const];
  if (methods.length === 0) throw new RefusedCall(404, refusals.notFound);
  void reply.header('allow', methods.map((method) => (method === 'GET' ? 'GET, HEAD' : method)).join(', '));
  throw new RefusedCall(405, refusals.methodNotAllowed);
}

/** Has `refuseUnknown` answer whatever has no route. */
export function handleUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler(refuseUnknown);
}
