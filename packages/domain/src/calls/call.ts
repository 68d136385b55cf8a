import * as z from 'zod/mini';

import type { Permission } from '../staff/roles.ts';
import type { Result } from './result.ts';

/**
 * The callers of a call. `donor` calls send `Authorization: Bearer <access token>`. The other kinds are those of the
 * desk, whose session is a cookie: `second-factor` is a session whose password was verified, `enroll` a new person's
 * session or an open one with a confirmed password, `staff` any open session, and a permission an open session of a
 * role that has it.
 */
export type Access = 'public' | 'donor' | 'second-factor' | 'enroll' | 'staff' | Permission;

/**
 * How a call of the desk is confirmed, which depends on what it does. A call that can be undone, or does no harm, is
 * not.
 *
 * - `each-time`: it cannot be undone. Its request carries the password, and the desk asks for it in the dialog that
 *   names the object and says what will happen.
 * - `recently`: it can be undone, but gives access or copies data. The password must have been entered within the last
 *   five minutes; otherwise the response is 428.
 */
type Confirmation =
  | { confirmed?: 'recently'; request?: z.ZodMiniType<object> }
  | { confirmed: 'each-time'; request: z.ZodMiniType<{ password: string }> };

/** The files that a call accepts. */
export interface Upload {
  /** Their media types. */
  types: readonly string[];
  /** The most bytes of one. */
  bytes: number;
  /** The sentence for a file of another type. */
  wrongType: () => string;
  /** The sentence for a larger file. */
  tooLarge: () => string;
}

/**
 * A call between a browser and the server (`specification §7`). The server declares its routes from these rows;
 * browsers build requests and parse responses with them.
 */
export type Call = Confirmation & {
  method: 'GET' | 'POST';
  /**
   * The status of a response to too many attempts, if it is not 429: one whose sentence the page shows by
   * `specification §8`, so that a person reads how long to wait.
   */
  throttled?: 400 | 401;
  /** Parameters are written as `{name}`. */
  path: string;
  access: Access;
  /** Answered in maintenance mode although it is a `POST`: signing in, reading, and what ends the maintenance. */
  inMaintenance?: true;
  params?: z.ZodMiniObject;
  /** Optional parameters after the `?`. */
  query?: z.ZodMiniObject;
  /** The body is a file instead of JSON. */
  upload?: Upload;
  /** Headers, for what must not be in an address, which proxies and browsers keep. */
  headers?: z.ZodMiniObject;
  /** The response is a file of this media type instead of JSON. */
  download?: string;
  /** The call may take long: the response is lines of JSON, first about the progress, last the result. */
  progress?: true;
  response: z.ZodMiniType;
};

/** A call of the desk. Donors make none. */
export type DeskCall = Call & { access: Exclude<Access, 'donor'> };

/** Request body of a call; `undefined` for a call without one. */
export type RequestOf<C> = C extends { request: infer Schema extends z.ZodMiniType } ? z.input<Schema> : undefined;
/** Path parameters of a call; `undefined` for a path without any. */
export type ParamsOf<C> = C extends { params: infer Schema extends z.ZodMiniObject } ? z.output<Schema> : undefined;
/** Parameters after the `?` of a call, all optional; `undefined` for a call without any. */
export type QueryOf<C> = C extends { query: infer Schema extends z.ZodMiniObject }
  ? Partial<z.output<Schema>>
  : undefined;
/** Headers of a call, all optional; `undefined` for a call without any. */
export type HeadersOf<C> = C extends { headers: infer Schema extends z.ZodMiniObject }
  ? Partial<z.input<Schema>>
  : undefined;
/** Response body of a call that succeeds. */
export type ResponseOf<C extends Pick<Call, 'response'>> = z.output<C['response']>;

/** Body of every error response: one sentence, and one for each invalid field. */
export const refusal = z.object({
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type Refusal = z.output<typeof refusal>;

/** A call without a usable response, with the server's refusal if there is one. */
export type CallFailure = Extract<Result, { ok: false }> & {
  /** The HTTP status; 2xx if the body does not match the call's schema, 0 if there was no response. */
  status: number;
};

/** Returns the seconds to wait that the refusal of too many attempts names, as part of a failure. */
export function waitOf(response: { status: number; headers: { get: (name: string) => string | null } }): {
  retryAfter?: number;
} {
  const retryAfter = response.status < 500 ? Number(response.headers.get('retry-after')) : 0;
  return retryAfter > 0 ? { retryAfter } : {};
}

/**
 * Returns the address of a call: its path with its parameters, and those after the `?` that have a value, all
 * percent-encoded. A lone surrogate becomes U+FFFD.
 */
export function callPath(
  call: Pick<Call, 'path'>,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '').toWellFormed()),
  );
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return given.length > 0 ? `${path}?${given.join('&')}` : path;
}
