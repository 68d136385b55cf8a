import { type DeskRequest, type DeskResponse, type Factor, needsSecondFactor } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import { keepSession } from '../../actions/keep-session.ts';
import type { Services } from '../../actions/services.ts';
import type { Database } from '../../database/schema.ts';
import type { FailedAttempt } from '../../platform/http/failed-attempts.ts';
import { RefusedCall } from '../../platform/http/refusal.ts';
import type { StaffSession } from '../../platform/http/staff-session.ts';
import { isKnownNetwork } from '../accounts/passwords-elsewhere.ts';
import { triesOf, warnOfWrongFactor } from './factor-tries.ts';
import { knownNetworks } from './known-networks.ts';
import { verifyNewPasskey, verifyPasskey } from './passkeys.ts';
import { recordAccess, recordRefused } from './record-access.ts';
import { replaceRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { recordSignIn } from './sign-in.ts';
import type { StaffClient } from './staff-client.ts';
import { createSession, endSession, factorsOf, lockStaff, readAccount } from './staff-sessions.ts';
import { tellOfChange } from './tell-of-change.ts';
import { newTotp, takeTotp, totpStep } from './totp.ts';

type SecondFactor = DeskRequest<'deskSecondFactor'>;
type RecoveryCodes = DeskResponse<'finishTotp'>;

/**
 * Verifies the second factor and replaces the session by an open one. Returns its cookie. Throws a 400 for a wrong
 * factor, after a warning by mail to the person.
 */
export async function completeSignIn(
  services: Services,
  session: StaffSession,
  factor: SecondFactor,
  client: StaffClient,
): Promise<string> {
  const known = await knownNetworks(services.database, { id: session.staff.id });
  const { network } = client;
  const attempt = { ...factor, network, isKnown: isKnownNetwork(services.secret, known, network) };
  const tries = triesOf(session, attempt);
  await services.limits.count(...tries);
  if (!(await isVerified(services, session, factor))) {
    await recordRefused(services.database, services.now(), session.staff.id, 'access factor-refused');
    await warnOfWrongFactor(services, session, attempt);
    throw refusedFactor(session, { ...factor, known_network: attempt.isKnown });
  }
  const action = factor.factor === 'recovery' ? 'access recovery' : 'access sign-in';
  const cookie = await openSession(services, session, client, action);
  await services.limits.giveBack(...tries);
  if (factor.factor === 'recovery') await tellOfChange(services, session.staff.id, 'codeUsed');
  return cookie;
}

async function isVerified(services: Services, session: StaffSession, factor: SecondFactor): Promise<boolean> {
  const { database, now, secret } = services;
  const staffId = session.staff.id;
  if (factor.factor === 'passkey') return verifyPasskey(services, session, factor.credential);
  if (factor.factor === 'totp') return takeTotp(database, secret, { code: factor.code, now: now(), staffId });
  return takeRecoveryCode(database, secret, { code: factor.code, staffId });
}

/** Replaces a session by an open one with another cookie. Throws a 401 when the session was ended meanwhile. */
async function openSession(
  services: Services,
  { id, staff }: StaffSession,
  client: StaffClient,
  action: 'access recovery' | 'access sign-in',
): Promise<string> {
  return services.database.transaction().execute(async (transaction) => {
    await recordSignIn(transaction, services, staff.id, client, action);
    await keepSession(transaction, id);
    await endSession(transaction, id);
    return createSession(transaction, services, { staffId: staff.id, stage: 'open', ...client });
  });
}

/** Returns the secret of a new authenticator app, which the session remembers until a code confirms it. */
export async function startTotp(
  { database, foundation, secret }: Services,
  { id, staff }: StaffSession,
): Promise<DeskResponse<'startTotp'>> {
  const { sealed, ...totp } = newTotp(secret, { email: staff.email, product: foundation.product });
  await database.updateTable('staff_sessions').set({ pending_totp: sealed }).where('id', '=', id).execute();
  return totp;
}

/**
 * The outcome of setting up a second factor: the recovery codes of the first one, and a cookie if it opened the
 * session.
 */
interface Enrolled extends RecoveryCodes {
  cookie: string | undefined;
}

/**
 * Keeps an authenticator app whose code is correct. Throws a 400 for a wrong code. Its secret is on the person's
 * screen, so there is nothing to guess and no limit.
 */
export async function finishTotp(
  services: Services,
  session: StaffSession,
  { code, ...client }: StaffClient & { code: string },
): Promise<Enrolled> {
  const { pendingTotp: sealed } = session;
  const step = sealed === null ? undefined : totpStep(services.secret, sealed, code, services.now());
  if (sealed === null || step === undefined) {
    throw refusedFactor(session, { factor: 'totp' });
  }
  const change = { totp_secret: sealed, totp_step: step };
  return enroll(services, session, client, async (transaction) => {
    await transaction.updateTable('staff').set(change).where('id', '=', session.staff.id).execute();
  });
}

/** Keeps a new passkey. Throws a 400 when it does not answer this session's challenge. */
export async function finishPasskey(
  services: Services,
  session: StaffSession,
  { credential, label, ...client }: DeskRequest<'finishPasskey'> & StaffClient,
): Promise<Enrolled> {
  const passkey = await verifyNewPasskey(services, session, credential);
  if (!passkey) throw refusedFactor(session, { factor: 'passkey' });
  const row = { ...passkey, staff_id: session.staff.id, label, created_at: services.now() };
  return enroll(services, session, client, async (transaction) => {
    await transaction.insertInto('staff_passkeys').values(row).execute();
  });
}

/**
 * Stores a second factor. The first one comes with recovery codes, uses up the person's link and opens a session that
 * was waiting for it.
 */
async function enroll(
  services: Services,
  session: StaffSession,
  client: StaffClient,
  store: (transaction: Database) => Promise<void>,
): Promise<Enrolled> {
  const { database, secret } = services;
  const staffId = session.staff.id;
  const enrolled = await database.transaction().execute(async (transaction) => {
    await lockStaff(transaction, staffId);
    if (session.stage === 'enroll') await recordSignIn(transaction, services, staffId, client, 'access join');
    await keepSession(transaction, session.id);
    const isFirst = (await factorsOf(transaction, staffId)).length === 0;
    await store(transaction);
    await recordAccess(transaction, services.now(), staffId, 'access factor-add');
    await transaction.updateTable('staff_sessions').set({ pending_totp: null }).where('id', '=', session.id).execute();
    const codes = isFirst ? await replaceRecoveryCodes(transaction, secret, staffId) : null;
    if (session.stage !== 'enroll') return { recovery_codes: codes, cookie: undefined };
    await transaction.deleteFrom('staff_links').where('staff_id', '=', staffId).execute();
    await endSession(transaction, session.id);
    const open = { staffId, stage: 'open', ...client, confirmedAt: session.confirmedAt } as const;
    const cookie = await createSession(transaction, services, open);
    return { recovery_codes: codes, cookie };
  });
  // Whoever joins has the mailbox with the link.
  if (session.stage !== 'enroll') await tellOfChange(services, staffId, 'factorAdded');
  return enrolled;
}

/** Removes one of a person's passkeys. Throws a 400 for the only second factor of a role that needs one. */
export async function removePasskey(
  services: Services,
  session: StaffSession,
  id: number,
): Promise<DeskResponse<'removePasskey'>> {
  const { role, id: staffId } = session.staff;
  await services.database.transaction().execute(async (transaction) => {
    // So that two requests cannot remove the last two.
    await lockStaff(transaction, staffId);
    await keepSession(transaction, session.id);
    await transaction.deleteFrom('staff_passkeys').where('id', '=', id).where('staff_id', '=', staffId).execute();
    await recordAccess(transaction, services.now(), staffId, 'access factor-remove');
    const left = await factorsOf(transaction, staffId);
    const isLast = !left.some((factor) => factor !== 'recovery');
    if (isLast && needsSecondFactor(role)) throw new RefusedCall(400, words.lastFactor);
  });
  await tellOfChange(services, staffId, 'factorRemoved');
  return readAccount(services, session);
}

/** Returns the refusal of a wrong second factor, which is logged and counted. */
function refusedFactor(
  { staff }: StaffSession,
  { factor, known_network }: { factor: Factor; known_network?: boolean },
): RefusedCall {
  const attempt: FailedAttempt = {
    event: 'second-factor-failed',
    factor,
    staff: staff.id,
    ...(known_network !== undefined && { known_network }),
  };
  if (factor === 'passkey') return new RefusedCall(400, words.passkeyRefused, { attempt });
  const sentence = words.incorrectFactor;
  return new RefusedCall(400, sentence, { fields: { code: sentence }, attempt });
}
