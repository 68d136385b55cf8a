import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** Adds pledges as they were before somebody recorded a payment of them, so that it can be taken back. */
export const pledgePayments = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    await sql`create table pledge_payments (
      entry_id ${whole} primary key references gift_entries (id) on delete cascade,
      part_id ${whole} references gifts (id) on delete cascade,
      amount_cents ${whole} not null,
      pledged_cents ${whole},
      date text not null,
      payment_method text not null
    )`.execute(database);
  },
});
