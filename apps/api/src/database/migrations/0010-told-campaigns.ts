import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** Adds the campaign of an article or impact update, and an update's title and place. */
export const toldCampaigns = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    const reference = sql`campaign_id ${whole} references campaigns (id) on delete set null`;
    for (const step of [
      sql`alter table news add column ${reference}`,
      sql`alter table impact_updates add column ${reference}`,
      sql`alter table impact_updates add column title text`,
      sql`alter table impact_updates add column place text`,
    ]) {
      await step.execute(database);
    }
  },
});
