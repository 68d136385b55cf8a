import {
  sentences,
  type AccountDetails,
  type CodeEntry,
  type NewPassword,
  type RecoveryEmail,
  type SignInEntry,
  type Result,
} from '@hearthlight/domain';

import { rememberEmail } from '../session/remembered-email.ts';
import { openSession } from '../session/session.ts';
import { send } from './send.ts';
import { toResult } from './to-result.ts';

/**
 * The calls behind the account forms, with the sentences of specification §8. Pages load this module when a form is
 * sent, to keep it out of the first view.
 */

/**
 * The statuses whose sentence is shown when a sign-up code is sent again. The specification does not cover sending
 * again; a 429 says the time to wait.
 */
const resendShown = [400, 429, 503];

const person = ({ email, firstname, lastname }: AccountDetails) => ({
  email,
  first_name: firstname,
  last_name: lastname,
});

/** Sign-up, step 1: succeeds if the address is available and a code has been sent (specification §4). */
export async function checkDetails(details: AccountDetails): Promise<Result> {
  const existence = await send('registrationDetailExistence', { request: { email: details.email } });
  if (!existence.ok) return toResult(existence, [429]);
  if (existence.response.email === 'Non-available') return { ok: false, fields: { email: sentences.emailTaken } };
  return toResult(await send('sendEmailVerificationCode', { request: person(details) }), [429]);
}

export async function resendSignUpCode(details: AccountDetails): Promise<Result> {
  return toResult(await send('sendEmailVerificationCode', { request: person(details) }), resendShown);
}

/** Sign-up, step 2. */
export async function verifyAndSignUp({ code, ...details }: AccountDetails & CodeEntry): Promise<Result> {
  const request = { ...person(details), code, password: details.password };
  return toResult(await send('verifyCodeAndSignUp', { request }), [400]);
}

/** Opens the session. The page then redirects, as it does for a donor who is already signed in. */
export async function signIn({ remember, ...entry }: SignInEntry): Promise<Result> {
  const result = await send('signIn', { request: entry });
  if (!result.ok) return toResult(result, [400, 401]);
  if (remember) rememberEmail(entry.email);
  openSession(result.response);
  return { ok: true };
}

/** Recovery, step 1: 'Non-available' means that the account exists (specification §7). */
export async function findAndSendResetCode({ email }: RecoveryEmail): Promise<Result> {
  const existence = await send('registrationDetailExistence', { request: { email } });
  if (!existence.ok) return toResult(existence, [429]);
  if (existence.response.email === 'Available') return { ok: false, fields: { email: sentences.accountNotFound } };
  return toResult(await send('sendPasswordResetCode', { request: { email } }), [400, 503]);
}

export async function resendResetCode({ email }: RecoveryEmail): Promise<Result> {
  return toResult(await send('sendPasswordResetCode', { request: { email } }), [400, 503]);
}

/** Recovery, step 2. */
export async function verifyResetCode({ code }: CodeEntry): Promise<Result> {
  return toResult(await send('verifyPasswordResetCode', { request: { code } }), [400]);
}

/** Recovery, step 3. */
export async function changePassword({ email, password }: RecoveryEmail & NewPassword): Promise<Result> {
  return toResult(await send('changePassword', { request: { email, password } }), [400, 404]);
}
