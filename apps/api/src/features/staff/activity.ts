import { activityEntry, type DeskQuery, type DeskResponse } from '@hearthlight/domain/desk';

import { keysetPage } from '../../actions/keyset.ts';
import { instantsOf } from '../../actions/read-page.ts';
import { distinctTexts } from '../../database/distinct-texts.ts';
import type { Database } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';

/** Names in the filter. */
const maxActors = 100;

/** Returns a page of the changes that staff and operators made, the newest first. Days are the foundation's. */
export async function listActivity(
  database: Database,
  { actor, after, from, kind, to }: DeskQuery<'activityList'>,
): Promise<DeskResponse<'activityList'>> {
  const { end, start } = instantsOf({ from, to });
  let query = database.selectFrom('audit').selectAll();
  if (actor !== undefined) query = query.where('actor', '=', actor);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (from !== undefined) query = query.where('at', '>=', start);
  if (to !== undefined) query = query.where('at', '<', end);
  const keys = [
    { column: 'at', of: (row: { at: number }) => row.at },
    { column: 'id', of: (row: { id: number }) => row.id },
  ];
  const { next, rows } = await keysetPage(query, keys, after);
  const files = await filesOf(database, rows);
  const entries = rows.map(({ action, actor, at, changes, detail, id, staff_id: staff, subject }) => ({
    id,
    actor,
    action,
    subject,
    detail,
    file: files.get(subject) || undefined,
    at: isoInstant(at),
    source: staff === null ? ('command line' as const) : ('desk' as const),
    changes: activityEntry.shape.changes.parse(JSON.parse(changes)),
  }));
  const actors = await distinctTexts(database, { table: 'audit', column: 'actor', most: maxActors });
  return { entries, actors, next };
}

/** Returns the names of the imported files that entries are about, by subject. */
async function filesOf(
  database: Database,
  entries: ReadonlyArray<{ subject: string }>,
): Promise<ReadonlyMap<string, string>> {
  const ids = entries.flatMap(({ subject }) => /^import (\d+)$/.exec(subject)?.[1] ?? []);
  if (ids.length === 0) return new Map();
  const files = await database
    .selectFrom('imports')
    .select(['id', 'file_name'])
    .where('id', 'in', [...new Set(ids)].map(Number))
    .execute();
  return new Map(files.map(({ file_name: name, id }) => [`import ${id}`, name]));
}
