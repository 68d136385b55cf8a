import {
  callPath,
  calls,
  refusal,
  totalCountHeader,
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

/** A call without a usable response. `message` and `fields` are the server's refusal. */
export interface CallFailure {
  ok: false;
  /** The HTTP status; 2xx if the body does not match the call's schema, 0 if there was no response. */
  status: number;
  message?: string;
  fields?: Record<string, string>;
  /** Seconds to wait before the next request, on a 429. */
  retryAfter?: number;
}

export type SendOptions<Name extends CallName> = (CallRequest<Name> extends undefined
  ? { request?: undefined }
  : { request: CallRequest<Name> }) &
  (CallParams<Name> extends undefined
    ? { params?: undefined }
    : { params: CallParams<Name> & Readonly<Record<string, string | number>> }) & {
    query?: CallQuery<Name>;
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
    const response = await fetch(backendOrigin + callPath({ path }, params) + queryText(query), {
      method,
      // A cookie links the calls of password recovery (decision 0013).
      credentials: backendOrigin === '' ? 'same-origin' : 'include',
      headers: {
        ...(isOfDonor && { Authorization: `Bearer ${token}` }),
        ...(request !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(request !== undefined && { body: JSON.stringify(request) }),
      signal: limit.signal,
    });
    if (response.status === 401 && isOfDonor) expireSession(token);
    const body: unknown = await response.json().catch(() => undefined);
    return response.ok ? parseResponse(name, response, body) : parseFailure(response, body);
  } catch {
    return { ok: false, status: 0 };
  } finally {
    clearTimeout(timer);
    abort();
  }
}

/** The calls, typed so that the response schema of a generic `Name` can be used. */
type Schemas = {
  [Name in CallName]: {
    response: {
      safeParse: (body: unknown) => { success: true; data: CallResponse<Name> } | { success: false };
    };
  };
};

/** Returns the part of an address after its path: empty, or `?` and the parameters. */
function queryText(query: Readonly<Record<string, unknown>> | undefined): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

function parseResponse<Name extends CallName>(
  name: Name,
  { status, headers }: Response,
  body: unknown,
): CallResult<Name> {
  const schemas: Schemas = calls;
  const parsed = schemas[name].response.safeParse(body);
  if (!parsed.success) return { ok: false, status };
  const total = Number(headers.get(totalCountHeader) ?? Number.NaN);
  return { ok: true, response: parsed.data, ...(Number.isInteger(total) && { total }) };
}

function parseFailure({ status, headers }: Response, body: unknown): CallFailure {
  const { data } = refusal.safeParse(body);
  const retryAfter = status === 429 ? Number(headers.get('retry-after')) : 0;
  return {
    ok: false,
    status,
    ...(data && { message: data.message, ...(data.fields && { fields: data.fields }) }),
    ...(retryAfter > 0 && { retryAfter }),
  };
}
