import * as z from 'zod/mini';

import * as rules from '../desk/rules.ts';
import { newPasswordTwice, samePasswords } from '../forms.ts';
import * as publicRules from '../rules.ts';
import { staffCalls } from './desk-calls.ts';

/** The forms of the desk, whose rules are those of the calls that they make. */

export const deskSignInForm = staffCalls.deskSignIn.request;
export type DeskSignInEntry = z.output<typeof deskSignInForm>;

export const confirmPasswordForm = staffCalls.confirmPassword.request;

/** A code of the authenticator app. */
export const totpForm = z.object({ code: rules.totpCode });

/** A recovery code. */
export const recoveryForm = z.object({ code: rules.recoveryCode });

/** The entries of a new person. */
export const welcomeForm = z
  .object({ name: rules.staffName, email: publicRules.email, ...newPasswordTwice })
  .check(samePasswords);
export type WelcomeEntry = z.output<typeof welcomeForm>;

/** The reason of an action. */
export const reasonForm = z.object({ reason: rules.reason });

/** The entries of an action that cannot be undone: the password, and sometimes a reason. */
export const irreversibleForm = z.object({
  ...confirmPasswordForm.shape,
  reason: z.optional(rules.reason),
});

/** An invitation with its role. A link to copy is always shown, so that a host without mail works too. */
export const inviteForm = staffCalls.inviteStaff.request;
export type Invitation = z.output<typeof inviteForm>;
