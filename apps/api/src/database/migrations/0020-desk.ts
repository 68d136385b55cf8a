import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** Adds revisions of articles, articles closed to comments, and words that hold comments. */
export const desk = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    for (const step of [
      sql`create table news_revisions (
        news_id ${whole} not null references news (id) on delete cascade,
        number ${whole} not null,
        title text not null,
        tags text not null,
        cover_image_url text not null,
        cover_image_description text not null,
        detail text not null,
        author_name text not null,
        campaign_id ${whole},
        at ${whole} not null,
        began_at ${whole} not null,
        actor text not null,
        staff_id ${whole},
        primary key (news_id, number)
      )`,
      sql`alter table news add column revision ${whole} not null default 0`,
      sql`alter table news add column published_revision ${whole} not null default 0`,
      sql`alter table news add column edited_at ${whole}`,
      sql`alter table news add column edited_by text`,
      sql`alter table news add column comments_open ${whole} not null default 1 check (comments_open in (0, 1))`,
      sql`create table hold_words (word text primary key)`,
    ]) {
      await step.execute(database);
    }
  },
});
