import { sql } from 'kysely';

import type { Database, Schema } from './schema.ts';

/**
 * Returns the texts of a column, in order. Jumps from one to the next in the index of the column instead of reading all
 * rows.
 */
export async function distinctTexts(
  database: Database,
  { column, most, table }: { table: keyof Schema; column: string; most: number },
): Promise<string[]> {
  const texts: string[] = [];
  for (let last = ''; texts.length < most;) {
    const { rows } = await sql<{ text: string | null }>`select min(${sql.ref(column)}) as text
      from ${sql.table(table)} where ${sql.ref(column)} > ${last}`.execute(database);
    // PostgreSQL returns null when there is none.
    const text = rows[0]?.text;
    if (!text) break;
    texts.push(text);
    last = text;
  }
  return texts;
}
