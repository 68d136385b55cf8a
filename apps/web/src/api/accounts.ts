import {
  sentences,
  type AccountDetails,
  type CodeEntry,
  type NewPassword,
  type RecoveryEmail,
  type SignInEntry,
} from '@hearthlight/domain';
import type { CodeRequestResult, FormResult } from '@hearthlight/ui';

import { rememberEmail } from '../session/remembered-email.ts';
import { openSession } from '../session/session.ts';
import { refused, send, type CallResult } from './send.ts';

/**
 * What the forms of the accounts ask of the server, in the sentences of `spec §8`. Pages load this when a form is
 * sent, so that they appear without it.
 */

/**
 * 'Send a new code' is not in the specification: it says what the server says, so that waiting makes sense, and
 * who asked too often learns how long to wait.
 */
function toldOfCode(result: CallResult<'sendPasswordResetCode'>): CodeRequestResult {
  const answer = told(result, [400, 429, 503]);
  return !result.ok && result.status === 429 ? { ...answer, retryAfterSeconds: result.retryAfter } : answer;
}

const person = ({ email, firstname, lastname }: AccountDetails) => ({
  email,
  first_name: firstname,
  last_name: lastname,
});

function told(result: CallResult<'changePassword'>, statuses: readonly number[]): FormResult {
  return result.ok ? { ok: true, message: result.answer.message } : refused(result, statuses);
}

/** Sign-up, step 1: goes on only when the address is free and a code has been sent (`spec §4`). */
export async function checkDetails(details: AccountDetails): Promise<FormResult> {
  const existence = await send('registrationDetailExistence', { request: { email: details.email } });
  if (!existence.ok) return refused(existence, []);
  if (existence.answer.email === 'Non-available')
    return { ok: false, fields: { email: sentences.emailTaken } };
  return told(await send('sendEmailVerificationCode', { request: person(details) }), []);
}

export async function resendSignUpCode(details: AccountDetails): Promise<CodeRequestResult> {
  return toldOfCode(await send('sendEmailVerificationCode', { request: person(details) }));
}

/** Sign-up, step 2. */
export async function verifyAndSignUp({ code, ...details }: AccountDetails & CodeEntry): Promise<FormResult> {
  const request = { ...person(details), code, password: details.password };
  return told(await send('verifyCodeAndSignUp', { request }), [400]);
}

/** Opens the session; the page then moves on by itself, as it does for whoever has one already. */
export async function signIn({
  remember,
  ...entry
}: SignInEntry & { remember: boolean }): Promise<FormResult> {
  const result = await send('signIn', { request: entry });
  if (!result.ok) return refused(result, [400, 401]);
  if (remember) rememberEmail(entry.email);
  openSession(result.answer);
  return { ok: true };
}

/** Recovery, step 1: 'Non-available' means that the account exists (`spec §7`). */
export async function findAndSendResetCode({ email }: RecoveryEmail): Promise<FormResult> {
  const existence = await send('registrationDetailExistence', { request: { email } });
  if (!existence.ok) return refused(existence, []);
  if (existence.answer.email === 'Available')
    return { ok: false, fields: { email: sentences.accountNotFound } };
  return told(await send('sendPasswordResetCode', { request: { email } }), [400, 503]);
}

export async function resendResetCode({ email }: RecoveryEmail): Promise<CodeRequestResult> {
  return toldOfCode(await send('sendPasswordResetCode', { request: { email } }));
}

/** Recovery, step 2. */
export async function verifyResetCode({ code }: CodeEntry): Promise<FormResult> {
  return told(await send('verifyPasswordResetCode', { request: { code } }), [400]);
}

/** Recovery, step 3. */
export async function changePassword({ email, password }: RecoveryEmail & NewPassword): Promise<FormResult> {
  return told(await send('changePassword', { request: { email, password } }), [400, 404]);
}
