import { needsSecondFactor, type StaffLink } from '@hearthlight/domain/desk';
import { deskRules as rules } from '@hearthlight/words/desk-rules';
import { staff as words } from '@hearthlight/words/staff';

import type { Services } from '../../actions/services.ts';
import type { Database } from '../../database/schema.ts';
import { lockVersion } from '../../database/versions.ts';
import { clockTolerance } from '../../lib/clock.ts';
import { emailKey } from '../../lib/email-key.ts';
import { digest, secureRandom } from '../../lib/secure-random.ts';
import { RefusedCall } from '../../platform/http/refusal.ts';
import { byNetwork } from '../../platform/limits/client-network.ts';
import { callLimits } from '../../platform/limits/limits.ts';
import { existsFor } from '../accounts/demo-accounts.ts';
import { hasOwner } from './has-owner.ts';
import { linkLife } from './link-life.ts';
import { recordSignIn } from './sign-in.ts';
import type { StaffClient } from './staff-client.ts';
import { createSession, endSessions } from './staff-sessions.ts';

/** The address of a link. The token is in the fragment, which browsers do not send, so that no log contains it. */
export const linkAddress = (origin: string, token: string) => `${origin}/desk/welcome#${token}`;

/** Creates the link of a person without one, or of the first owner. Returns its token. */
export async function createLink(transaction: Database, staffId: number | null, now: number): Promise<string> {
  const token = secureRandom.token();
  const row = { token_hash: digest(token), staff_id: staffId, expires_at: now + linkLife };
  await transaction.insertInto('staff_links').values(row).execute();
  return token;
}

/**
 * Creates a link for the first owner and returns its address, or `undefined` once there is an owner. Each start creates
 * another one; all are worthless as soon as one was used.
 */
export async function firstOwnerLink(database: Database, now: number, origin: string): Promise<string | undefined> {
  if (await hasOwner(database)) return undefined;
  return linkAddress(origin, await createLink(database, null, now));
}

function invalidLink(): RefusedCall {
  return new RefusedCall(404, words.invalidLink, { attempt: { event: 'link-failed' } });
}

async function findLink(database: Database, token: string, now: number, client: { isLocal: boolean }) {
  const link = await database
    .selectFrom('staff_links')
    .leftJoin('staff', 'staff.id', 'staff_links.staff_id')
    .select(['staff_id', 'email', 'name', 'role'])
    .where('token_hash', '=', digest(token))
    .where('expires_at', '>', now)
    .where('expires_at', '<=', now + linkLife + clockTolerance)
    .executeTakeFirst();
  if (!link || !existsFor(client, link.email ?? '') || (link.staff_id === null && (await hasOwner(database))))
    throw invalidLink();
  return link;
}

/** Returns for whom a link is. Throws a 404 for an unknown, expired or used one. */
export async function readLink(
  { database, limits, now }: Services,
  token: string,
  client: StaffClient,
): Promise<StaffLink> {
  await limits.count(...byNetwork(callLimits.staffLink, client.network));
  const { email, name, role } = await findLink(database, token, now(), client);
  return { email, name: name ?? '', role: role ?? 'owner' };
}

/** The entries of a new person. */
interface Acceptance {
  token: string;
  name: string;
  /** Only for the first owner. */
  email?: string | undefined;
  password: string;
}

/**
 * Sets a person's name and password and opens a session: one that waits for the second factor, which uses up the link,
 * or an open one for a role that needs none. Returns its cookie.
 */
export async function acceptLink(
  services: Services,
  { email, name, password, token }: Acceptance,
  client: StaffClient,
): Promise<string> {
  const { database, limits, now, passwords, random } = services;
  await limits.count(...byNetwork(callLimits.staffLink, client.network));
  await findLink(database, token, now(), client);
  const passwordHash = await passwords.hash(password, client.network);
  const at = now();
  return database.transaction().execute(async (transaction) => {
    await lockVersion(transaction, 'staff');
    const link = await findLink(transaction, token, at, client);
    const staffId = link.staff_id ?? (await addFirstOwner(transaction, { email, name, at, token, random }));
    await transaction
      .updateTable('staff')
      .set({ name, password_hash: passwordHash })
      .where('id', '=', staffId)
      .execute();
    await endSessions(transaction, staffId);
    const needsFactor = needsSecondFactor(link.role ?? 'owner');
    if (!needsFactor) {
      await recordSignIn(transaction, services, staffId, client, 'access join');
      await transaction.deleteFrom('staff_links').where('staff_id', '=', staffId).execute();
    }
    const stage = needsFactor ? 'enroll' : 'open';
    return createSession(transaction, services, { staffId, stage, ...client, confirmedAt: at });
  });
}

/**
 * Adds the first owner and gives the link to that person. While there is no owner, this replaces an account with the
 * same address, such as that of somebody who did not finish. Throws a 400 without an address.
 */
async function addFirstOwner(
  transaction: Database,
  {
    at,
    email,
    name,
    random,
    token,
  }: Pick<Acceptance, 'email' | 'name' | 'token'> & Pick<Services, 'random'> & { at: number },
): Promise<number> {
  if (email === undefined) {
    throw new RefusedCall(400, rules.emailMissing, { fields: { email: rules.emailMissing } });
  }
  const row = { email, email_key: emailKey(email), name, role: 'owner', totp_secret: null } as const;
  const { id } = await transaction
    .insertInto('staff')
    .values({
      ...row,
      password_hash: null,
      passkey_user: random.token(),
      created_at: at,
      last_sign_in_at: null,
    })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  await removeCredentials(transaction, id);
  await transaction.updateTable('staff_links').set({ staff_id: id }).where('token_hash', '=', digest(token)).execute();
  return id;
}

/** Removes a person's password, second factors, link and sessions. */
export async function removeCredentials(transaction: Database, staffId: number): Promise<void> {
  await endSessions(transaction, staffId);
  await transaction
    .updateTable('staff')
    .set({ password_hash: null, totp_secret: null })
    .where('id', '=', staffId)
    .execute();
  for (const table of ['staff_links', 'staff_passkeys', 'staff_recovery_codes'] as const) {
    await transaction.deleteFrom(table).where('staff_id', '=', staffId).execute();
  }
}
