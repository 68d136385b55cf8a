import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** Adds drafts, an index of published articles by date, the Markdown source of articles and their former titles. */
export const newsDrafts = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    for (const step of [
      sql`alter table news add column draft ${whole} not null default 0 check (draft in (0, 1))`,
      sql`alter table news add column markdown text`,
      sql`drop index news_by_date`,
      sql`create index news_by_date on news (draft, published_at, id)`,
      sql`create table former_titles (
        title text primary key,
        news_id ${whole} not null references news (id) on delete cascade
      )`,
      sql`create index former_titles_by_news on former_titles (news_id)`,
    ]) {
      await step.execute(database);
    }
  },
});
