import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Marks repeated comments and makes others unique, to detect simultaneous repeats. */
export const repeatedComments: Migration = {
  async up(database) {
    await sql`alter table comments add column repeats integer not null default 0`.execute(database);
    await sql`update comments set repeats = 1
      where id not in (select min(id) from comments group by news_id, text_hash)`.execute(database);
    await sql`drop index comments_by_text`.execute(database);
    await sql`create unique index comments_by_text on comments (news_id, text_hash) where repeats = 0`.execute(
      database,
    );
  },
};
