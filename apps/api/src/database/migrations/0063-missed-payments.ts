import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keeps which standing orders lack their last payment. The check at the next start finds them. */
export const missedPayments: Migration = {
  async up(database) {
    await sql`alter table plans add column last_missed text`.execute(database);
    await sql`create index plans_missed on plans (id) where last_missed is not null`.execute(database);
  },
};
