import * as z from 'zod/mini';

import type { Call } from '../calls/call.ts';
import { day, instant } from '../calls/fields.ts';
import { after, message, next, nothing, password, withId, withPassword } from '../desk/call-parts.ts';
import * as rules from '../desk/rules.ts';
import * as publicRules from '../rules.ts';
import { account, activityEntry, deskSession, staffLink, staffMember } from './desk-entities.ts';

/** A JSON value of the browser's passkey interface, which the server's library checks. */
const passkeyJson = z.record(z.string(), z.unknown());
const token = z.string().check(z.maxLength(100));

/** The calls of the desk on staff. */
export const staffCalls = {
  deskSession: {
    method: 'GET',
    path: '/desk/api/session/',
    access: 'public',
    response: deskSession,
  },
  /** The second factor follows, except for a role that needs none. */
  deskSignIn: {
    method: 'POST',
    path: '/desk/api/sign-in/',
    access: 'public',
    inMaintenance: true,
    request: z.object({ email: publicRules.email, password: publicRules.currentPassword }),
    response: deskSession,
  },
  passkeySignInOptions: {
    method: 'POST',
    path: '/desk/api/sign-in/passkey-options/',
    access: 'second-factor',
    inMaintenance: true,
    request: nothing,
    response: z.object({ options: passkeyJson }),
  },
  deskSecondFactor: {
    method: 'POST',
    path: '/desk/api/sign-in/second-factor/',
    access: 'second-factor',
    inMaintenance: true,
    request: z.discriminatedUnion('factor', [
      z.object({ factor: z.literal('totp'), code: rules.totpCode }),
      z.object({ factor: z.literal('recovery'), code: rules.recoveryCode }),
      z.object({ factor: z.literal('passkey'), credential: passkeyJson }),
    ]),
    response: deskSession,
  },
  deskSignOut: {
    method: 'POST',
    path: '/desk/api/sign-out/',
    access: 'public',
    inMaintenance: true,
    request: nothing,
    response: deskSession,
  },
  /** Verifies the password again, which calls that give access or copy data need, for five minutes. */
  confirmPassword: {
    method: 'POST',
    path: '/desk/api/confirm-password/',
    access: 'staff',
    inMaintenance: true,
    request: z.object({ password: publicRules.currentPassword }),
    response: z.object({ confirmed_until: instant }),
  },
  /** The token is in the fragment of its address, so that no log has it. */
  readStaffLink: {
    method: 'POST',
    path: '/desk/api/link/',
    access: 'public',
    request: z.object({ token }),
    response: staffLink,
  },
  /** The second factor follows, and uses up the link. */
  acceptStaffLink: {
    method: 'POST',
    path: '/desk/api/link/accept/',
    access: 'public',
    request: z.object({
      token,
      name: rules.staffName,
      /** Only for the first owner, whose link has no address. */
      email: z.optional(publicRules.email),
      password: publicRules.newPassword,
    }),
    response: deskSession,
  },
  /** It is kept once a code confirms it. */
  startTotp: {
    method: 'POST',
    path: '/desk/api/factors/totp/start/',
    access: 'enroll',
    request: nothing,
    response: z.object({ secret: z.string(), uri: z.string() }),
  },
  /** The first factor comes with ten recovery codes. */
  finishTotp: {
    method: 'POST',
    path: '/desk/api/factors/totp/',
    access: 'enroll',
    request: z.object({ code: rules.totpCode }),
    response: z.object({ recovery_codes: z.nullable(z.array(z.string())) }),
  },
  startPasskey: {
    method: 'POST',
    path: '/desk/api/factors/passkey/start/',
    access: 'enroll',
    request: nothing,
    response: z.object({ options: passkeyJson }),
  },
  /** The first factor comes with ten recovery codes. */
  finishPasskey: {
    method: 'POST',
    path: '/desk/api/factors/passkey/',
    access: 'enroll',
    request: z.object({
      label: z.string().check(z.trim(), z.maxLength(rules.deskLimits.passkeyLabel)),
      credential: passkeyJson,
    }),
    response: z.object({ recovery_codes: z.nullable(z.array(z.string())) }),
  },
  deskAccount: {
    method: 'GET',
    path: '/desk/api/account/',
    access: 'staff',
    response: account,
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/desk/api/account/sign-out-everywhere/',
    access: 'staff',
    request: nothing,
    response: deskSession,
  },
  /** Sets another password and ends one’s other sessions. */
  changeOwnPassword: {
    method: 'POST',
    path: '/desk/api/account/password/',
    access: 'staff',
    confirmed: 'recently',
    request: z.object({ password: publicRules.newPassword }),
    response: message,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/desk/api/account/recovery-codes/',
    access: 'staff',
    confirmed: 'each-time',
    request: withPassword,
    response: z.object({ recovery_codes: z.array(z.string()) }),
  },
  keepRecoveryCodes: {
    method: 'POST',
    path: '/desk/api/account/recovery-codes/kept/',
    access: 'staff',
    request: nothing,
    response: deskSession,
  },
  /** Removes one of one’s passkeys, unless it is the only second factor and the role needs one. */
  removePasskey: {
    method: 'POST',
    path: '/desk/api/account/passkeys/{id}/remove/',
    access: 'staff',
    confirmed: 'each-time',
    params: withId,
    request: withPassword,
    response: account,
  },
  staffList: {
    method: 'GET',
    path: '/desk/api/staff/',
    access: 'staff.manage',
    response: z.object({ staff: z.array(staffMember) }),
  },
  /** `is_mailed` is false without a mail server, and until it has accepted the mail. */
  inviteStaff: {
    method: 'POST',
    path: '/desk/api/staff/',
    access: 'staff.manage',
    confirmed: 'recently',
    request: z.object({ email: publicRules.email, role: rules.role, send_mail: z.boolean() }),
    response: z.object({ member: staffMember, link: z.string(), is_mailed: z.boolean() }),
  },
  /** Replaces a person’s link. For an active person it also removes password, second factors and sessions. */
  renewStaffLink: {
    method: 'POST',
    path: '/desk/api/staff/{id}/link/',
    access: 'staff.manage',
    confirmed: 'each-time',
    params: withId,
    request: z.object({ ...password, send_mail: z.boolean() }),
    response: z.object({ member: staffMember, link: z.string(), is_mailed: z.boolean() }),
  },
  /** Changes a role and ends the person’s sessions and invitation. Refused for the last owner. */
  changeStaffRole: {
    method: 'POST',
    path: '/desk/api/staff/{id}/role/',
    access: 'staff.manage',
    confirmed: 'recently',
    params: withId,
    request: z.object({ role: rules.role }),
    response: staffMember,
  },
  /** Refused for the last owner. */
  removeStaff: {
    method: 'POST',
    path: '/desk/api/staff/{id}/remove/',
    access: 'staff.manage',
    confirmed: 'each-time',
    params: withId,
    request: withPassword,
    response: message,
  },
  /** Days are those of the foundation. */
  activityList: {
    method: 'GET',
    path: '/desk/api/activity/',
    access: 'activity.read',
    query: z.object({
      actor: z.optional(z.string()),
      /** The first word of an action, such as `news`. */
      kind: z.optional(z.string()),
      from: z.optional(day),
      to: z.optional(day),
      after,
    }),
    response: z.object({ entries: z.array(activityEntry), actors: z.array(z.string()), next }),
  },
} as const satisfies Record<string, Call>;
