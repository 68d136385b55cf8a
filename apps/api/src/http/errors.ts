import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isDatabaseUnavailable } from '../database/failures.ts';
import { RefusedCall, refusals } from './refusal.ts';

/** Sentences for Fastify's own errors, by status. */
const byStatus: Partial<Record<number, string>> = {
  401: refusals.unauthorized,
  404: refusals.notFound,
  405: refusals.methodNotAllowed,
  413: refusals.tooLarge,
  415: refusals.unsupportedType,
  416: refusals.unsatisfiableRange,
  429: refusals.tooManyRequests,
  503: refusals.serverError,
};

/** Returns the refusal to send for any thrown value. */
function refusalOf(error: unknown): RefusedCall {
  if (error instanceof RefusedCall) return error;
  if (isDatabaseUnavailable(error)) return new RefusedCall(503, refusals.serverError, { retryAfter: 10 });
  if (!(error instanceof Error)) return new RefusedCall(500, refusals.serverError);
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  const isRefusal = status >= 400 && status < 500;
  return new RefusedCall(
    isRefusal ? status : 500,
    byStatus[status] ?? (isRefusal ? refusals.badRequest : refusals.serverError),
  );
}

/** Whether the client closed the connection before its request was complete. */
const isAborted = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

/**
 * Returns the refusal to send for any thrown value and sets `Retry-After`. Details of an unexpected error go only to
 * the log. Requests aborted by the client are not logged as errors.
 */
export function refusalFor(error: unknown, request: FastifyRequest, reply: FastifyReply): RefusedCall {
  if (isAborted(request)) return new RefusedCall(400, refusals.badRequest);
  const refusal = refusalOf(error);
  request.limitReached = refusal.limit;
  if (refusal.status >= 500 && !(error instanceof RefusedCall)) request.log.error(error);
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', refusal.retryAfter);
  return refusal;
}

/** Sends an error as one sentence. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalFor(error, request, reply);
  void reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(refusal.body);
}

/** Registers the error handler. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}
