import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** With the column that both indexes start with, SQLite takes this one rather than `donations_by_donor`. */
const unmatchedColumns = { sqlite: sql`donor_id, date, id`, postgres: sql`date, id` };

/** Adds whether staff have decided who gave. Such gifts leave the index of unmatched payments. */
export const settledGivers = (engine: Engine): Migration => ({
  async up(database) {
    for (const step of [
      sql`alter table donations add column giver_settled integer not null default 0
        check (giver_settled in (0, 1))`,
      sql`drop index donations_unmatched`,
      sql`create index donations_unmatched on donations (${unmatchedColumns[engine]})
        where import_id is not null and donor_id is null and giver_settled = 0`,
    ]) {
      await step.execute(database);
    }
  },
});
