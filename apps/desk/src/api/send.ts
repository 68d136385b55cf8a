import { type CallFailure, callPath, type Result, waitOf } from '@hearthlight/domain';
import {
  type Article,
  type DeskCall,
  type DeskCallName,
  deskCalls,
  type DeskHeaders,
  type DeskParams,
  type DeskQuery,
  deskRefusal,
  type DeskRequest,
  type DeskResponse,
  parseDeskResponse,
} from '@hearthlight/domain/desk';

import { askForPassword } from './password-request.ts';
import { answerOf } from './progress.ts';
import { homeKey, queryClient } from './query-client.ts';
import { endSession, whenReopened } from './session.ts';

/** The response of a call, or its refusal. */
export type DeskResult<Name extends DeskCallName> =
  | { ok: true; response: DeskResponse<Name> }
  | DeskCallFailure;

/** A call without a usable response, with the server's refusal if there is one. */
export type DeskCallFailure = CallFailure & {
  /** With status 409, the article as somebody else has saved it. */
  current?: Article | undefined;
};

export type DeskSendOptions<Name extends DeskCallName> = {
  query?: DeskQuery<Name> & Readonly<Record<string, string | number | undefined>>;
  headers?: DeskHeaders<Name> & Readonly<Record<string, string>>;
  /** Called while a long call goes on. */
  onProgress?: (progress: { done: number; total: number }) => void;
  /** The file of an upload. */
  file?: Blob;
  signal?: AbortSignal;
  /** Lets the call outlive the document, for one that is made while it is left. */
  keepalive?: boolean;
  /** Returns at once if the session has ended, instead of waiting for it. For a caller that keeps what it sends. */
  returnsIfSignedOut?: boolean;
} & (DeskRequest<Name> extends undefined ? { request?: undefined } : { request: DeskRequest<Name> }) &
  (DeskParams<Name> extends undefined
    ? { params?: undefined }
    : { params: DeskParams<Name> & Readonly<Record<string, string | number>> });

/** Milliseconds until a call without a response fails. An upload takes longer. */
const timeouts = { json: 30_000, slow: 300_000 };
/** Calls that queue a mail for each of many donors. */
const slowCalls: ReadonlySet<DeskCallName> = new Set([
  'sendUpdate',
  'retryUpdate',
  'sendStatements',
  'retryStatements',
]);

/** Calls that are made while somebody types, and change no task. */
const quietCalls: ReadonlySet<DeskCallName> = new Set([
  'openArticle',
  'saveArticle',
  'searchDonors',
  'searchGivers',
]);

/**
 * Makes a call of the desk and parses its response. Never throws: a refusal, a network failure and a response that does
 * not match are values. If the session has ended (401), it waits until the same person has signed in again and repeats
 * the call, so that nothing typed is lost. If the call needs the password again (428), it asks for it and repeats the call.
 */
export async function send<Name extends DeskCallName>(
  name: Name,
  options: DeskSendOptions<Name>,
): Promise<DeskResult<Name>> {
  const result = await whenAllowed(name, options, () => request(name, options));
  // The menu and the first page count what is left to do.
  if (result.ok && deskCalls[name].method === 'POST' && !quietCalls.has(name))
    void queryClient.invalidateQueries({ queryKey: homeKey });
  return result;
}

/** Makes a call. Repeats it after its session was opened again or its password was entered again. */
export async function whenAllowed<Success extends { ok: true }>(
  name: DeskCallName,
  options: { signal?: AbortSignal; returnsIfSignedOut?: boolean },
  make: () => Promise<Success | DeskCallFailure>,
): Promise<Success | DeskCallFailure> {
  const { access }: DeskCall = deskCalls[name];
  const result = await make();
  if (result.ok || options.signal?.aborted) return result;
  if (result.status === 401 && access !== 'public') {
    endSession();
    // Signing in is not repeated: it starts again from the password.
    if (access === 'second-factor' || access === 'enroll' || options.returnsIfSignedOut) return result;
    await whenReopened(options.signal);
    return options.signal?.aborted ? result : whenAllowed(name, options, make);
  }
  if (result.status === 428 && (await askForPassword())) return whenAllowed(name, options, make);
  return result;
}

async function request<Name extends DeskCallName>(
  name: Name,
  { request: body, params, query, headers, file, onProgress, keepalive, signal }: DeskSendOptions<Name>,
): Promise<DeskResult<Name>> {
  const { method, path } = deskCalls[name];
  const isSlow = file !== undefined || onProgress !== undefined || slowCalls.has(name);
  const timeout = AbortSignal.timeout(isSlow ? timeouts.slow : timeouts.json);
  try {
    const response = await fetch(callPath({ path }, params, query), {
      method,
      headers: {
        'Accept-Language': document.documentElement.lang,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(file && { 'Content-Type': file.type }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(file && { body: file }),
      ...(keepalive && { keepalive }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const { body: received, status } = await answerOf(response, onProgress);
    if (status !== 200) return failureOf({ status, headers: response.headers }, received);
    const parsed = parseDeskResponse(name, received);
    return parsed === undefined ? { ok: false, status } : { ok: true, response: parsed };
  } catch {
    return { ok: false, status: 0 };
  }
}

/** Returns the refusal of a response. */
export const failureOf = (
  response: Pick<Response, 'headers' | 'status'>,
  body: unknown,
): DeskCallFailure => ({
  ok: false,
  status: response.status,
  ...deskRefusal.safeParse(body).data,
  ...waitOf(response),
});

/** Returns the result of a call for a form. */
export function toResult(result: { ok: true; response: object } | DeskCallFailure): Result {
  if (!result.ok) {
    const { message, fields, retryAfter } = result;
    return { ok: false, message, fields, retryAfter };
  }
  const { response } = result;
  return 'message' in response && typeof response.message === 'string'
    ? { ok: true, message: response.message }
    : { ok: true };
}
