import * as z from 'zod/mini';

import { instant } from '../calls/fields.ts';
import { roles } from './roles.ts';

const role = z.enum(roles);

/** A second factor with which a person can complete signing in. */
export const factor = z.enum(['passkey', 'totp', 'recovery']);
export type Factor = z.output<typeof factor>;

/** The signed-in staff member. */
export const me = z.object({ id: z.number(), name: z.string(), email: z.string(), role });
export type Me = z.output<typeof me>;

/**
 * How far a browser is in signing in. `second-factor`: the password was correct. `enroll`: a new person must set up a
 * second factor. Only `open` may call anything else.
 */
export const deskSession = z.discriminatedUnion('state', [
  z.object({ state: z.literal('signed-out') }),
  z.object({ state: z.literal('second-factor'), factors: z.array(factor) }),
  z.object({ state: z.literal('enroll'), email: z.string(), role }),
  z.object({
    state: z.literal('open'),
    me,
    /** Until when calls that need the password again are accepted. */
    confirmed_until: z.nullable(instant),
    /** When the session ends, however active it is. */
    expires_at: instant,
    /** `false` until the person confirms having kept the recovery codes. */
    keeps_codes: z.boolean(),
    /** `false` if the person has a second factor, but no recovery code left. */
    has_codes: z.boolean(),
    /** Whether mails are kept on the server, because no mail server is set up. */
    keeps_mails: z.boolean(),
  }),
]);
export type DeskSession = z.output<typeof deskSession>;

/** One of a person's open sessions. */
export const ownSession = z.object({
  id: z.string(),
  created_at: instant,
  last_seen_at: instant,
  user_agent: z.string(),
  is_current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

/** A person's own sessions and second factors. */
export const account = z.object({
  me,
  sessions: z.array(ownSession),
  has_totp: z.boolean(),
  passkeys: z.array(z.object({ id: z.number(), label: z.string(), created_at: instant })),
  recovery_codes_left: z.number(),
  /** `false` until the person confirms having kept them. */
  keeps_codes: z.boolean(),
});
export type Account = z.output<typeof account>;

/** A staff member, or an invited person. */
export const staffMember = z.object({
  id: z.number(),
  /** Empty until the invitation is accepted. */
  name: z.string(),
  email: z.string(),
  role,
  state: z.enum(['active', 'invited']),
  has_second_factor: z.boolean(),
  last_sign_in_at: z.nullable(instant),
  /** The end of the current link, if there is one. */
  link_expires_at: z.nullable(instant),
});
export type StaffMember = z.output<typeof staffMember>;

/** For whom a link is: an invitation, or the way back in after a reset. */
export const staffLink = z.object({
  /** `null` for the first owner, who enters it. */
  email: z.nullable(z.string()),
  /** Empty for a new person. */
  name: z.string(),
  role,
});
export type StaffLink = z.output<typeof staffLink>;

/** A change in the activity log, made in the desk or on the command line. */
export const activityEntry = z.object({
  id: z.number(),
  at: instant,
  /** The staff member's name, or the operator's user name on the command line. */
  actor: z.string(),
  source: z.enum(['desk', 'command line']),
  /** Such as `news publish`. */
  action: z.string(),
  /** Such as `news 12`. */
  subject: z.string(),
  detail: z.string(),
  /** The name of the file that an entry about an import is about. */
  file: z.optional(z.string()),
  /** The changed fields. Empty for entries of earlier versions and for changes without fields. */
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
});
export type ActivityEntry = z.output<typeof activityEntry>;
