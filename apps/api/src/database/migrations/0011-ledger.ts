import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** Adds the ledgers of closed months and the position of each entry. */
export const ledger = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    for (const step of [
      sql`create table ledgers (
        month text primary key,
        entries ${whole} not null,
        root text not null,
        document text not null,
        closed_at ${whole} not null
      )`,
      sql`create table ledger_leaves (
        entry_id ${whole} primary key references donation_entries (id) on delete cascade,
        month text not null references ledgers (month),
        position ${whole} not null,
        salt text not null,
        proof text not null,
        unique (month, position)
      )`,
      sql`create index donation_entries_by_date on donation_entries (date, id)`,
    ]) {
      await step.execute(database);
    }
  },
});
