import { type calls, sentences } from '@hearthlight/domain';
import { answers } from '@hearthlight/words/answers';
import type * as z from 'zod/mini';

import { clockTolerance } from '../../lib/clock.ts';
import { emailKey } from '../../lib/email-key.ts';
import { digest } from '../../lib/secure-random.ts';
import { RefusedCall, refusals } from '../../platform/http/refusal.ts';
import { type Attempt, callLimits } from '../../platform/limits/limits.ts';
import { giveEarlierGifts } from '../books/give-gifts.ts';
import { codeLife, codeRequests } from './codes.ts';
import { existsFor } from './demo-accounts.ts';
import { inDonorLanguage } from './donor-language.ts';
import { noAccountMail, passwordChangedMail, recoveryMail } from './mails.ts';
import { isKnownNetwork, withNetwork } from './passwords-elsewhere.ts';
import type { AccountServices } from './services.ts';
import { liftWrongPasswords } from './sign-in.ts';

type NewPassword = z.output<typeof calls.changePassword.request>;

/** Identifies the browser across the three recovery calls. A code is valid only in the browser that requested it. */
export const recoveryCookie = {
  /** The prefix restricts the cookie to this host and to https. Browsers reject it without https. */
  name: (isSecure: boolean) => (isSecure ? '__Host-recovery' : 'recovery'),
  /** Covers the lifetime of the code and of the permission that follows it. */
  seconds: (2 * codeLife) / 1000,
} as const;

/** The client of a recovery call. */
export interface RecoveryClient {
  /** The value of the recovery cookie, if any. */
  browser: string | undefined;
  /** The client's network, see `clientNetwork`. */
  network: string;
  /** Whether the demo donor exists for the client: see `existsFor`. */
  isLocal: boolean;
}

/**
 * Mails a recovery code, or a notice if the address has no account. Status, length and timing of the response are the
 * same for both, and also when the quota is used up and no mail is sent. Returns the message for the donor and the
 * cookie's value.
 */
export async function sendResetCode(
  services: AccountServices,
  { browser: previous, isLocal, network }: RecoveryClient,
  email: string,
): Promise<{ message: string; browser: string }> {
  const { random, codes, content, database, limits, mailer } = services;
  const message = answers.checkInbox({ email });
  const key = emailKey(email);
  const found = await database
    .selectFrom('donors')
    .select(['email', 'first_name', 'language', 'network_hash'])
    .where('email_key', '=', key)
    .executeTakeFirst();
  const donor = existsFor({ isLocal }, email) ? found : undefined;
  const isKnown = isKnownNetwork(services.secret, donor?.network_hash ?? '', network);
  const attempts = attemptsFor(key, network, isKnown);
  if (!(await limits.allows(...attempts))) return { message, browser: await currentBrowser(services, previous, key) };
  const browser = random.token();
  const holder = { purpose: 'recovery', browserHash: digest(browser) } as const;
  await codes.send({ holder, emailKey: key, attempts }, (code, codeHash) =>
    mailer.send(
      donor
        ? inDonorLanguage(donor, content.foundation, () =>
            recoveryMail(content, { to: donor.email, firstName: donor.first_name, code }),
          )
        : noAccountMail(content, { to: email }),
      { codeHash },
    ),
  );
  await forget(services, previous);
  return { message, browser };
}

/**
 * The quota is per address and network, so that one network cannot use up another's. Mails to an address are also
 * limited across all networks, except the networks of the donor's last sign-ins.
 */
function attemptsFor(key: string, network: string, isKnown: boolean): Attempt[] {
  const own = codeRequests(`recovery ${key} ${network}`);
  return isKnown ? own : [...own, [callLimits.recoveryMails, `recovery ${key}`]];
}

/** Returns the browser's cookie if it has a code or a permission for the address, otherwise a new one. */
async function currentBrowser(
  { database, random }: AccountServices,
  browser: string | undefined,
  key: string,
): Promise<string> {
  const row = await database
    .selectFrom('codes')
    .select('holder')
    .where('purpose', '=', 'recovery')
    .where('holder', '=', digest(browser ?? ''))
    .where('email_key', '=', key)
    .executeTakeFirst();
  return row && browser !== undefined ? browser : random.token();
}

/** Deletes the code and the permission of a browser that received a new code. */
async function forget({ database }: AccountServices, browser: string | undefined): Promise<void> {
  await database
    .deleteFrom('codes')
    .where('purpose', '=', 'recovery')
    .where('holder', '=', digest(browser ?? ''))
    .execute();
}

/**
 * Checks the code that this browser requested. A correct code permits one password change within ten minutes. Returns
 * the message for the donor. Throws a 400 for a wrong or expired code.
 */
export async function verifyResetCode(
  services: AccountServices,
  { browser, network }: RecoveryClient,
  code: string,
): Promise<string> {
  const browserHash = digest(browser ?? '');
  await services.codes.check({ purpose: 'recovery', browserHash }, code, network);
  await services.database
    .updateTable('codes')
    .set({ verified_at: services.now() })
    .where('purpose', '=', 'recovery')
    .where('holder', '=', browserHash)
    .execute();
  return answers.chooseNewPassword;
}

/**
 * Changes the password, consumes the permission, ends every session of the account and remembers the network in one
 * transaction, then forgets the wrong passwords and notifies the donor by mail. Throws a 400 without a permission and a 404 when the account has been
 * deleted.
 */
export async function changePassword(
  services: AccountServices,
  { browser, isLocal, network }: RecoveryClient,
  { email, password }: NewPassword,
): Promise<string> {
  const { database, passwords } = services;
  const permission = { browserHash: digest(browser ?? ''), key: emailKey(email) };
  const permitted = await permissionOf(services, permission).executeTakeFirst();
  if (!permitted) throw notVerified();
  const passwordHash = await passwords.hash(password, network);
  const donor = await database.transaction().execute(async (transaction) => {
    // Lock the donor's row first, as sign-in does, to avoid a deadlock.
    const changed = await transaction
      .updateTable('donors')
      .set({ password_hash: passwordHash })
      .where('email_key', '=', permission.key)
      .returning(['id', 'email', 'first_name', 'language', 'network_hash'])
      .executeTakeFirst();
    if (!changed || !existsFor({ isLocal }, email)) throw new RefusedCall(404, sentences.accountNotFound);
    const stillPermitted = await permissionOf({ ...services, database: transaction }, permission).executeTakeFirst();
    if (!stillPermitted) throw notVerified();
    await transaction
      .deleteFrom('codes')
      .where('purpose', '=', 'recovery')
      .where('email_key', '=', permission.key)
      .execute();
    await transaction.deleteFrom('sessions').where('donor_id', '=', changed.id).execute();
    // Wrong passwords of strangers must not keep out the donor, whose code shows who it is.
    await transaction
      .updateTable('donors')
      .set({ network_hash: withNetwork(services.secret, changed.network_hash, network) })
      .where('id', '=', changed.id)
      .execute();
    return changed;
  });
  await liftWrongPasswords(services, permission.key, network);
  await giveEarlierGifts(services, { id: donor.id, emailKey: permission.key });
  // The password stays changed even if the notification cannot be sent.
  await notifyOfNewPassword(services, donor);
  return answers.passwordChanged;
}

const notVerified = () => new RefusedCall(400, refusals.codeNotVerified, { attempt: { event: 'code-failed' } });

async function notifyOfNewPassword(
  { content, logError, mailer }: AccountServices,
  donor: { email: string; first_name: string; language: string | null },
): Promise<void> {
  const mail = inDonorLanguage(donor, content.foundation, () =>
    passwordChangedMail(content, { to: donor.email, firstName: donor.first_name }),
  );
  await mailer.send(mail).catch(logError);
}

/** Selects the browser's unexpired permission to change the password of an address. */
function permissionOf({ database, now }: AccountServices, permission: { browserHash: string; key: string }) {
  return database
    .selectFrom('codes')
    .select('holder')
    .where('purpose', '=', 'recovery')
    .where('holder', '=', permission.browserHash)
    .where('email_key', '=', permission.key)
    .where('verified_at', '>', now() - codeLife)
    .where('verified_at', '<=', now() + clockTolerance);
}
