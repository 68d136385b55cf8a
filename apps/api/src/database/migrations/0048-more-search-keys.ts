import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import { searchKey } from '../../lib/search-key.ts';
import type { Engine } from './engine.ts';

/** Texts that searches compare, and the new columns of their keys. */
const keys = [
  { table: 'gifts', text: sql`giver_name`, key: 'name_key' },
  { table: 'bills', text: sql`payee || ' ' || kind`, key: 'search_key' },
];

/** Adds the keys by which `lukasz` finds the gifts of `Łukasz`, who has no account, and his bills. */
export const moreSearchKeys = (engine: Engine): Migration => ({
  async up(database) {
    await sql`alter table gifts add column name_key text`.execute(database);
    await sql`alter table bills add column search_key text not null default ''`.execute(database);
    for (const { key, table, text } of keys) {
      const { rows } = await sql<{ id: number; text: string }>`
        select id, ${text} as text from ${sql.table(table)} where ${text} is not null`.execute(database);
      for (const row of rows) {
        await sql`update ${sql.table(table)} set ${sql.ref(key)} = ${searchKey(row.text)}
          where id = ${row.id}`.execute(database);
      }
    }
    await sql`drop index gifts_by_giver`.execute(database);
    const columns = sql`giver_key, date, payment_status, amount_cents, giver_name, giver_email, name_key`;
    await sql`create index gifts_by_giver on gifts (${columns}${engine === 'sqlite' ? sql`` : sql`, id`})`.execute(
      database,
    );
  },
});
