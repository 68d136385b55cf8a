import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds the gifts of a payer's namesakes. */
export const giftsByName: Migration = {
  async up(database) {
    await sql`create index gifts_by_name on gifts (name_key) where name_key is not null`.execute(database);
  },
};
