import { currentLanguage } from '@hearthlight/words/current-language';

import { emailKey } from '../../lib/email-key.ts';
import { incorrectSignIn, RefusedCall } from '../../platform/http/refusal.ts';
import { byNetwork } from '../../platform/limits/client-network.ts';
import { type Attempt, callLimits, LimitExceeded } from '../../platform/limits/limits.ts';
import { existsFor } from './demo-accounts.ts';
import { donorPasswords, triesElsewhere, warnOfGuesses, withNetwork } from './passwords-elsewhere.ts';
import type { AccountServices } from './services.ts';
import type { Tokens } from './sessions.ts';

export interface SignInAttempt {
  email: string;
  password: string;
  /** The client's network, see `clientNetwork`. */
  network: string;
  userAgent: string;
  /** Whether the demo donor exists for the client: see `existsFor`. */
  isLocal: boolean;
}

/** A donor with a verified password, and the hash it matched. */
interface VerifiedDonor {
  donorId: number;
  passwordHash: string;
  /** The networks of the last sign-ins, as the column has them. */
  networks: string;
}

/** Maximum length of a stored user agent, in characters. Browsers send 100 to 200. */
const maxUserAgent = 500;

/**
 * Opens a session. Throws a 401 for an unknown address or a wrong password; both take the same time. Attempts are
 * counted before they are made, so that simultaneous attempts cannot exceed a limit. A success is given back to the
 * failure limits, an error to all limits.
 */
export async function signIn(services: AccountServices, attempt: SignInAttempt): Promise<Tokens> {
  const { limits } = services;
  const account = accountOf(emailKey(attempt.email), attempt.network);
  const all: Attempt[] = [
    [callLimits.allSignInsByAccount, account],
    ...byNetwork(callLimits.allSignInsByNetwork, attempt.network),
  ];
  const failures: Attempt[] = [
    [callLimits.signInByAccount, account],
    ...byNetwork(callLimits.signInByNetwork, attempt.network),
    ...(await triesElsewhere(services, donorPasswords, attempt)),
  ];
  await limits.count(...failures, ...all).catch(async (error: unknown) => {
    if (error instanceof LimitExceeded) await warnOfGuesses(services, donorPasswords, attempt.email, error);
    throw error;
  });
  try {
    const verified = await verify(services, attempt);
    const tokens = verified && (await openSession(services, verified, attempt));
    if (!tokens) throw incorrectSignIn();
    await limits.giveBack(...failures);
    return tokens;
  } catch (error) {
    const isFailure = error instanceof RefusedCall && error.status === 401;
    if (!isFailure) await limits.giveBack(...failures, ...all);
    throw error;
  }
}

/** Returns the subject of the limits of an account on one network. */
const accountOf = (key: string, network: string) => `${key} ${network}`;

/**
 * Forgets the wrong passwords of an account from a network, for its owner who has just set a new one there. Those that
 * count for all accounts of the network stay: whoever owns an account could otherwise guess the passwords of others
 * without end.
 */
export const liftWrongPasswords = ({ limits }: Pick<AccountServices, 'limits'>, key: string, network: string) =>
  limits.lift([callLimits.signInByAccount, accountOf(key, network)]);

async function verify(
  { database, passwords }: AccountServices,
  { email, password, ...client }: SignInAttempt,
): Promise<VerifiedDonor | undefined> {
  const found = await database
    .selectFrom('donors')
    .select(['id', 'password_hash', 'network_hash'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  const donor = existsFor(client, email) ? found : undefined;
  // An address that was corrected has no password until a code has verified it.
  const matches = await passwords.verify(donor?.password_hash || undefined, password, client.network);
  return donor && matches
    ? { donorId: donor.id, passwordHash: donor.password_hash, networks: donor.network_hash }
    : undefined;
}

/**
 * Opens a session and records the sign-in. Returns `undefined` if the donor was deleted or the password changed after
 * it was verified. The update locks the donor's row, so a concurrent password change waits and then ends the new
 * session.
 */
async function openSession(
  { database, now, secret, sessions }: AccountServices,
  { donorId, networks, passwordHash }: VerifiedDonor,
  { network, userAgent }: SignInAttempt,
): Promise<Tokens | undefined> {
  return database.transaction().execute(async (transaction) => {
    const donor = await transaction
      .updateTable('donors')
      .set({
        last_login_at: now(),
        user_agent: userAgent.slice(0, maxUserAgent),
        network_hash: withNetwork(secret, networks, network),
        language: currentLanguage(),
      })
      .where('id', '=', donorId)
      .where('password_hash', '=', passwordHash)
      .returning('id')
      .executeTakeFirst();
    return donor && sessions.open(transaction, donor.id);
  });
}
