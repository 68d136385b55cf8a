import { type calls, sentences } from '@hearthlight/domain';
import type * as z from 'zod/mini';

import { RefusedCall, refusals } from '../http/refusal.ts';
import { noAccountLetter, passwordChangedLetter, recoveryLetter } from '../mail/letters.ts';
import { digest } from './chance.ts';
import { codeLife, codeRefusal } from './codes.ts';
import { type AccountServices, emailKey } from './services.ts';

type NewPassword = z.output<typeof calls.changePassword.request>;

/**
 * The three calls of recovery carry an address, then only a code, then an address and a password. They are tied
 * together by a cookie that names the browser; the code of an address is checked for that browser alone.
 */
export const recoveryCookie = {
  name: 'recovery',
  /** Long enough to read the mail and then to think of a password. */
  seconds: (2 * codeLife) / 1000,
} as const;

/**
 * Mails a code, or where there is no account a mail that says so: status, bytes and time are the same for both.
 * Answers the cookie's value with the note.
 */
export async function sendResetCode(
  services: AccountServices,
  email: string,
): Promise<{ message: string; browser: string }> {
  const { chance, codes, database, mailer } = services;
  const key = emailKey(email);
  const browser = chance.token();
  const donor = await database
    .selectFrom('donors')
    .select(['email', 'first_name'])
    .where('email_key', '=', key)
    .executeTakeFirst();
  await codes.send({ purpose: 'recovery', emailKey: key, browserHash: digest(browser) }, (code) =>
    mailer.send(
      donor
        ? recoveryLetter({ to: donor.email, firstName: donor.first_name, code })
        : noAccountLetter({ to: email }),
    ),
  );
  return { message: `If ${email} belongs to an account, a five-digit code is on its way to it.`, browser };
}

/** Checks the code for the address of this browser's recovery; a good one allows one change for ten minutes. */
export async function verifyResetCode(
  services: AccountServices,
  browser: string | undefined,
  code: string,
): Promise<string> {
  if (browser === undefined) throw codeRefusal(refusals.codeSpent);
  const browserHash = digest(browser);
  await services.codes.check({ purpose: 'recovery', browserHash }, code);
  await services.database
    .updateTable('codes')
    .set({ verified_at: services.now() })
    .where('browser_hash', '=', browserHash)
    .execute();
  return 'Thank you, the code is right; please choose a new password.';
}

/** Sets the password, spends the grant and ends every session of the account, all at once or not at all. */
export async function changePassword(
  services: AccountServices,
  browser: string | undefined,
  { email, password }: NewPassword,
): Promise<string> {
  const { database, mailer, note, passwords } = services;
  const grant = { browserHash: digest(browser ?? ''), key: emailKey(email) };
  const allowed = await grantOf(services, grant).executeTakeFirst();
  if (browser === undefined || !allowed) throw new RefusedCall(400, refusals.recoveryNotVerified);
  const passwordHash = await passwords.hash(password);
  const donor = await database.transaction().execute(async (transaction) => {
    const spent = await transaction
      .deleteFrom('codes')
      .where('browser_hash', 'in', grantOf({ ...services, database: transaction }, grant))
      .returning('email_key')
      .executeTakeFirst();
    if (!spent) throw new RefusedCall(400, refusals.recoveryNotVerified);
    const changed = await transaction
      .updateTable('donors')
      .set({ password_hash: passwordHash })
      .where('email_key', '=', grant.key)
      .returning(['id', 'email', 'first_name'])
      .executeTakeFirst();
    if (!changed) throw new RefusedCall(404, sentences.accountNotFound);
    await transaction.deleteFrom('sessions').where('donor_id', '=', changed.id).execute();
    return changed;
  });
  // The password is changed, whether or not the mail that tells of it can be sent.
  await mailer.send(passwordChangedLetter({ to: donor.email, firstName: donor.first_name })).catch(note);
  return 'Your password is changed; please sign in with the new one.';
}

/** The browser's leave to change the password of this very address, while it is fresh. */
function grantOf({ database, now }: AccountServices, grant: { browserHash: string; key: string }) {
  return database
    .selectFrom('codes')
    .select('browser_hash')
    .where('purpose', '=', 'recovery')
    .where('browser_hash', '=', grant.browserHash)
    .where('email_key', '=', grant.key)
    .where('verified_at', '>', now() - codeLife);
}
