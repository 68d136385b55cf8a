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
    summary: 'Returns how far this browser is signed in, and as whom.',
    response: deskSession,
  },
  deskSignIn: {
    method: 'POST',
    path: '/desk/api/sign-in/',
    access: 'public',
    inMaintenance: true,
    summary: 'Verifies the password. The second factor follows, except for a role that needs none.',
    request: z.object({ email: publicRules.email, password: publicRules.currentPassword }),
    response: deskSession,
  },
  passkeySignInOptions: {
    method: 'POST',
    path: '/desk/api/sign-in/passkey-options/',
    access: 'second-factor',
    inMaintenance: true,
    summary: 'Returns the options of `navigator.credentials.get`.',
    request: nothing,
    response: z.object({ options: passkeyJson }),
  },
  deskSecondFactor: {
    method: 'POST',
    path: '/desk/api/sign-in/second-factor/',
    access: 'second-factor',
    inMaintenance: true,
    summary: 'Verifies the second factor and opens the session.',
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
    summary: 'Ends this browser’s session, if it has one.',
    request: nothing,
    response: deskSession,
  },
  confirmPassword: {
    method: 'POST',
    path: '/desk/api/confirm-password/',
    access: 'staff',
    inMaintenance: true,
    summary: 'Verifies the password again, which calls that give access or copy data need, for five minutes.',
    request: z.object({ password: publicRules.currentPassword }),
    response: z.object({ confirmed_until: instant }),
  },
  readStaffLink: {
    method: 'POST',
    path: '/desk/api/link/',
    access: 'public',
    summary:
      'Returns for whom a link is. The token is in the fragment of its address, so that no log has it.',
    request: z.object({ token }),
    response: staffLink,
  },
  acceptStaffLink: {
    method: 'POST',
    path: '/desk/api/link/accept/',
    access: 'public',
    summary: 'Sets name and password. The second factor follows, and uses up the link.',
    request: z.object({
      token,
      name: rules.staffName,
      /** Only for the first owner, whose link has no address. */
      email: z.optional(publicRules.email),
      password: publicRules.newPassword,
    }),
    response: deskSession,
  },
  startTotp: {
    method: 'POST',
    path: '/desk/api/factors/totp/start/',
    access: 'enroll',
    summary: 'Returns a secret for an authenticator app. It is kept once a code confirms it.',
    request: nothing,
    response: z.object({ secret: z.string(), uri: z.string() }),
  },
  finishTotp: {
    method: 'POST',
    path: '/desk/api/factors/totp/',
    access: 'enroll',
    summary:
      'Keeps the authenticator app if its code is correct. The first factor comes with ten recovery codes.',
    request: z.object({ code: rules.totpCode }),
    response: z.object({ recovery_codes: z.nullable(z.array(z.string())) }),
  },
  startPasskey: {
    method: 'POST',
    path: '/desk/api/factors/passkey/start/',
    access: 'enroll',
    summary: 'Returns the options of `navigator.credentials.create`.',
    request: nothing,
    response: z.object({ options: passkeyJson }),
  },
  finishPasskey: {
    method: 'POST',
    path: '/desk/api/factors/passkey/',
    access: 'enroll',
    summary: 'Keeps a new passkey. The first factor comes with ten recovery codes.',
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
    summary: 'Returns one’s own sessions and second factors.',
    response: account,
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/desk/api/account/sign-out-everywhere/',
    access: 'staff',
    summary: 'Ends all of one’s sessions, this one included.',
    request: nothing,
    response: deskSession,
  },
  changeOwnPassword: {
    method: 'POST',
    path: '/desk/api/account/password/',
    access: 'staff',
    confirmed: 'recently',
    summary: 'Sets another password and ends one’s other sessions.',
    request: z.object({ password: publicRules.newPassword }),
    response: message,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/desk/api/account/recovery-codes/',
    access: 'staff',
    confirmed: 'each-time',
    summary: 'Replaces the recovery codes with ten new ones.',
    request: withPassword,
    response: z.object({ recovery_codes: z.array(z.string()) }),
  },
  keepRecoveryCodes: {
    method: 'POST',
    path: '/desk/api/account/recovery-codes/kept/',
    access: 'staff',
    summary: 'Records that the person has kept the recovery codes.',
    request: nothing,
    response: deskSession,
  },
  removePasskey: {
    method: 'POST',
    path: '/desk/api/account/passkeys/{id}/remove/',
    access: 'staff',
    confirmed: 'each-time',
    summary: 'Removes one of one’s passkeys, unless it is the only second factor and the role needs one.',
    params: withId,
    request: withPassword,
    response: account,
  },
  staffList: {
    method: 'GET',
    path: '/desk/api/staff/',
    access: 'staff.manage',
    summary: 'Returns all staff and invited people.',
    response: z.object({ staff: z.array(staffMember) }),
  },
  inviteStaff: {
    method: 'POST',
    path: '/desk/api/staff/',
    access: 'staff.manage',
    confirmed: 'recently',
    summary:
      'Invites a person by a link to copy, and by mail if asked to. `is_mailed` is false without a mail server, and until it has accepted the mail.',
    request: z.object({ email: publicRules.email, role: rules.role, send_mail: z.boolean() }),
    response: z.object({ member: staffMember, link: z.string(), is_mailed: z.boolean() }),
  },
  renewStaffLink: {
    method: 'POST',
    path: '/desk/api/staff/{id}/link/',
    access: 'staff.manage',
    confirmed: 'each-time',
    summary:
      'Replaces a person’s link. For an active person it also removes password, second factors and sessions.',
    params: withId,
    request: z.object({ ...password, send_mail: z.boolean() }),
    response: z.object({ member: staffMember, link: z.string(), is_mailed: z.boolean() }),
  },
  changeStaffRole: {
    method: 'POST',
    path: '/desk/api/staff/{id}/role/',
    access: 'staff.manage',
    confirmed: 'recently',
    summary: 'Changes a role and ends the person’s sessions and invitation. Refused for the last owner.',
    params: withId,
    request: z.object({ role: rules.role }),
    response: staffMember,
  },
  removeStaff: {
    method: 'POST',
    path: '/desk/api/staff/{id}/remove/',
    access: 'staff.manage',
    confirmed: 'each-time',
    summary: 'Removes a person and ends the sessions. Refused for the last owner.',
    params: withId,
    request: withPassword,
    response: message,
  },
  activityList: {
    method: 'GET',
    path: '/desk/api/activity/',
    access: 'activity.read',
    summary:
      'Returns changes, the newest first, those of the command line included. Days are those of the foundation.',
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
