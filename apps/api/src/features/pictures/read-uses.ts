import { sql } from 'kysely';

import type { PictureUse, PictureUses } from '../../actions/picture-uses.ts';
import type { Database } from '../../database/schema.ts';

/** Returns the uses of all uploaded pictures, or of some, by the picture's id. */
export async function readUses(
  database: Database,
  all: readonly PictureUses[],
  only?: readonly string[],
): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>();
  if (only?.length === 0) return uses;
  for (const { kind, table } of all)
    for (const { picture_id: picture, id, title } of await usesIn(database, { kind, table }, only))
      uses.set(picture, [...(uses.get(picture) ?? []), { kind, id, title: title ?? '' }]);
  return uses;
}

async function usesIn(
  database: Database,
  { kind, table: name }: Pick<PictureUses, 'kind' | 'table'>,
  only: readonly string[] | undefined,
) {
  const table = sql.table(name);
  const { rows } = await sql<{ picture_id: string; id: number; title: string | null }>`
    select picture_id, entry_id as id, ${table}.title
    from picture_uses join ${table} on ${table}.id = entry_id
    where kind = ${kind} ${only === undefined ? sql`` : sql`and picture_id in (${sql.join(only)})`}
    order by entry_id`.execute(database);
  return rows;
}
