import { sql } from 'kysely';

import type { Database, Engine, Schema } from './schema.ts';

/** Tables of earlier versions, which their backups have. */
type FormerTable = 'donations' | 'donation_entries';

/**
 * All tables, and whether a backup restores their rows, has them as files, or leaves them to the triggers. After a
 * restore, no old session, used code, link or sent mail may come back. Recovery codes do: without them, staff who lost
 * their phone meanwhile could not sign in.
 */
const tables: Record<keyof Schema | FormerTable, 'restored' | 'discarded' | 'files' | 'derived'> = {
  donors: 'restored',
  former_addresses: 'restored',
  sessions: 'discarded',
  codes: 'discarded',
  limits: 'restored',
  campaigns: 'restored',
  registrations: 'restored',
  gifts: 'restored',
  gift_entries: 'restored',
  entry_sums: 'derived',
  donations: 'restored',
  donation_entries: 'restored',
  gift_mails: 'restored',
  plans: 'restored',
  occasions: 'restored',
  receipts: 'restored',
  statement_mails: 'restored',
  bills: 'restored',
  books_currency: 'restored',
  ledgers: 'restored',
  ledger_leaves: 'restored',
  ledger_keys: 'restored',
  gift_secrets: 'restored',
  imports: 'restored',
  import_changes: 'restored',
  gift_sources: 'restored',
  waiting_rows: 'restored',
  left_out: 'restored',
  pledge_payments: 'restored',
  import_columns: 'restored',
  month_proposals: 'restored',
  impact_updates: 'restored',
  news: 'restored',
  news_revisions: 'restored',
  open_articles: 'discarded',
  former_titles: 'restored',
  hold_words: 'restored',
  news_translations: 'restored',
  campaign_translations: 'restored',
  update_translations: 'restored',
  pictures: 'restored',
  picture_uses: 'restored',
  // Read again from the restored files.
  picture_files: 'discarded',
  uploads: 'files',
  upload_parts: 'files',
  comments: 'restored',
  audit: 'restored',
  outbox: 'discarded',
  update_mails: 'restored',
  update_tests: 'restored',
  sent_mails: 'restored',
  staff: 'restored',
  staff_sessions: 'discarded',
  staff_links: 'discarded',
  staff_passkeys: 'restored',
  staff_recovery_codes: 'restored',
  versions: 'restored',
  marks: 'restored',
};

/** Whether a table is or was one of Hearthlight's. */
export const isTable = (name: string): name is keyof typeof tables => Object.hasOwn(tables, name);

/** Whether a backup restores the rows of a table. */
export const isRestored = (name: string): boolean => isTable(name) && tables[name] === 'restored';

/** Whether a snapshot has the rows of a table. */
export const isInSnapshot = (name: string): boolean =>
  isTable(name) && tables[name] !== 'files' && tables[name] !== 'derived';

/** A table in the database. */
export interface Table {
  name: string;
  columns: string[];
  /** The columns of the primary key, in order. */
  key: string[];
}

/** A single-column foreign key. */
export interface ForeignKey {
  table: string;
  column: string;
  parent: string;
  parent_column: string;
}

interface Column {
  table: string;
  column: string;
  /** The position in the primary key, from 1. 0 if the column is not part of it. */
  key: number;
  /** Of SQLite only. */
  type?: string;
}

const columnQuery = {
  sqlite: sql<Column>`
    select t.name as "table", c.name as "column", c.pk as key, c.type
    from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table' order by t.name, c.cid`,
  postgres: sql<Column>`
    select c.table_name as "table", c.column_name as "column", coalesce(k.ordinal_position, 0) as key
    from information_schema.columns c
    left join information_schema.table_constraints p
      on p.table_schema = c.table_schema and p.table_name = c.table_name and p.constraint_type = 'PRIMARY KEY'
    left join information_schema.key_column_usage k
      on k.constraint_schema = p.constraint_schema and k.constraint_name = p.constraint_name
      and k.table_name = c.table_name and k.column_name = c.column_name
    where c.table_schema = current_schema() order by c.table_name, c.ordinal_position`,
};

const foreignKeyQuery = {
  sqlite: sql<ForeignKey>`
    select t.name as "table", f."from" as "column", f."table" as parent, coalesce(f."to", 'id') as parent_column
    from sqlite_master t, pragma_foreign_key_list(t.name) f where t.type = 'table'`,
  postgres: sql<ForeignKey>`
    select child.relname as "table", a.attname as "column", parent.relname as parent, b.attname as parent_column
    from pg_constraint f
    join pg_class child on child.oid = f.conrelid
    join pg_class parent on parent.oid = f.confrelid
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    join pg_attribute b on b.attrelid = f.confrelid and b.attnum = f.confkey[1]
    where f.contype = 'f' and child.relnamespace = current_schema()::regnamespace`,
};

/** Returns the foreign keys between the tables. */
export async function readForeignKeys(database: Database, engine: Engine): Promise<ForeignKey[]> {
  const { rows } = await foreignKeyQuery[engine].execute(database);
  return rows.filter(({ table }) => isTable(table));
}

/** Returns the columns of whole numbers of an SQLite database, by table. SQLite itself stores any text in them. */
export async function readWholeColumns(database: Database): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await columnQuery.sqlite.execute(database);
  const whole = rows.filter(({ table, type }) => isTable(table) && type?.toLowerCase() === 'integer');
  const byTable = Map.groupBy(whole, ({ table }) => table);
  return new Map([...byTable].map(([table, columns]) => [table, columns.map(({ column }) => column)]));
}

/**
 * Returns the existing tables, parents before children. `versions` is last, because triggers change it. `entry_sums` is
 * before the entries whose triggers change it, so that it is emptied after them.
 */
export async function readTables(database: Database, engine: Engine): Promise<Table[]> {
  const { rows } = await columnQuery[engine].execute(database);
  const found = Map.groupBy(
    rows.filter(({ table }) => isTable(table)),
    ({ table }) => table,
  );
  const foreignKeys = await readForeignKeys(database, engine);
  const parentsOf = (name: string) => {
    if (name === 'versions') return [...found.keys()].filter((other) => other !== 'versions');
    const parents = foreignKeys.flatMap(({ table, parent }) => (table === name && parent !== name ? [parent] : []));
    return name === 'gift_entries' && found.has('entry_sums') ? ['entry_sums', ...parents] : parents;
  };
  const ordered = new Set<string>();
  const add = (name: string) => {
    for (const parent of parentsOf(name)) if (!ordered.has(parent)) add(parent);
    ordered.add(name);
  };
  for (const name of found.keys()) add(name);
  return [...ordered].map((name) => {
    const columns = found.get(name) ?? [];
    const key = columns.filter((column) => column.key > 0).toSorted((one, other) => one.key - other.key);
    return { name, columns: columns.map(({ column }) => column), key: key.map(({ column }) => column) };
  });
}

/** Counts the rows of a table. */
export async function countRows(database: Database, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(database);
  return rows[0]?.count ?? 0;
}
