import type { Role } from '@hearthlight/domain/desk';
import { currentLanguage } from '@hearthlight/words/current-language';
import { staff as words } from '@hearthlight/words/staff';

import type { Services } from '../../actions/services.ts';
import type { Database } from '../../database/schema.ts';
import { emailKey } from '../../lib/email-key.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { incorrectSignIn, RefusedCall } from '../../platform/http/refusal.ts';
import type { StaffSession } from '../../platform/http/staff-session.ts';
import { byNetwork } from '../../platform/limits/client-network.ts';
import { type Attempt, callLimits, type Limit, LimitExceeded } from '../../platform/limits/limits.ts';
import { existsFor } from '../accounts/demo-accounts.ts';
import { isKnownNetwork, triesElsewhere, warnOfGuesses, withNetwork } from '../accounts/passwords-elsewhere.ts';
import { hasOwner } from './has-owner.ts';
import { newNetworkMail } from './mails.ts';
import { staffPasswords } from './passwords-elsewhere.ts';
import { recordAccess, recordRefused } from './record-access.ts';
import type { StaffClient } from './staff-client.ts';
import { createSession, factorsOf, stageAfterPassword } from './staff-sessions.ts';
import { queueForStaff } from './tell-of-change.ts';

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
  services: Services,
  { email, password, ...client }: StaffClient & { email: string; password: string },
): Promise<string> {
  const { limits } = services;
  const account = `${emailKey(email)} ${client.network}`;
  const all: Attempt[] = [
    [inDesk(callLimits.allSignInsByAccount), `staff ${account}`],
    ...byNetwork(inDesk(callLimits.allSignInsByNetwork), client.network),
  ];
  const failures: Attempt[] = [
    [callLimits.staffSignInByAccount, account],
    ...byNetwork(callLimits.staffSignInByNetwork, client.network),
    ...(await triesElsewhere(services, staffPasswords, { email, ...client })),
  ];
  // Counted before the work, so that simultaneous attempts cannot exceed a limit.
  await limits.count(...failures, ...all).catch(async (error: unknown) => {
    if (error instanceof LimitExceeded) await warnOfGuesses(services, staffPasswords, email, error);
    throw error;
  });
  try {
    const verified = await verifyPassword(services, { ...client, email, password });
    const cookie = verified && (await openAfterPassword(services, verified, client));
    if (cookie === undefined) throw incorrectSignIn();
    await limits.giveBack(...failures);
    return cookie;
  } catch (error) {
    const isFailure = error instanceof RefusedCall && error.status === 401;
    if (isFailure) await recordWrongPassword(services, email);
    else await limits.giveBack(...failures, ...all);
    throw error;
  }
}

/** A limit that donors have too, with the sentence of the desk. */
const inDesk = (limit: Limit): Limit => ({ ...limit, sentence: () => words.manySignIns });

/** Records a wrong password of somebody who has an account. */
async function recordWrongPassword({ database, now }: Services, email: string): Promise<void> {
  const person = await database
    .selectFrom('staff')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  if (person) await recordRefused(database, now(), person.id, 'access password-refused');
}

async function verifyPassword(
  { database, passwords }: Services,
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
  return found && hash !== undefined && matches ? { id: found.id, passwordHash: hash, role: found.role } : undefined;
}

/**
 * Opens the session that follows a correct password. Returns `undefined` if the person was removed or the password
 * changed meanwhile. Throws a 403 if the role needs a second factor and the person has none: only a new link sets one
 * up, because a stolen password must not.
 */
async function openAfterPassword(
  services: Services,
  { id, passwordHash, role }: VerifiedStaff,
  client: StaffClient,
): Promise<string | undefined> {
  return services.database.transaction().execute(async (transaction) => {
    const person = await lockVerified(transaction, { id, passwordHash, role });
    if (!person) return undefined;
    const stage = stageAfterPassword(role, await factorsOf(transaction, id));
    if (stage === undefined) {
      const sentence = (await hasOwner(transaction)) ? words.needsFactor : words.needsFactorFirst;
      throw new RefusedCall(403, sentence, { attempt: { event: 'sign-in-failed', staff: id } });
    }
    if (stage === 'open') await recordSignIn(transaction, services, id, client);
    return createSession(transaction, services, { staffId: id, stage, ...client });
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

type SignInServices = Pick<Services, 'languages' | 'mailing' | 'now' | 'secret'>;

/**
 * Records a completed sign-in with its network and language, and mails the person if the network is a new one. Locks
 * the person's row.
 */
export async function recordSignIn(
  transaction: Database,
  services: SignInServices,
  id: number,
  { network }: StaffClient,
  action: 'access join' | 'access recovery' | 'access sign-in' = 'access sign-in',
): Promise<void> {
  const { now, secret } = services;
  const at = now();
  const person = await transaction
    .updateTable('staff')
    .set({ last_sign_in_at: at })
    .where('id', '=', id)
    .returning('known_networks')
    .executeTakeFirst();
  if (!person) return;
  const known = person.known_networks;
  const isFirst = known === '';
  // In the language of the sign-in before: a thief chooses that of this one.
  if (!isFirst && !isKnownNetwork(secret, known, network))
    await queueForStaff({ ...services, database: transaction }, id, (content, to) =>
      newNetworkMail(content, to, isoInstant(at)),
    );
  await transaction
    .updateTable('staff')
    .set({ known_networks: withNetwork(secret, known, network), language: currentLanguage() })
    .where('id', '=', id)
    .execute();
  await recordAccess(transaction, at, id, action);
}

/** Verifies the password of a signed-in person. Throws a 400 when it is wrong. */
export async function verifyOwnPassword(
  { database, limits, passwords }: Pick<Services, 'database' | 'limits' | 'passwords'>,
  { id, staff }: StaffSession,
  { network, password }: { network: string; password: string },
): Promise<void> {
  // Counted by session, so that a stolen one cannot keep its owner from the prompt.
  const attempt = [callLimits.staffPasswordAgain, id] as const;
  await limits.count(attempt);
  const row = await database.selectFrom('staff').select('password_hash').where('id', '=', staff.id).executeTakeFirst();
  if (!(await passwords.verify(row?.password_hash ?? undefined, password, network))) {
    throw new RefusedCall(400, words.incorrectPassword, {
      fields: { password: words.incorrectPassword },
      attempt: { event: 'password-failed', staff: staff.id },
    });
  }
  await limits.giveBack(attempt);
}
