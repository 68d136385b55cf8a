import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** Marks the payments that took the place of their pledges, which only the reason of an entry said before. */
export const closedPledges = (engine: Engine): Migration => ({
  async up(database) {
    const whole = sql.raw(engine === 'postgres' ? 'bigint' : 'integer');
    await sql`alter table gifts add column closes_pledge ${whole} not null default 0
      check (closes_pledge in (0, 1))`.execute(database);
    await sql`
      update gifts set closes_pledge = 1
      where pledge_id is not null and exists (
        select 1 from gifts pledge join gift_entries closing on closing.gift_id = pledge.id
        where pledge.id = gifts.pledge_id and pledge.canceled_at is not null
          and closing.reason = 'paid with gift ' || cast(gifts.id as text)
          and closing.id = (
            select max(id) from gift_entries where gift_id = pledge.id and kind = 'failed'
          )
      )`.execute(database);
  },
});
