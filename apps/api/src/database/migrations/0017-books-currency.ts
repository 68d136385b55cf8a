import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stores the currency of all amounts, which has been US dollars until now. */
export const booksCurrency: Migration = {
  async up(database) {
    for (const step of [
      sql`create table books_currency (id integer primary key check (id = 1), code text not null)`,
      sql`insert into books_currency (id, code) select 1, 'USD' where exists (select 1 from donations)
        or exists (select 1 from bills) or exists (select 1 from campaigns)
        or exists (select 1 from donors where goal_cents > 0)`,
    ]) {
      await step.execute(database);
    }
  },
};
