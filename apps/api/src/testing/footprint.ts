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
 * Returns the rows that an action adds (+), changes (~) and removes (-) in each table, such as `audit +1, bills ~1`. A row that it
 * should leave alone makes a difference, whatever the row says. Leaves out the counters of limits. For SQLite only.
 */
export async function footprintOf(database: Database, act: () => Promise<unknown>): Promise<string> {
  const before = await allRows(database);
  await act();
  const after = await allRows(database);
  const none: Rows = new Map();
  return Array.from(after, ([name, rows]) => [name, differenceOf(before.get(name) ?? none, rows)] as const)
    .flatMap(([name, difference]) => (difference === '' ? [] : `${name} ${difference}`))
    .toSorted()
    .join(', ');
}
