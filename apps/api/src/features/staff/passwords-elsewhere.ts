import type { Services } from '../../actions/services.ts';
import { emailKey } from '../../lib/email-key.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { type Attempt, callLimits, type LimitExceeded } from '../../platform/limits/limits.ts';
import { isKnownNetwork, knownNetworks } from './known-networks.ts';
import { wrongPasswordsMail } from './mails.ts';
import { queueForStaff } from './tell-of-change.ts';

const elsewhere = callLimits.staffPasswordsElsewhere;

/**
 * Returns the attempts of a password that count for all networks together, except those of the person's last sign-ins. An
 * address without an account has them too, so that the response does not show whether it has one.
 */
export async function triesElsewhere(
  { database, secret }: Services,
  email: string,
  network: string,
): Promise<Attempt[]> {
  const key = emailKey(email);
  const known = await knownNetworks(database, { email_key: key });
  return isKnownNetwork(secret, known, network) ? [] : [[elsewhere, key]];
}

/**
 * Warns a person by mail, once a day, when wrong passwords have used up the tries from all networks except those of the last
 * sign-ins. Counts an address without an account alike, and waits for no mail server, so that the time of the response does
 * not show whether it has one.
 */
export async function warnOfGuesses(
  services: Services,
  email: string,
  { limit, retryAfter }: LimitExceeded,
): Promise<void> {
  if (limit !== elsewhere.name) return;
  const { database, limits, now } = services;
  const key = emailKey(email);
  if (!(await limits.allows([callLimits.staffGuessWarning, key]))) return;
  const person = await database
    .selectFrom('staff')
    .select('id')
    .where('email_key', '=', key)
    // Whoever has not joined yet has no password to guess.
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  if (!person) return;
  const until = isoInstant(now() + retryAfter * 1000);
  await queueForStaff(services, person.id, (content, to) => wrongPasswordsMail(content, to, until));
}
