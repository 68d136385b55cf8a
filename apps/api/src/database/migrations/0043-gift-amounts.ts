import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds an index to find gifts by their amount, the newest first. */
export const giftAmounts: Migration = {
  async up(database) {
    await sql`create index gifts_by_amount on gifts (amount_cents, date, id)`.execute(database);
  },
};
