import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds what tells a person from somebody who knows the password: the networks of sign-ins and sessions. Also adds the
 * language of mails to staff, and whether a person confirmed having kept the recovery codes.
 */
export const staffSafety: Migration = {
  async up(database) {
    await sql`alter table staff add column known_networks text not null default ''`.execute(database);
    await sql`alter table staff add column language text`.execute(database);
    await sql`alter table staff add column codes_kept integer not null default 1`.execute(database);
    await sql`update staff set codes_kept = 0 where id in (select staff_id from staff_recovery_codes)`.execute(
      database,
    );
    await sql`alter table staff_sessions add column network text not null default ''`.execute(database);
  },
};
