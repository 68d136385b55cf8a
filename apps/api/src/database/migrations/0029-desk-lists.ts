import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import { searchKey } from '../../lib/search-key.ts';

/**
 * Adds titles to search by, in the index of the desk's list, so that a search reads no article that it does not find.
 * Another index is for the activity log when both person and kind are chosen.
 */
export const deskLists: Migration = {
  async up(database) {
    await sql`alter table news add column title_key text not null default ''`.execute(database);
    const { rows } = await sql<{ id: number; title: string }>`select id, title from news`.execute(database);
    for (const { id, title } of rows) {
      await sql`update news set title_key = ${searchKey(title)} where id = ${id}`.execute(database);
    }
    for (const step of [
      sql`drop index news_by_date`,
      sql`create index news_by_date on news (draft, published_at, id, title_key)`,
      sql`create index audit_by_actor_and_kind on audit (actor, kind, at, id)`,
    ]) {
      await step.execute(database);
    }
  },
};
