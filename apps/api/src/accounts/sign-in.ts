import { callLimits } from '../http/limits.ts';
import { RefusedCall, refusals } from '../http/refusal.ts';
import { type AccountServices, emailKey } from './services.ts';
import type { Tokens } from './sessions.ts';

export interface SignInAttempt {
  email: string;
  password: string;
  /** Of the client, as limits count it. */
  network: string;
  userAgent: string;
}

/** Browsers tell of themselves in some hundred letters; more is somebody playing. */
const longestUserAgent = 500;

/**
 * Opens a session, or says that address and password do not belong together, in the same time for every address.
 * Only failures stay counted, yet each try is counted before it is made, so that many at once are no way around.
 */
export async function signIn(services: AccountServices, attempt: SignInAttempt): Promise<Tokens> {
  const { limits, sessions } = services;
  const tries = [
    [callLimits.signInOfAccount, `${emailKey(attempt.email)} ${attempt.network}`],
    [callLimits.signInOfAddress, attempt.network],
  ] as const;
  await limits.count(...tries);
  const outcome = await verified(services, attempt).catch((error: unknown) => ({ error }));
  if (outcome === undefined) throw new RefusedCall(401, refusals.signInWrong);
  await limits.giveBack(...tries);
  if ('error' in outcome) throw outcome.error;
  await noteSignIn(services, outcome.donorId, attempt.userAgent);
  return sessions.open(outcome.donorId);
}

async function verified(
  { database, passwords }: AccountServices,
  { email, password }: SignInAttempt,
): Promise<{ donorId: number } | undefined> {
  const donor = await database
    .selectFrom('donors')
    .select(['id', 'password_hash'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  const matches = await passwords.verify(donor?.password_hash, password);
  return donor && matches ? { donorId: donor.id } : undefined;
}

async function noteSignIn(
  { database, now }: AccountServices,
  donorId: number,
  userAgent: string,
): Promise<void> {
  await database
    .updateTable('donors')
    .set({ last_login_at: now(), user_agent: userAgent.slice(0, longestUserAgent) })
    .where('id', '=', donorId)
    .execute();
}
