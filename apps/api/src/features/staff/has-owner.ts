import type { Database } from '../../database/schema.ts';

/** Whether anybody can sign in as an owner. */
export async function hasOwner(database: Database, except = 0): Promise<boolean> {
  const owner = await activeStaff(database)
    .select('staff.id')
    .where('role', '=', 'owner')
    .where('staff.id', '!=', except)
    .limit(1)
    .executeTakeFirst();
  return owner !== undefined;
}

/** Selects the people who accepted their invitation and set up a second factor. */
const activeStaff = (database: Database) =>
  database
    .selectFrom('staff')
    .where('password_hash', 'is not', null)
    .where((where) =>
      where.or([
        where('totp_secret', 'is not', null),
        where.exists(
          where
            .selectFrom('staff_passkeys')
            .select('staff_passkeys.id')
            .whereRef('staff_passkeys.staff_id', '=', 'staff.id'),
        ),
      ]),
    );
