import {
  type Call,
  callPath,
  type HeadersOf,
  type ParamsOf,
  type QueryOf,
  type RequestOf,
  waitOf,
} from '@hearthlight/domain/call';
import type * as z from 'zod/mini';

/** The request of a call: the parts that its row has, and its timeout. */
export type CallOptions<C> = {
  query?: QueryOf<C> & Readonly<Record<string, string | number | undefined>>;
  headers?: HeadersOf<C> & Readonly<Record<string, string>>;
  /** The file of an upload. */
  file?: Blob;
  signal?: AbortSignal;
  /** Lets the call outlive the document, for one that is made while it is left. */
  keepalive?: boolean;
} & (RequestOf<C> extends undefined ? { request?: undefined } : { request: RequestOf<C> }) &
  (ParamsOf<C> extends undefined
    ? { params?: undefined }
    : { params: ParamsOf<C> & Readonly<Record<string, string | number>> });

/** The same without the types of a row. */
interface Sent {
  query?: Readonly<Record<string, string | number | undefined>> | undefined;
  params?: Readonly<Record<string, string | number>> | undefined;
  request?: object | undefined;
  signal?: AbortSignal | undefined;
}

/** A usable response. */
export interface CallSuccess<Response> {
  ok: true;
  response: Response;
  headers: Headers;
}

/** A call without a usable response. */
export interface FailedCall {
  ok: false;
  /** The HTTP status; 2xx if the body does not match the row, 0 if there was no response. */
  status: number;
  /** Seconds to wait, which the refusal of too many attempts names. */
  retryAfter?: number;
  /** The body of the server's error response. */
  body?: unknown;
}

/** How an app makes its calls. */
export interface Connection {
  /** Milliseconds after which a call without a complete response fails. */
  timeout: number;
  /** Empty for the site's own origin, or another backend's address without a trailing slash. */
  origin?: string;
  /** Headers beside those of every call. */
  headers?: Readonly<Record<string, string | undefined>> | undefined;
  /** Another body than JSON, or what else a request has. */
  init?: RequestInit | undefined;
  /** Reads status and body of a response; as JSON if it is left out. */
  read?: (response: Response) => Promise<{ status: number; body: unknown }>;
}

/** Reads a response as JSON. A body that is none is undefined. */
export const readJson = async (response: Response): Promise<{ status: number; body: unknown }> => ({
  status: response.status,
  body: await response.json().catch(() => undefined),
});

/**
 * Makes a call and parses its response by the schema of its row. Never throws: a refusal, a network failure, a timeout
 * and a response that does not match are values.
 */
export async function makeCall<Response>(
  { method, path, response: schema }: Pick<Call, 'method' | 'path'> & { response: z.ZodMiniType<Response> },
  { params, query, request, signal }: Sent,
  { headers, init, origin = '', read = readJson, timeout }: Connection,
): Promise<CallSuccess<Response> | FailedCall> {
  // Older browsers have no `AbortSignal.any`.
  const limit = new AbortController();
  const abort = () => limit.abort();
  const timer = setTimeout(abort, timeout);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    const received = await fetch(origin + callPath({ path }, params, query), {
      method,
      // A cookie links the calls of password recovery (decision 0013). Browsers send it to their own origin.
      ...(origin && { credentials: 'include' as const }),
      headers: {
        'Accept-Language': document.documentElement.lang,
        ...(request && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: request ? JSON.stringify(request) : null,
      ...init,
      signal: limit.signal,
    });
    const { body, status } = await read(received);
    const { headers: sent } = received;
    if (status < 200 || status > 299) return { ok: false, status, body, ...waitOf({ status, headers: sent }) };
    const { data } = schema.safeParse(body);
    return data === undefined ? { ok: false, status } : { ok: true, response: data, headers: sent };
  } catch {
    return { ok: false, status: 0 };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
