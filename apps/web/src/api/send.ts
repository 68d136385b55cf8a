import {
  callPath,
  calls,
  parseResponse,
  refusal,
  totalCountHeader,
  waitOf,
  type CallFailure,
  type CallName,
  type CallParams,
  type CallQuery,
  type CallRequest,
  type CallResponse,
} from '@hearthlight/domain/calls';

import { expireSession, getSession, tokenOf } from '../session/session.ts';
import { backendOrigin, callTimeout } from './backend.ts';

export type CallResult<Name extends CallName> = CallSuccess<Name> | CallFailure;

/** A usable response. */
export interface CallSuccess<Name extends CallName> {
  ok: true;
  response: CallResponse<Name>;
  /** How many entries the whole list has, where the response carries one page of it. */
  total?: number;
}

export type SendOptions<Name extends CallName> = (CallRequest<Name> extends undefined
  ? { request?: undefined }
  : { request: CallRequest<Name> }) &
  (CallParams<Name> extends undefined
    ? { params?: undefined }
    : { params: CallParams<Name> & Readonly<Record<string, string | number>> }) & {
    query?: CallQuery<Name> & Readonly<Record<string, string | number | undefined>>;
    signal?: AbortSignal;
    /** Overrides the session's token; used to sign out after the session is closed. */
    token?: string;
  };

/**
 * Makes one of the calls of specification §7 and parses the response by its schema. Never throws: a refusal, a network
 * failure and a response that does not match are values. A 401 on a call that needs a session ends the session.
 */
export async function send<Name extends CallName>(
  name: Name,
  { request, params, query, signal, token = tokenOf(getSession()) }: SendOptions<Name>,
): Promise<CallResult<Name>> {
  const { access, method, path } = calls[name];
  const isOfDonor = access === 'donor';
  if (isOfDonor && token === '') return { ok: false, status: 401 };
  // Older browsers have no `AbortSignal.any`.
  const limit = new AbortController();
  const abort = () => limit.abort();
  const timer = setTimeout(abort, callTimeout);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { signal: limit.signal });
  try {
    const response = await fetch(backendOrigin + callPath({ path }, params, query), {
      method,
      // A cookie links the calls of password recovery (decision 0013).
      credentials: backendOrigin === '' ? 'same-origin' : 'include',
      headers: {
        'Accept-Language': document.documentElement.lang,
        ...(isOfDonor && { Authorization: `Bearer ${token}` }),
        ...(request !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(request !== undefined && { body: JSON.stringify(request) }),
      signal: limit.signal,
    });
    if (response.status === 401 && isOfDonor) expireSession(token);
    const body: unknown = await response.json().catch(() => undefined);
    return response.ok ? successOf(name, response, body) : failureOf(response, body);
  } catch {
    return { ok: false, status: 0 };
  } finally {
    clearTimeout(timer);
    abort();
  }
}

function successOf<Name extends CallName>(
  name: Name,
  { status, headers }: Response,
  body: unknown,
): CallResult<Name> {
  const response = parseResponse(name, body);
  if (response === undefined) return { ok: false, status };
  const total = Number(headers.get(totalCountHeader) ?? Number.NaN);
  return { ok: true, response, ...(Number.isInteger(total) && { total }) };
}

const failureOf = (response: Response, body: unknown): CallFailure => ({
  ok: false,
  status: response.status,
  ...refusal.safeParse(body).data,
  ...waitOf(response),
});
