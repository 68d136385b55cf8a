import type * as z from 'zod/mini';

import type { Permission } from '../staff/roles.ts';

/**
 * Who may make a call of the desk. `second-factor`: a session whose password was verified. `enroll`: a new person's
 * session, or an open one with a confirmed password. `staff`: any open session. Otherwise an open session of a role with
 * the permission.
 */
export type DeskAccess = 'public' | 'second-factor' | 'enroll' | 'staff' | Permission;

/**
 * How a call is confirmed, which depends on what it does. A call that can be undone, or does no harm, is not.
 *
 * - `each-time`: it cannot be undone. Its request carries the password, and the desk asks for it in the dialog that names
 *   the object and says what will happen.
 * - `recently`: it can be undone, but gives access or copies data. The password must have been entered within the last
 *   five minutes; otherwise the response is 428.
 */
type Confirmation =
  | { confirmed?: 'recently'; request?: z.ZodMiniType<object> }
  | { confirmed: 'each-time'; request: z.ZodMiniType<{ password: string }> };

/** A call between the desk and the server. The session is a cookie; every `POST` must come from the desk's own origin. */
export type DeskCall = Confirmation & {
  method: 'GET' | 'POST';
  /** Parameters are written as `{name}`. */
  path: string;
  access: DeskAccess;
  /** Answered in maintenance mode although it is a `POST`: signing in, and what ends the maintenance. */
  inMaintenance?: true;
  params?: z.ZodMiniObject;
  /** Optional parameters after the `?`. */
  query?: z.ZodMiniObject;
  /** The body is a file of one of these media types instead of JSON. */
  upload?: readonly string[];
  /** Headers, for what must not be in an address, which proxies and browsers keep. */
  headers?: z.ZodMiniObject;
  /** The response is a file of this media type instead of JSON. */
  download?: string;
  /** The call may take long: the response is lines of JSON, first about the progress, last the result. */
  progress?: true;
  response: z.ZodMiniType;
  /** One sentence for the documentation of the calls. */
  summary: string;
};
