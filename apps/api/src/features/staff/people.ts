import type { Role, StaffMember } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import { ActionError, type ActorContext, audited, type ChangeOptions } from '../../actions/action.ts';
import { isDuplicate } from '../../database/failures.ts';
import type { Database } from '../../database/schema.ts';
import { lockVersion } from '../../database/versions.ts';
import { emailKey } from '../../lib/email-key.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { secureRandom } from '../../lib/secure-random.ts';
import { hasOwner } from './has-owner.ts';
import { createLink, removeCredentials } from './links.ts';
import { endSessions } from './staff-sessions.ts';

/** A person and the token of a new link. */
export interface LinkedMember {
  member: StaffMember;
  token: string;
}

/** Returns all staff and invited people, by name and address. */
export const listStaff = (database: Database): Promise<StaffMember[]> => readStaff(database);

async function readStaff(database: Database, id?: number): Promise<StaffMember[]> {
  let query = database
    .selectFrom('staff')
    .leftJoin('staff_links', 'staff_links.staff_id', 'staff.id')
    .select(['id', 'name', 'email', 'role', 'password_hash', 'totp_secret', 'last_sign_in_at', 'expires_at'])
    .select((select) =>
      select
        .selectFrom('staff_passkeys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('staff_passkeys.staff_id', '=', 'staff.id')
        .as('passkeys'),
    );
  if (id !== undefined) query = query.where('id', '=', id);
  const rows = await query.orderBy('name').orderBy('email_key').execute();
  return rows.map(
    ({ expires_at: end, last_sign_in_at: last, passkeys, password_hash: hash, totp_secret: totp, ...row }) => ({
      ...row,
      // A link is used up when the person can sign in.
      state: hash === null || end !== null ? 'invited' : 'active',
      has_second_factor: totp !== null || (passkeys ?? 0) > 0,
      last_sign_in_at: last === null ? null : isoInstant(last),
      link_expires_at: end === null ? null : isoInstant(end),
    }),
  );
}

async function readMember(database: Database, id: number): Promise<StaffMember> {
  const [member] = await readStaff(database, id);
  if (!member) throw unknownMember();
  return member;
}

const unknownMember = () => new ActionError(words.unknownPerson, { status: 404 });

/** Returns the number of the person with an address. Throws an `ActionError` when there is none. */
export async function staffByEmail(database: Database, email: string): Promise<number> {
  const row = await database
    .selectFrom('staff')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  if (!row) throw unknownMember();
  return row.id;
}

/** Invites a person. Throws an `ActionError` when there is one with this address. */
export async function inviteStaff(
  context: ActorContext,
  { email, role }: { email: string; role: Role },
): Promise<LinkedMember> {
  return audited(context, 'staff invite', async (database) => {
    const at = context.now();
    const { id } = await database
      .insertInto('staff')
      .values({
        email,
        email_key: emailKey(email),
        name: '',
        role,
        password_hash: null,
        passkey_user: secureRandom.token(),
        totp_secret: null,
        created_at: at,
        last_sign_in_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        throw isDuplicate(error) ? emailTaken() : error;
      });
    const token = await createLink(database, id, at);
    const changes = [{ field: 'role', before: null, after: role }];
    const result = { token, member: await readMember(database, id) };
    return { subject: { kind: 'staff', id }, detail: email, changes, result };
  });
}

const emailTaken = () => new ActionError(words.emailTaken, { field: 'email' });

/**
 * Gives a person a new link and removes password, second factors and sessions, for somebody who lost them or whose
 * invitation ended. Throws an `ActionError` for an unknown person.
 */
export async function resetStaff(context: ActorContext, id: number): Promise<LinkedMember> {
  refuseOneself(context, id);
  return audited(context, 'staff reset', async (database) => {
    await lockVersion(database, 'staff');
    const { email } = await readMember(database, id);
    await removeCredentials(database, id);
    const token = await createLink(database, id, context.now());
    return {
      subject: { kind: 'staff', id },
      detail: email,
      result: { token, member: await readMember(database, id) },
    };
  });
}

/**
 * Changes a person's role and ends the sessions. An open invitation ends too, because it was given for the former role.
 * Throws an `ActionError` for an unknown person and for the last owner who can sign in.
 */
export async function changeRole(context: ActorContext, id: number, role: Role): Promise<StaffMember> {
  refuseOneself(context, id);
  return audited(context, 'staff role', async (database) => {
    await lockVersion(database, 'staff');
    const before = await readMember(database, id);
    if (role !== 'owner') await requireOtherOwner(database, before);
    await database.updateTable('staff').set({ role }).where('id', '=', id).execute();
    if (before.state === 'invited') await removeCredentials(database, id);
    else await endSessions(database, id);
    const changes = [{ field: 'role', before: before.role, after: role }];
    const isUnchanged = before.role === role;
    return {
      subject: { kind: 'staff', id },
      detail: before.email,
      changes,
      isUnchanged,
      result: isUnchanged ? before : await readMember(database, id),
    };
  });
}

/** Removes a person and ends the sessions. Throws an `ActionError` for an unknown person and for the last owner. */
export async function removeStaff(
  context: ActorContext,
  id: number,
  options: ChangeOptions = {},
): Promise<StaffMember> {
  refuseOneself(context, id);
  return audited(
    context,
    'staff remove',
    async (database) => {
      await lockVersion(database, 'staff');
      const member = await readMember(database, id);
      await requireOtherOwner(database, member);
      await database.deleteFrom('staff').where('id', '=', id).execute();
      const changes = [{ field: 'role', before: member.role, after: null }];
      return { subject: { kind: 'staff', id }, detail: member.email, changes, result: member };
    },
    options,
  );
}

/** Throws an `ActionError` if a person in the desk changes the own account, which would end the session. */
function refuseOneself({ staff }: ActorContext, id: number): void {
  if (staff?.id !== id) return;
  throw new ActionError(words.anotherOwner);
}

/**
 * Throws an `ActionError` if a person is the only owner who can sign in. The transaction must have locked the staff.
 */
async function requireOtherOwner(database: Database, { id, role, state }: StaffMember): Promise<void> {
  if (role !== 'owner' || state === 'invited' || (await hasOwner(database, id))) return;
  throw new ActionError(words.lastOwner);
}
