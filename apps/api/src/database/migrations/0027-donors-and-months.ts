import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import { nameKey } from '../../lib/name-key.ts';
import type { Engine } from './engine.ts';

/** Adds names to search by, addresses of merged donors, and proposals to close a month. */
export const donorsAndMonths = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    for (const step of [
      sql`alter table donors add column name_key text not null default ''`,
      sql`create table former_addresses (
        email_key text primary key,
        email text not null,
        donor_id ${whole} not null references donors (id) on delete cascade,
        at ${whole} not null
      )`,
      sql`create index former_addresses_by_donor on former_addresses (donor_id)`,
      sql`create table month_proposals (
        month text primary key,
        staff_id ${whole} not null,
        actor text not null,
        at ${whole} not null,
        entries ${whole} not null,
        cents ${whole} not null,
        newest_entry ${whole} not null
      )`,
    ]) {
      await step.execute(database);
    }
    const { rows } = await sql<{ id: number; first_name: string; last_name: string }>`
      select id, first_name, last_name from donors`.execute(database);
    for (const row of rows) {
      await sql`update donors set name_key = ${nameKey(row)} where id = ${row.id}`.execute(database);
    }
  },
});
