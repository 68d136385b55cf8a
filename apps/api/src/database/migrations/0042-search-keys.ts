import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import { searchKey } from '../../lib/search-key.ts';

/** Texts that searches compare, and the columns of their keys. */
const keys = [
  { table: 'donors', text: sql`first_name || ' ' || last_name`, key: 'name_key' },
  { table: 'news', text: sql`title`, key: 'title_key' },
  { table: 'pictures', text: sql`alt`, key: 'alt_key' },
];

/** Makes the keys anew, by which `lukasz` finds `Łukasz`. */
export const searchKeys: Migration = {
  async up(database) {
    for (const { key, table, text } of keys) {
      const { rows } = await sql<{ id: string; text: string; key: string }>`
        select id, ${text} as text, ${sql.ref(key)} as key from ${sql.table(table)}`.execute(database);
      for (const row of rows) {
        if (searchKey(row.text) === row.key) continue;
        await sql`update ${sql.table(table)} set ${sql.ref(key)} = ${searchKey(row.text)}
          where id = ${row.id}`.execute(database);
      }
    }
  },
};
