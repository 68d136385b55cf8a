import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds an index to list bills by their day. */
export const billDates: Migration = {
  async up(database) {
    await sql`create index bills_by_date on bills (date, id)`.execute(database);
  },
};
