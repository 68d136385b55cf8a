import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** The texts that name pictures, with the entry that each belongs to. */
const texts = sql<{ kind: string; id: number; text: string }>`
  select 'campaign' as kind, id, image_url || ' ' || description as text from campaigns
  union all
  select 'update' as kind, id, image_url || ' ' || description as text from impact_updates
  union all
  select 'news' as kind, id, cover_image_url || ' ' || detail || ' ' || coalesce(markdown, '') as text from news
  union all
  select 'news' as kind, news_id as id, detail || ' ' || coalesce(markdown, '') as text from news_translations
  union all
  select 'news' as kind, news.id, news_revisions.cover_image_url || ' ' || news_revisions.detail as text
  from news_revisions join news on news.id = news_revisions.news_id and news.revision = news_revisions.number`;

/** Returns the ids of the uploaded pictures that a text names. */
const picturesIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/\/uploads\/([\da-f]{32})\//g), ([, id = '']) => id));

/** Adds which entries use an uploaded picture, and what is known about its files. */
export const pictureUses = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    for (const step of [
      sql`create table picture_uses (
        picture_id text not null,
        kind text not null check (kind in ('news', 'campaign', 'update')),
        entry_id ${whole} not null,
        primary key (kind, entry_id, picture_id)
      )`,
      sql`create index picture_uses_by_picture on picture_uses (picture_id, kind, entry_id)`,
      sql`create table picture_files (
        id text primary key,
        address text not null,
        bytes ${whole} not null,
        stored_at ${whole} not null
      )`,
    ]) {
      await step.execute(database);
    }
    const { rows } = await sql<{ kind: string; id: number; text: string }>`
      select kind, id, text from (${texts}) as texts where text like ${'%/uploads/%'}`.execute(database);
    for (const { id, kind, text } of rows) {
      for (const picture of picturesIn(text)) {
        await sql`insert into picture_uses (picture_id, kind, entry_id) values (${picture}, ${kind}, ${id})
          on conflict do nothing`.execute(database);
      }
    }
  },
});
