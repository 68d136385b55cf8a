import { type CallOptions, type FailedCall, makeCall } from '@hearthlight/client';
import type { Call, CallFailure, Result } from '@hearthlight/domain';
import {
  type Article,
  type DeskCallName,
  deskCalls,
  deskRefusal,
  deskRules,
  type DeskResponse,
} from '@hearthlight/domain/desk';
import { deskRules as words } from '@hearthlight/words/desk-rules';
import type * as z from 'zod/mini';

import { askForPassword } from './password-request.ts';
import { answerOf } from './progress.ts';
import { endSession, refreshSession, whenReopened } from './session.ts';

/** The response of a call, or its refusal. */
export type DeskResult<Name extends DeskCallName> = { ok: true; response: DeskResponse<Name> } | DeskCallFailure;

/** A call without a usable response, with the server's refusal if there is one. */
export type DeskCallFailure = CallFailure & {
  /** With status 409, the article as somebody else has saved it. */
  current?: Article | undefined;
};

export type DeskSendOptions<Name extends DeskCallName> = CallOptions<(typeof deskCalls)[Name]> & {
  /** Called while a long call goes on. */
  onProgress?: (progress: { done: number; total: number }) => void;
  /** Returns at once if the session has ended, instead of waiting for it. For a caller that keeps what it sends. */
  returnsIfSignedOut?: boolean;
};

/** Milliseconds until a call without a response fails. An upload takes longer. */
const timeouts = { json: 30_000, slow: 300_000 };
/** Calls that queue a mail for each of many donors. */
const slowCalls: ReadonlySet<DeskCallName> = new Set([
  'sendUpdate',
  'retryUpdate',
  'sendStatements',
  'retryStatements',
]);

/**
 * Makes a call of the desk and parses its response. Never throws: a refusal, a network failure and a response that does
 * not match are values. If the session has ended (401), it waits until the same person has signed in again and repeats
 * the call, so that nothing typed is lost. If the role does not allow the call (403), it reads the role again. If the
 * call needs the password again (428), it asks for it and repeats the call.
 */
export const send = <Name extends DeskCallName>(
  name: Name,
  options: DeskSendOptions<Name>,
): Promise<DeskResult<Name>> => whenAllowed(name, options, () => request(name, options));

/** Makes a call. Repeats it after its session was opened again or its password was entered again. */
export async function whenAllowed<Success extends { ok: true }>(
  name: DeskCallName,
  options: { signal?: AbortSignal; returnsIfSignedOut?: boolean },
  make: () => Promise<Success | DeskCallFailure>,
): Promise<Success | DeskCallFailure> {
  const { access } = rows[name];
  const result = await make();
  if (result.ok || options.signal?.aborted) return result;
  if (result.status === 401 && access !== 'public') {
    endSession();
    // Signing in is not repeated: it starts again from the password.
    if (access === 'second-factor' || access === 'enroll' || options.returnsIfSignedOut) return result;
    await whenReopened(options.signal);
    return options.signal?.aborted ? result : whenAllowed(name, options, make);
  }
  // The page may show what a former role was allowed to do.
  if (result.status === 403) await refreshSession();
  if (result.status === 428 && (await askForPassword())) return whenAllowed(name, options, make);
  return result;
}

/** Typed so that the schema of a generic name can be used. */
const rows: { [Name in DeskCallName]: Call & { response: z.ZodMiniType<DeskResponse<Name>> } } = deskCalls;

async function request<Name extends DeskCallName>(
  name: Name,
  { file, headers, keepalive, onProgress, ...options }: DeskSendOptions<Name>,
): Promise<DeskResult<Name>> {
  const { upload } = rows[name];
  const problem = file && upload && deskRules.fileProblem(upload, file);
  if (problem !== undefined) return { ok: false, status: 400, message: problem };
  const isSlow = file !== undefined || onProgress !== undefined || slowCalls.has(name);
  const result = await makeCall(rows[name], options, {
    timeout: isSlow ? timeouts.slow : timeouts.json,
    headers: { ...(file && { 'Content-Type': file.type }), ...headers },
    init: { ...(file && { body: file }), ...(keepalive && { keepalive }) },
    ...(onProgress && { read: (response) => answerOf(response, onProgress) }),
  });
  if (result.ok) return { ok: true, response: result.response };
  const refused = refusedBy(result);
  return file && result.status === 0 ? { ...refused, message: words.uploadOffline } : refused;
}

/** Returns a failed call with what the desk reads of its body. */
export const refusedBy = ({ body, ...failure }: FailedCall): DeskCallFailure => ({
  ...failure,
  ...deskRefusal.safeParse(body).data,
});

/** Returns the result of a call for a form. */
export function toResult(result: { ok: true; response: object | null } | DeskCallFailure): Result {
  if (!result.ok) {
    const { message, fields, retryAfter } = result;
    return { ok: false, message, fields, retryAfter };
  }
  const { response } = result;
  return response !== null && 'message' in response && typeof response.message === 'string'
    ? { ok: true, message: response.message }
    : { ok: true };
}
