import type { IncomingMessage } from 'node:http';

import { calls } from '@hearthlight/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { FailedAttempt } from './http/failed-attempts.ts';
import { isReading } from './http/methods.ts';
import type { Metrics } from './metrics.ts';

const validRequestId = /^[\w.:-]{8,128}$/;

/** Returns the request id set by a proxy if it is valid, otherwise a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const id = headers['x-request-id'];
  return typeof id === 'string' && validRequestId.test(id) ? id : crypto.randomUUID();
}

/** Security events by path and status of the response. Refusals name their own: see `FailedAttempt`. */
const securityEvents: ReadonlyMap<string, string> = new Map([
  [`${calls.changePassword.path} 200`, 'password-changed'],
  [`${calls.signOut.path} 200`, 'session-ended'],
]);

/** Logs and counts each response, sends the request id in `X-Request-Id` and logs security events. */
export function logRequests(app: FastifyInstance, metrics: Metrics | undefined): void {
  app.decorateRequest('failedAttempt', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    recordResponse(request, reply, request.routeOptions.url ?? 'none', metrics);
    done();
  });
}

/**
 * Counts a response and logs it, with the level `debug` if it only read something: a busy site would log little else,
 * and its proxy has the same lines. Does not log the URL or the client, because both can identify a donor.
 */
export function recordResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  route: string,
  metrics: Metrics | undefined,
): void {
  const { failedAttempt, id: request_id, log, method } = request;
  const status = reply.statusCode;
  const milliseconds = reply.elapsedTime;
  const level = isReading(method) && status < 400 ? 'debug' : 'info';
  log[level]({ event: 'request', request_id, method, route, status, duration_ms: Math.round(milliseconds) });
  metrics?.countRequest({ method, route, status }, milliseconds / 1000);
  const event = securityEvents.get(`${route} ${status}`);
  if (event !== undefined) log.warn({ event, request_id, route });
  if (!failedAttempt) return;
  log.warn({ ...failedAttempt, request_id, route });
  metrics?.countFailedAttempt(failedAttempt.event);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The guessed secret, if that is why this request was refused. */
    failedAttempt: FailedAttempt | undefined;
  }
}
