import * as z from 'zod/mini';

import { newPasswordTwice, samePasswords } from '../forms.ts';
import * as publicRules from '../rules.ts';
import { deskCalls } from './calls.ts';
import * as rules from './rules.ts';

/** The forms of the desk, whose rules are those of the calls that they make. */

export const deskSignInForm = deskCalls.deskSignIn.request;
export type DeskSignInEntry = z.output<typeof deskSignInForm>;

export const confirmPasswordForm = deskCalls.confirmPassword.request;

/** A code of the authenticator app. */
export const totpForm = z.object({ code: rules.totpCode });
/** A recovery code. */
export const recoveryForm = z.object({ code: rules.recoveryCode });

/** What a new person enters. */
export const welcomeForm = z
  .object({ name: rules.staffName, email: publicRules.email, ...newPasswordTwice })
  .check(samePasswords);
export type WelcomeEntry = z.output<typeof welcomeForm>;

/** Where a test mail is sent. */
export const testMailForm = deskCalls.sendTestMail.request;
export type TestMailEntry = z.output<typeof testMailForm>;

/** Who is invited as what. A link to copy is always shown, so that a host without mail works too. */
export const inviteForm = deskCalls.inviteStaff.request;
export type Invitation = z.output<typeof inviteForm>;

/** The title of a new article. */
export const newArticleForm = deskCalls.createArticle.request;
export type NewArticle = z.output<typeof newArticleForm>;
