import { type Account, type DeskSession, type Factor, needsSecondFactor } from '@hearthlight/domain/desk';

import type { Services } from '../../actions/services.ts';
import type { Database, SessionStage } from '../../database/schema.ts';
import { clockTolerance } from '../../lib/clock.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { digest, keyedDigest } from '../../lib/secure-random.ts';
import type { StaffSession } from '../../platform/http/staff-session.ts';
import { existsFor } from '../accounts/demo-accounts.ts';
import type { StaffClient } from './staff-client.ts';

const minute = 60_000;

/** Milliseconds without a request after which a session ends. */
const idleTime = 30 * minute;
/** How long an entered password permits actions that cannot be undone, in milliseconds. */
const confirmationLife = 5 * minute;
/** How long a session lasts, however active, in milliseconds. Between the two steps of signing in it is shorter. */
const sessionLife: Record<SessionStage, number> = {
  open: 12 * 60 * minute,
  enroll: 60 * minute,
  'second-factor': 10 * minute,
};
/** Latest possible end of a session, in milliseconds from now. A later end was written while the clock was wrong. */
export const maxStaffSessionEnd = sessionLife.open + clockTolerance;

/**
 * Maximum number of a person's open sessions, and of those from one network that wait for the second factor. A new one
 * ends the oldest of its kind, so that a password alone ends nothing of the person's own.
 */
const maxSessions = 10;
const maxUserAgent = 500;
/** Milliseconds between two writes of the time of the last request. */
const seenInterval = minute;

/**
 * Returns the session of a cookie, or `undefined`. The person is read with it, so that a removed person or a changed
 * role takes effect with the next request.
 */
export async function findSession(
  { database, now }: Pick<Services, 'database' | 'now'>,
  cookie: string | undefined,
  client: { isLocal: boolean },
): Promise<StaffSession | undefined> {
  if (cookie === undefined || cookie === '') return undefined;
  const at = now();
  const row = await database
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select([
      'staff_sessions.id',
      'stage',
      'seen_at',
      'expires_at',
      'confirmed_at',
      'challenge',
      'pending_totp',
      'staff_id',
      'name',
      'email',
      'role',
      'codes_kept',
    ])
    .where('staff_sessions.id', '=', digest(cookie))
    .where('expires_at', '>', at)
    .where('expires_at', '<=', at + maxStaffSessionEnd)
    .where('seen_at', '>', at - idleTime)
    .executeTakeFirst();
  if (!row || !existsFor(client, row.email)) return undefined;
  if (row.seen_at <= at - seenInterval) {
    await database.updateTable('staff_sessions').set({ seen_at: at }).where('id', '=', row.id).execute();
  }
  const { confirmed_at: confirmedAt, expires_at: expiresAt, pending_totp: pendingTotp, ...session } = row;
  const { codes_kept: kept, email, name, role, staff_id: id } = session;
  const staff = { id, name, email, role };
  return { ...session, confirmedAt, expiresAt, pendingTotp, keepsCodes: kept === 1, staff };
}

/** Whether the password was entered within the last five minutes. */
export const isConfirmed = ({ confirmedAt }: StaffSession, now: number): boolean =>
  confirmedAt > now - confirmationLife && confirmedAt <= now + clockTolerance;

/** Locks a person's row until the transaction ends. Lock it before the sessions, as a removal does. */
export async function lockStaff(transaction: Database, staffId: number): Promise<void> {
  await transaction
    .updateTable('staff')
    .set((eb) => ({ totp_step: eb.ref('totp_step') }))
    .where('id', '=', staffId)
    .execute();
}

interface NewSession extends StaffClient {
  staffId: number;
  stage: SessionStage;
  /** When a new person chose the password. Signing in does not count: what cannot be undone asks for it again. */
  confirmedAt?: number;
}

/**
 * Opens a session and returns the value of its cookie. Call it in a transaction that has locked the person's row, so
 * that simultaneous sign-ins cannot exceed the maximum.
 */
export async function createSession(
  transaction: Database,
  { now, random, secret }: Pick<Services, 'now' | 'random' | 'secret'>,
  { confirmedAt = 0, stage, staffId, userAgent, ...client }: NewSession,
): Promise<string> {
  const cookie = random.token();
  const network = keyedDigest(secret, client.network);
  const at = now();
  const ofKind = transaction
    .selectFrom('staff_sessions')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('stage', stage === 'open' ? '=' : '!=', 'open')
    .$if(stage !== 'open', (half) => half.where('network', '=', network));
  const newest = ofKind.orderBy('created_at', 'desc').limit(maxSessions - 1);
  await transaction.deleteFrom('staff_sessions').where('id', 'in', ofKind).where('id', 'not in', newest).execute();
  await transaction
    .insertInto('staff_sessions')
    .values({
      id: digest(cookie),
      staff_id: staffId,
      stage,
      created_at: at,
      seen_at: at,
      expires_at: at + sessionLife[stage],
      confirmed_at: confirmedAt,
      user_agent: userAgent.slice(0, maxUserAgent),
      challenge: null,
      pending_totp: null,
      network,
    })
    .execute();
  return cookie;
}

/** Ends a session. */
export async function endSession(database: Database, id: string): Promise<void> {
  await database.deleteFrom('staff_sessions').where('id', '=', id).execute();
}

/** Ends the sessions of a person, except `keep`. */
export async function endSessions(database: Database, staffId: number, keep = ''): Promise<void> {
  await database.deleteFrom('staff_sessions').where('staff_id', '=', staffId).where('id', '!=', keep).execute();
}

/** Records that the password was entered again. Returns until when it counts. */
export async function confirmSession(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { id }: StaffSession,
): Promise<number> {
  const at = now();
  await database.updateTable('staff_sessions').set({ confirmed_at: at }).where('id', '=', id).execute();
  return at + confirmationLife;
}

/** The second factors that a person has. */
export async function factorsOf(database: Database, staffId: number): Promise<Factor[]> {
  const [{ totp_secret: totp }, passkey, code] = await Promise.all([
    database
      .selectFrom('staff')
      .select('totp_secret')
      .where('id', '=', staffId)
      .executeTakeFirst()
      .then((row) => row ?? { totp_secret: null }),
    database.selectFrom('staff_passkeys').select('id').where('staff_id', '=', staffId).limit(1).executeTakeFirst(),
    database
      .selectFrom('staff_recovery_codes')
      .select('code_hash')
      .where('staff_id', '=', staffId)
      .limit(1)
      .executeTakeFirst(),
  ]);
  return [
    ...(passkey ? ['passkey' as const] : []),
    ...(totp === null ? [] : ['totp' as const]),
    ...(code ? ['recovery' as const] : []),
  ];
}

/** The stage after a correct password. `undefined` if the role needs a second factor and the person has none. */
export function stageAfterPassword(
  role: StaffSession['staff']['role'],
  factors: readonly Factor[],
): SessionStage | undefined {
  if (factors.length > 0) return 'second-factor';
  return needsSecondFactor(role) ? undefined : 'open';
}

/** Describes a session to its browser. */
export async function describeSession(
  { database, now, outbox }: Pick<Services, 'database' | 'now' | 'outbox'>,
  session: StaffSession | undefined,
): Promise<DeskSession> {
  if (!session) return { state: 'signed-out' };
  const { expiresAt, confirmedAt, keepsCodes, staff } = session;
  const factors = await factorsOf(database, staff.id);
  if (session.stage === 'second-factor') return { state: 'second-factor', factors };
  if (session.stage === 'enroll') return { state: 'enroll', email: staff.email, role: staff.role };
  return {
    state: 'open',
    me: staff,
    confirmed_until: isConfirmed(session, now()) ? isoInstant(confirmedAt + confirmationLife) : null,
    expires_at: isoInstant(expiresAt),
    keeps_codes: keepsCodes,
    has_codes: factors.length === 0 || factors.includes('recovery'),
    keeps_mails: outbox !== undefined,
  };
}

/** Returns a person's own sessions and second factors. */
export async function readAccount(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { id, keepsCodes, staff }: StaffSession,
): Promise<Account> {
  const at = now();
  const sessions = await database
    .selectFrom('staff_sessions')
    .select(['id', 'created_at', 'seen_at', 'user_agent'])
    .where('staff_id', '=', staff.id)
    .where('stage', '=', 'open')
    .where('expires_at', '>', at)
    .where('seen_at', '>', at - idleTime)
    .orderBy('created_at', 'desc')
    .execute();
  const passkeys = await database
    .selectFrom('staff_passkeys')
    .select(['id', 'label', 'created_at'])
    .where('staff_id', '=', staff.id)
    .orderBy('id')
    .execute();
  const codes = await database
    .selectFrom('staff_recovery_codes')
    .select('code_hash')
    .where('staff_id', '=', staff.id)
    .execute();
  return {
    me: staff,
    sessions: sessions.map((row) => ({
      id: row.id,
      created_at: isoInstant(row.created_at),
      last_seen_at: isoInstant(row.seen_at),
      user_agent: row.user_agent,
      is_current: row.id === id,
    })),
    has_totp: (await factorsOf(database, staff.id)).includes('totp'),
    passkeys: passkeys.map((row) => ({ ...row, created_at: isoInstant(row.created_at) })),
    recovery_codes_left: codes.length,
    keeps_codes: keepsCodes,
  };
}
