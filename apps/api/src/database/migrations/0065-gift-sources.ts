import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/**
 * Adds the row of a file from which an import recorded or completed a gift. Earlier imports kept no line, payer and
 * text.
 */
export const giftSources = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    for (const step of [
      sql`create table gift_sources (
        gift_id ${whole} not null references gifts (id) on delete cascade,
        import_id ${whole} not null references imports (id),
        line ${whole},
        number text,
        payer text,
        text text,
        search_key text not null default '',
        primary key (gift_id, import_id)
      )`,
      sql`create index gift_sources_by_import on gift_sources (import_id)`,
      sql`create index gift_sources_by_key on gift_sources (search_key, gift_id) where search_key > ''`,
      sql`insert into gift_sources (gift_id, import_id)
        select id, import_id from gifts where import_id is not null
        union
        select gift_id, import_id from import_changes where status_before = 'pending' and date_before is not null`,
    ])
      await step.execute(database);
  },
});
