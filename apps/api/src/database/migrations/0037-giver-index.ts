import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/**
 * Adds the number of a gift to the index by giver, so that PostgreSQL finds people without an account in the index
 * alone. Indexes of SQLite have the number anyway.
 */
export const giverIndex = (engine: Engine): Migration => ({
  async up(database) {
    if (engine === 'sqlite') return;
    await sql`drop index donations_by_giver`.execute(database);
    await sql`create index donations_by_giver on donations
      (giver_key, date, payment_status, amount_cents, giver_name, giver_email, id)`.execute(database);
  },
});
