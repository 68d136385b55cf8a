import {
  callPath,
  calls,
  refusal,
  sentences,
  type CallAnswer,
  type CallName,
  type CallParams,
  type CallRequest,
  type Refusal,
} from '@hearthlight/domain';
import type { FormResult } from '@hearthlight/ui';

import { expireSession, getSession } from '../session/session.ts';

/** How a call ended. `status` is 0 when no answer came, or one that is not of the call's schema. */
export type CallResult<Name extends CallName> = { ok: true; answer: CallAnswer<Name> } | Failed;

export interface Failed {
  ok: false;
  status: number;
  refusal?: Refusal;
  /** After how many seconds asking again makes sense, where the server says so. */
  retryAfter?: number;
}

type Sent<Name extends CallName> = (CallRequest<Name> extends undefined
  ? { request?: undefined }
  : { request: CallRequest<Name> }) &
  (CallParams<Name> extends undefined
    ? { params?: undefined }
    : { params: CallParams<Name> & Readonly<Record<string, string | number>> }) & {
    signal?: AbortSignal;
    /** Used instead of the session's token, by the call that follows logging out. */
    token?: string;
  };

/** Where the calls go: this site, or another backend, written with or without a slash at its end. */
const origin = (import.meta.env['VITE_API_URL'] ?? '').replace(/\/+$/, '');

/**
 * Makes one of the calls of `spec §7` and reads its answer by its schema. Never throws: a refusal, a lost
 * network and an answer of the wrong shape are values. A 401 of a donor's call ends the session.
 */
export async function send<Name extends CallName>(name: Name, sent: Sent<Name>): Promise<CallResult<Name>> {
  const call = calls[name];
  const token = call.access === 'donor' ? (sent.token ?? openToken()) : undefined;
  if (call.access === 'donor' && token === undefined) return { ok: false, status: 401 };
  try {
    const response = await fetch(origin + callPath(call, sent.params), {
      method: call.method,
      // The recovery calls are tied together by a cookie (`docs/decisions`, accounts).
      credentials: origin === '' ? 'same-origin' : 'include',
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(sent.request !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(sent.request !== undefined && { body: JSON.stringify(sent.request) }),
      ...(sent.signal && { signal: sent.signal }),
    });
    if (response.status === 401 && token !== undefined) expireSession(token);
    const body: unknown = await response.json().catch(() => undefined);
    return response.ok ? readAnswer(name, body) : readRefusal(response, body);
  } catch {
    return { ok: false, status: 0 };
  }
}

function openToken(): string | undefined {
  const session = getSession();
  return session.status === 'open' ? session.token : undefined;
}

/** The calls once more, each with the reader of its own answer. */
const readers: {
  [Name in CallName]: {
    answer: { safeParse: (body: unknown) => { success: true; data: CallAnswer<Name> } | { success: false } };
  };
} = calls;

function readAnswer<Name extends CallName>(name: Name, body: unknown): CallResult<Name> {
  const read = readers[name].answer.safeParse(body);
  return read.success ? { ok: true, answer: read.data } : { ok: false, status: 0 };
}

function readRefusal({ status, headers }: Response, body: unknown): Failed {
  const read = refusal.safeParse(body);
  const retryAfter = Number(headers.get('retry-after'));
  return {
    ok: false,
    status,
    ...(read.success && { refusal: read.data }),
    ...(retryAfter > 0 && { retryAfter }),
  };
}

/**
 * A failed call as a form understands it: the server's sentence for the statuses that `spec §8` names, the
 * generic one for all others. `rename` gives a field of the wire the form's name.
 */
export function refused(
  result: { status: number; refusal?: Refusal },
  statuses: readonly number[],
  rename: Readonly<Record<string, string>> = {},
): FormResult {
  if (!result.refusal || !statuses.includes(result.status)) return { ok: false, message: sentences.generic };
  const { message, fields } = result.refusal;
  const named = Object.entries(fields ?? {}).map(([field, sentence]) => [rename[field] ?? field, sentence]);
  return { ok: false, message, ...(fields && { fields: Object.fromEntries(named) }) };
}
