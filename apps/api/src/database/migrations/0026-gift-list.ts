import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds indexes with every column that the list of gifts filters by or adds up, so that a filter that selects few of a
 * million gifts, and the sum of all, read one index and no rows. Another index is for the history of a gift.
 */
export const giftList: Migration = {
  async up(database) {
    const counted = sql`payment_status, payment_method, amount_cents`;
    for (const step of [
      sql`drop index donations_by_date`,
      sql`create index donations_by_date on donations (date, id, ${counted}, campaign_id)`,
      sql`create index donations_of_campaign on donations (campaign_id, date, id, ${counted})`,
      sql`create index donations_by_method on donations (payment_method)`,
      sql`create index audit_by_subject on audit (subject, id)`,
    ]) {
      await step.execute(database);
    }
  },
};
