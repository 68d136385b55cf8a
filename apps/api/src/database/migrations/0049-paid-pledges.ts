import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** Adds the pledge that a payment is a part of, and what was pledged if another sum came. */
export const paidPledges = (engine: Engine): Migration => ({
  async up(database) {
    const whole = sql.raw(engine === 'postgres' ? 'bigint' : 'integer');
    for (const step of [
      sql`alter table gifts add column pledge_id ${whole} references gifts (id)`,
      sql`alter table gifts add column pledged_cents ${whole}`,
      sql`create index gifts_by_paid_pledge on gifts (pledge_id) where pledge_id is not null`,
    ]) {
      await step.execute(database);
    }
  },
});
