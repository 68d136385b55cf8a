import type { Call, Upload } from '@hearthlight/domain';
import { currentLanguage } from '@hearthlight/words/current-language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isDatabaseUnavailable } from '../../database/failures.ts';
import { RefusedCall, refusals } from './refusal.ts';

/** The sentences for Fastify's own errors, by status. */
const byStatus: Partial<Record<number, keyof typeof refusals>> = {
  401: 'unauthorized',
  404: 'notFound',
  405: 'methodNotAllowed',
  413: 'tooLarge',
  415: 'unsupportedType',
  416: 'unsatisfiableRange',
  429: 'tooManyRequests',
  503: 'serverError',
};

/** Returns the refusal to send for any thrown value. `upload` is what the call accepts if its body is a file. */
function refusalOf(error: unknown, upload: Upload | undefined): RefusedCall {
  if (error instanceof RefusedCall) return error;
  if (isDatabaseUnavailable(error)) return new RefusedCall(503, refusals.serverError, { retryAfter: 10 });
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (upload && status === 413) return new RefusedCall(status, upload.tooLarge());
  const isRefusal = status >= 400 && status < 500;
  const sentence = byStatus[status] ?? (isRefusal ? 'badRequest' : 'serverError');
  return new RefusedCall(isRefusal ? status : 500, refusals[sentence]);
}

/** Whether the client closed the connection before its request was complete. */
const isAborted = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

/**
 * Returns the refusal to send for any thrown value and sets `Retry-After`. Details of an unexpected error go only to
 * the log. Requests aborted by the client are not logged as errors.
 */
export function refusalFor(error: unknown, request: FastifyRequest, reply: FastifyReply): RefusedCall {
  if (isAborted(request)) return new RefusedCall(400, refusals.badRequest);
  const refusal = refusalOf(error, request.routeOptions.config.call?.upload);
  request.failedAttempt = refusal.attempt;
  if (refusal.status >= 500 && !(error instanceof RefusedCall)) {
    request.log.error({ err: error, request_id: request.id });
  }
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', refusal.retryAfter);
  return refusal;
}

/** Returns the status of a refusal of a call: of too many attempts, the one whose sentence the page shows. */
export const statusOf = ({ status }: RefusedCall, call: Pick<Call, 'throttled'> | undefined): number =>
  status === 429 ? (call?.throttled ?? status) : status;

/** Sends an error as one sentence. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalFor(error, request, reply);
  void reply
    .code(statusOf(refusal, request.routeOptions.config.call))
    .headers({ 'cache-control': 'no-store', 'content-language': currentLanguage() })
    .type('application/json')
    .send(refusal.body);
}

/** Registers the error handler. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}
