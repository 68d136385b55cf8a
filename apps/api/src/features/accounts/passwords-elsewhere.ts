import type { Services } from '../../actions/services.ts';
import { emailKey } from '../../lib/email-key.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { keyedDigest } from '../../lib/secure-random.ts';
import { type Attempt, callLimits, type Limit, type LimitExceeded } from '../../platform/limits/limits.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { inDonorLanguage } from './donor-language.ts';
import { wrongPasswordsMail } from './mails.ts';

/** How the donors or the staff limit the wrong passwords from all networks together. */
export interface PasswordsElsewhere {
  limit: Limit;
  /** The limit of the mails that warn of them. */
  warnings: Limit;
  /** Returns the networks of the last sign-ins, as the column has them. Empty without an account. */
  networks: (services: Services, key: string) => Promise<string>;
  /** Queues a mail that warns the holder of an account, if there is one. Sign-ins are refused until an ISO time. */
  warn: (services: Services, key: string, until: string) => Promise<void>;
}

/** Number of networks that are remembered: home, office, phone and some more. */
export const maxKnownNetworks = 5;

/** Returns whether a network is one of the last sign-ins, as the column has them. */
export const isKnownNetwork = (secret: string, known: string, network: string): boolean =>
  known.split(' ').includes(keyedDigest(secret, network));

/** Returns the known networks after a sign-in from `network`. */
export const withNetwork = (secret: string, known: string, network: string): string =>
  [...new Set([keyedDigest(secret, network), ...known.split(' ')])].slice(0, maxKnownNetworks).join(' ').trimEnd();

/**
 * Returns the attempts of a password that count for all networks together, except those of the last sign-ins. An
 * address without an account has them too, so that the response does not show whether it has one.
 */
export async function triesElsewhere(
  services: Services,
  { limit, networks }: PasswordsElsewhere,
  { email, network }: { email: string; network: string },
): Promise<Attempt[]> {
  const key = emailKey(email);
  const known = await networks(services, key);
  return isKnownNetwork(services.secret, known, network) ? [] : [[limit, key]];
}

/**
 * Warns by mail, once a day, when wrong passwords have used up the tries from all networks except those of the last
 * sign-ins. Counts an address without an account alike, and waits for no mail server, so that the time of the response
 * does not show whether it has one.
 */
export async function warnOfGuesses(
  services: Services,
  { limit, warn, warnings }: PasswordsElsewhere,
  email: string,
  exceeded: LimitExceeded,
): Promise<void> {
  if (exceeded.limit !== limit.name) return;
  const key = emailKey(email);
  if (!(await services.limits.allows([warnings, key]))) return;
  await warn(services, key, isoInstant(services.now() + exceeded.retryAfter * 1000));
}

/** The limit of the donors' passwords. */
export const donorPasswords: PasswordsElsewhere = {
  limit: callLimits.signInElsewhere,
  warnings: callLimits.guessWarning,
  async networks({ database }, key) {
    const donor = await database
      .selectFrom('donors')
      .select('network_hash')
      .where('email_key', '=', key)
      .executeTakeFirst();
    return donor?.network_hash ?? '';
  },
  async warn({ database, languages, mailing, now }, key, until) {
    const donor = await database
      .selectFrom('donors')
      .select(['email', 'first_name', 'language'])
      .where('email_key', '=', key)
      // An address that was corrected has no password to guess.
      .where('password_hash', '!=', '')
      .executeTakeFirst();
    if (!donor) return;
    const { content, kinds, secret } = mailing();
    const mail = inDonorLanguage(donor, { languages }, () =>
      wrongPasswordsMail(content, { to: donor.email, firstName: donor.first_name }, until),
    );
    await queueMails(database, [{ mail }], { kinds, now: now(), secret });
  },
};
