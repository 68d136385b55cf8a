import type { Role } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import { existsFor } from '../accounts/demo-accounts.ts';
import { emailKey } from '../accounts/email-key.ts';
import type { Database } from '../database/schema.ts';
import { incorrectSignIn, RefusedCall } from '../http/refusal.ts';
import { byNetwork } from '../limits/client-network.ts';
import { callLimits } from '../limits/limits.ts';
import type { StaffClient, StaffServices } from './staff-services.ts';
import { createSession, factorsOf, stageAfterPassword, type StaffSession } from './staff-sessions.ts';

interface VerifiedStaff {
  id: number;
  passwordHash: string;
  role: Role;
}

/**
 * Verifies the password and opens a session: one that only the second factor completes, or an open one for a role that
 * needs none. Returns its cookie. Throws a 401 for an unknown address or a wrong password; both take the same time.
 */
export async function signInStaff(
  services: StaffServices,
  { email, password, ...client }: StaffClient & { email: string; password: string },
): Promise<string> {
  const { limits } = services;
  const account = `${emailKey(email)} ${client.network}`;
  const attempts = [
    [callLimits.staffSignInByAccount, account],
    ...byNetwork(callLimits.staffSignInByNetwork, client.network),
  ] as const;
  // Counted before the work, so that simultaneous attempts cannot exceed a limit.
  await limits.count(...attempts);
  try {
    const verified = await verifyPassword(services, { ...client, email, password });
    const cookie = verified && (await openAfterPassword(services, verified, client));
    if (cookie === undefined) throw incorrectSignIn();
    await limits.giveBack(...attempts);
    return cookie;
  } catch (error) {
    const isFailure = error instanceof RefusedCall && error.status === 401;
    if (!isFailure) await limits.giveBack(...attempts);
    throw error;
  }
}

async function verifyPassword(
  { database, passwords }: StaffServices,
  { email, password, ...client }: StaffClient & { email: string; password: string },
): Promise<VerifiedStaff | undefined> {
  const row = await database
    .selectFrom('staff')
    .select(['id', 'password_hash', 'role'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  const found = existsFor(client, email) ? row : undefined;
  const hash = found?.password_hash ?? undefined;
  const matches = await passwords.verify(hash, password, client.network);
  return found && hash !== undefined && matches
    ? { id: found.id, passwordHash: hash, role: found.role }
    : undefined;
}

/**
 * Opens the session that follows a correct password. Returns `undefined` if the person was removed or the password
 * changed meanwhile. Throws a 403 if the role needs a second factor and the person has none: only a new link sets one
 * up, because a stolen password must not.
 */
async function openAfterPassword(
  { database, now, random }: StaffServices,
  { id, passwordHash, role }: VerifiedStaff,
  { userAgent }: StaffClient,
): Promise<string | undefined> {
  const at = now();
  return database.transaction().execute(async (transaction) => {
    const person = await lockVerified(transaction, { id, passwordHash, role });
    if (!person) return undefined;
    const stage = stageAfterPassword(role, await factorsOf(transaction, id));
    if (stage === undefined)
      throw new RefusedCall(403, words.needsFactor, { attempt: { event: 'sign-in-failed' } });
    if (stage === 'open') await recordSignIn(transaction, id, at);
    return createSession(transaction, { now: at, random }, { staffId: id, stage, userAgent });
  });
}

/** Locks a person's row if it still has this password and role. */
const lockVerified = (transaction: Database, { id, passwordHash, role }: VerifiedStaff) =>
  transaction
    .updateTable('staff')
    .set((eb) => ({ last_sign_in_at: eb.ref('last_sign_in_at') }))
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('role', '=', role)
    .returning('id')
    .executeTakeFirst();

/** Records a completed sign-in. Locks the person's row. Returns whether the person exists. */
export async function recordSignIn(transaction: Database, id: number, at: number): Promise<boolean> {
  const row = await transaction
    .updateTable('staff')
    .set({ last_sign_in_at: at })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Verifies the password of a signed-in person. Throws a 400 when it is wrong. */
export async function verifyOwnPassword(
  { database, limits, passwords }: StaffServices,
  { staff }: StaffSession,
  { network, password }: { network: string; password: string },
): Promise<void> {
  const attempt = [callLimits.staffPasswordAgain, String(staff.id)] as const;
  await limits.count(attempt);
  const row = await database
    .selectFrom('staff')
    .select('password_hash')
    .where('id', '=', staff.id)
    .executeTakeFirst();
  if (!(await passwords.verify(row?.password_hash ?? undefined, password, network))) {
    throw new RefusedCall(400, words.incorrectPassword, {
      fields: { password: words.incorrectPassword },
      attempt: { event: 'password-failed' },
    });
  }
  await limits.giveBack(attempt);
}
