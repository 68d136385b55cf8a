import { sql } from 'kysely';

import type { Migration } from '../migration.ts';

/** Codes that have run out are found without looking at all the others. */
export const codesByEnd: Migration = {
  name: '0003-codes-by-end',
  async up(database) {
    await sql`create index codes_by_end on codes (expires_at)`.execute(database);
  },
};
