import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import { searchKey } from '../../lib/search-key.ts';
import type { Engine } from './engine.ts';

/** Rows per statement. */
const batchSize = 500;

/** Adds the keys by which the purposes of gifts are found, such as the texts of bank statements. */
export const causeKeys = (engine: Engine): Migration => ({
  async up(database) {
    await sql`alter table gifts add column cause_key text not null default ''`.execute(database);
    const { rows } = await sql<{ id: number; cause: string }>`
      select id, cause from gifts where cause <> ''`.execute(database);
    for (let start = 0; start < rows.length; start += batchSize) {
      const keys = rows
        .slice(start, start + batchSize)
        .map(({ cause, id }) => sql`(cast(${id} as bigint), ${searchKey(cause)})`);
      await sql`update gifts set cause_key = keys.column2
        from (values ${sql.join(keys)}) as keys where gifts.id = keys.column1`.execute(database);
    }
    await sql`create index gifts_by_cause on gifts (cause_key${engine === 'sqlite' ? sql`` : sql`, id`})`.execute(
      database,
    );
  },
});
