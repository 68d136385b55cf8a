import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the names of the files that pictures were uploaded as, and the keys that searches compare. */
export const pictureNames: Migration = {
  async up(database) {
    await sql`alter table pictures add column name text not null default ''`.execute(database);
    await sql`alter table pictures add column name_key text not null default ''`.execute(database);
  },
};
