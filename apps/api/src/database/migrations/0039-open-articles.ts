import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** Adds who has which article open in the desk. */
export const openArticles = (engine: Engine): Migration => ({
  async up(database) {
    const whole = sql.raw(engine === 'postgres' ? 'bigint' : 'integer');
    await sql`create table open_articles (
      news_id ${whole} not null references news (id) on delete cascade,
      staff_id ${whole} not null references staff (id) on delete cascade,
      seen_at ${whole} not null,
      primary key (news_id, staff_id)
    )`.execute(database);
  },
});
