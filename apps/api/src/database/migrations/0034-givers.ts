import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Extends the indexes by giver and by day, so that people without an account and the givers of a year are found without
 * reading gifts.
 */
export const givers: Migration = {
  async up(database) {
    const counted = sql`payment_status, payment_method, amount_cents, campaign_id`;
    for (const step of [
      sql`drop index donations_by_giver`,
      sql`create index donations_by_giver on donations
        (giver_key, date, payment_status, amount_cents, giver_name, giver_email)`,
      sql`drop index donations_by_date`,
      sql`create index donations_by_date on donations (date, id, ${counted}, giver_key)`,
    ]) {
      await step.execute(database);
    }
  },
};
