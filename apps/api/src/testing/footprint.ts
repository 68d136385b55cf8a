import { sql } from 'kysely';

import type { Database } from '../database/schema.ts';

type Rows = ReadonlyMap<string, string>;

/** Returns the rows of each table of an SQLite database by their primary keys. */
async function allRows(database: Database): Promise<ReadonlyMap<string, Rows>> {
  const keys = await sql<{ name: string; key: string }>`
    select tables.name, columns.name as key
    from sqlite_master as tables join pragma_table_info(tables.name) as columns
    where tables.type = 'table' and tables.name <> 'limits' and columns.pk > 0
  `.execute(database);
  const byTable = Map.groupBy(keys.rows, ({ name }) => name);
  const found = Array.from(byTable, async ([name, columns]) => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database);
    const keyOf = (row: Record<string, unknown>) => columns.map(({ key }) => String(row[key])).join(' ');
    return [name, new Map(rows.map((row) => [keyOf(row), JSON.stringify(row)]))] as const;
  });
  return new Map(await Promise.all(found));
}

/** Returns how many rows were added (+), changed (~) and removed (-), or an empty text. */
function differenceOf(before: Rows, after: Rows): string {
  const counts = {
    '+': [...after.keys()].filter((key) => !before.has(key)),
    '~': [...after].filter(([key, row]) => before.has(key) && before.get(key) !== row),
    '-': [...before.keys()].filter((key) => !after.has(key)),
  };
  return Object.entries(counts)
    .flatMap(([sign, { length }]) => (length > 0 ? `${sign}${length}` : []))
    .join(' ');
}

/**
 * Notes which versions and people are locked from now on: set to the value that they have. The table has no key, so it
 * is in no footprint.
 */
async function noteLocks(database: Database): Promise<void> {
  await sql`create table if not exists noted_locks (name text)`.execute(database);
  await sql`create trigger if not exists note_lock after update on versions when new.value = old.value begin
    insert into noted_locks values (new.name);
  end`.execute(database);
  await sql`create trigger if not exists note_person after update of totp_step on staff when new.totp_step = old.totp_step begin
    insert into noted_locks values ('person');
  end`.execute(database);
  await sql`delete from noted_locks`.execute(database);
}

async function notedLocks(database: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select distinct name from noted_locks order by name`.execute(database);
  return rows.length === 0 ? '' : `; locks ${rows.map(({ name }) => name).join(', ')}`;
}

/**
 * Returns the rows that an action adds (+), changes (~) and removes (-) in each table, and what it locks, such as
 * `audit +1, bills ~1; locks books`. A row that it should leave alone makes a difference, whatever the row says. Leaves
 * out the counters of limits. For SQLite only.
 */
export async function footprintOf(database: Database, act: () => Promise<unknown>): Promise<string> {
  await noteLocks(database);
  const before = await allRows(database);
  await act();
  const after = await allRows(database);
  const none: Rows = new Map();
  const tables = Array.from(after, ([name, rows]) => [name, differenceOf(before.get(name) ?? none, rows)] as const);
  const changes = tables.flatMap(([name, difference]) => (difference === '' ? [] : `${name} ${difference}`));
  return changes.toSorted().join(', ') + (await notedLocks(database));
}
