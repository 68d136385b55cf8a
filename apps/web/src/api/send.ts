import {
  sentences,
  type CallResponse,
  type CallName,
  type CallParams,
  type CallQuery,
  type CallRequest,
  type Result,
} from '@hearthlight/domain';
import { whenOnline } from '@hearthlight/ui';

import { expireSession, getSession } from '../session/session.ts';
import { backendOrigin, limitTime } from './backend.ts';

export type CallResult<Name extends CallName> = CallSuccess<Name> | CallFailure;

/** A usable response. */
interface CallSuccess<Name extends CallName> {
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

type SendOptions<Name extends CallName> = (CallRequest<Name> extends undefined
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

/** The rows of all calls. Making their rules takes a slow phone a while, so that they are loaded after the page. */
const loadCalls = () => whenOnline(() => import('@hearthlight/domain/calls'));

type Calls = Awaited<ReturnType<typeof loadCalls>>;

/**
 * Makes one of the calls of specification §7 and parses the response by its schema. Never throws: a refusal, a network
 * failure and a response that does not match are values. A 401 on a call that needs a session ends the session.
 */
export async function send<Name extends CallName>(
  name: Name,
  options: SendOptions<Name>,
): Promise<CallResult<Name>> {
  const ofSession = options.token ?? sessionToken();
  const limit = limitTime(options.signal);
  try {
    const rows = await until(limit.signal, loadCalls());
    const call = rows.calls[name];
    const token = call.access === 'donor' ? ofSession : undefined;
    if (call.access === 'donor' && token === undefined) return { ok: false, status: 401 };
    const response = await fetch(
      backendOrigin + rows.callPath(call, options.params) + queryText(options.query),
      {
        method: call.method,
        // A cookie links the calls of password recovery (decision 0013).
        credentials: backendOrigin === '' ? 'same-origin' : 'include',
        headers: {
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(options.request !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(options.request !== undefined && { body: JSON.stringify(options.request) }),
        signal: limit.signal,
      },
    );
    if (response.status === 401 && token !== undefined) expireSession(token);
    const body: unknown = await response.json().catch(() => undefined);
    return response.ok ? parseResponse(rows, name, response, body) : parseFailure(rows, response, body);
  } catch {
    return { ok: false, status: 0 };
  } finally {
    limit.end();
  }
}

/** Rejects when the signal aborts, because code that is being loaded cannot be aborted. */
function until<Value>(signal: AbortSignal, value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
    value.then(resolve, reject);
  });
}

function sessionToken(): string | undefined {
  const session = getSession();
  return session.status === 'open' ? session.token : undefined;
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
  { calls, totalCountHeader }: Calls,
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

function parseFailure({ refusal }: Calls, { status, headers }: Response, body: unknown): CallFailure {
  const { data } = refusal.safeParse(body);
  const retryAfter = status === 429 ? Number(headers.get('retry-after')) : 0;
  return {
    ok: false,
    status,
    ...(data && { message: data.message, ...(data.fields && { fields: data.fields }) }),
    ...(retryAfter > 0 && { retryAfter }),
  };
}

/**
 * The result that a form shows. A failed call shows the server's sentence for the statuses in `shown`, which
 * specification §8 lists, and the generic sentence for all others.
 */
export function toResult(
  result: { ok: true; response: { message: string } } | CallFailure,
  shown: readonly number[],
): Result {
  if (result.ok) return { ok: true, message: result.response.message };
  const { status, message, fields, retryAfter } = result;
  if (message === undefined || !shown.includes(status)) return { ok: false, message: sentences.generic };
  return { ok: false, message, ...(fields && { fields }), ...(retryAfter && { retryAfter }) };
}
