import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the index for deleting expired codes. */
export const codesByEnd: Migration = {
  async up(database) {
    await sql`create index codes_by_end on codes (expires_at)`.execute(database);
  },
};
