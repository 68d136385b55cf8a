import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/**
 * Renames donations to gifts, as code, commands and desk call them: tables, columns, indexes, and the names of actions
 * and subjects in the activity log.
 */
export const gifts = (engine: Engine): Migration => ({
  async up(database) {
    for (const step of [
      sql`alter table donations rename to gifts`,
      sql`alter table donation_entries rename to gift_entries`,
      ...['gift_entries', 'gift_mails', 'gift_secrets', 'import_changes', 'receipts'].map(
        (table) => sql`alter table ${sql.table(table)} rename column donation_id to gift_id`,
      ),
      sql`update audit set action = 'gift' || substr(action, 9), kind = 'gift' where kind = 'donation'`,
      sql`update audit set subject = 'gift' || substr(subject, 9)
        where subject = 'donations' or subject like 'donation %'`,
    ]) {
      await step.execute(database);
    }
    await (engine === 'sqlite' ? recreateIndexes(database) : renameIndexes(database));
  },
});

const newName = (name: string) => name.replaceAll('donation', 'gift');

/** SQLite cannot rename an index. The order stays, because SQLite prefers a later index to an equal earlier one. */
async function recreateIndexes(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; statement: string }>`select name, sql as statement
    from sqlite_master where type = 'index' and name like '%donation%' and sql is not null
    order by rowid`.execute(database);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(database);
  for (const { name, statement } of rows) {
    await sql.raw(statement.replace(name, newName(name))).execute(database);
  }
}

/** Constraints and sequences keep their names, which nobody sees. */
async function renameIndexes(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select indexname as name
    from pg_indexes where schemaname = current_schema() and indexname like '%donation%'`.execute(database);
  for (const { name } of rows) {
    await sql`alter index ${sql.id(name)} rename to ${sql.id(newName(name))}`.execute(database);
  }
}
