import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** Adds translations of articles, campaigns and impact updates. Cached responses depend on the first two. */
export const translations = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    for (const step of [
      sql`create table news_translations (
        news_id ${whole} not null references news (id) on delete cascade,
        language text not null,
        title text not null,
        tags text not null,
        cover_image_description text,
        detail text not null,
        markdown text,
        primary key (news_id, language),
        unique (language, title)
      )`,
      sql`create index news_translations_by_title on news_translations (title)`,
      sql`create table campaign_translations (
        campaign_id ${whole} not null references campaigns (id) on delete cascade,
        language text not null,
        title text not null,
        description text not null,
        primary key (campaign_id, language)
      )`,
      sql`create table update_translations (
        update_id ${whole} not null references impact_updates (id) on delete cascade,
        language text not null,
        title text,
        place text,
        description text not null,
        primary key (update_id, language)
      )`,
      ...(engine === 'postgres' ? postgresTriggers : sqliteTriggers),
    ]) {
      await step.execute(database);
    }
  },
});

const cachedTables = ['news_translations', 'campaign_translations'] as const;

/** `count_news_change` is in migration 0002. */
const postgresTriggers = cachedTables.map(
  (table) => sql`create trigger ${sql.raw(`${table}_change`)}
    after insert or update or delete on ${sql.table(table)}
    for each statement execute function count_news_change()`,
);

const sqliteTriggers = cachedTables.flatMap((table) =>
  ['insert', 'update', 'delete'].map(
    (event) => sql`create trigger ${sql.raw(`${table}_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
      begin
        update versions set value = value + 1 where name = 'news';
      end`,
  ),
);
