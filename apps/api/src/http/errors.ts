import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isDatabaseAway } from '../database/failures.ts';
import { RefusedCall, refusals } from './refusal.ts';

/** What Fastify itself refuses, by its status. */
const byStatus: Partial<Record<number, string>> = {
  401: refusals.unauthorised,
  404: refusals.notFound,
  405: refusals.methodNotAllowed,
  413: refusals.tooLarge,
  415: refusals.unsupportedType,
  429: refusals.tooMany,
  503: refusals.resting,
};

/** zod's own words for what has no sentence of the specification. */
const isOurSentence = (message: string | undefined): message is string =>
  message !== undefined && /[.!]$/.test(message) && !message.startsWith('Invalid');

/** One sentence for each field that is to blame, and the first of them as the message. */
function invalid(error: FastifyError): RefusedCall {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of error.validation ?? []) {
    const name = instancePath.split('/')[1];
    if (name) fields[name] ??= isOurSentence(message) ? message : refusals.badField;
  }
  const first = Object.values(fields).find((sentence) => sentence !== refusals.badField);
  return new RefusedCall(400, first ?? refusals.badRequest, Object.keys(fields).length > 0 ? { fields } : {});
}

/** Turns whatever was thrown into the refusal that the caller reads. */
export function refusalOf(error: unknown): RefusedCall {
  if (error instanceof RefusedCall) return error;
  if (isDatabaseAway(error)) return new RefusedCall(503, refusals.resting, { retryAfter: 10 });
  if (!isFastifyError(error)) return new RefusedCall(500, refusals.resting);
  if (error.validation) return invalid(error);
  const status = error.statusCode ?? 500;
  const isRefusal = status >= 400 && status < 500;
  return new RefusedCall(
    isRefusal ? status : 500,
    byStatus[status] ?? (isRefusal ? refusals.badRequest : refusals.resting),
  );
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Answers an error as one sentence; what is our own mistake goes to the log, and only there. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error);
  if (refusal.status >= 500 && !(error instanceof RefusedCall)) request.log.error(error);
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', refusal.retryAfter);
  void reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(refusal.body);
}

/** Registers the handler of all errors. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
}
