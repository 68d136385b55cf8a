import type { Database } from '../database/schema.ts';
import { isoInstant } from '../iso-time.ts';
import type { Listing } from './admin-context.ts';

/** The most changes in a list. */
const limit = 200;

/** Lists the newest changes that operators made, newest first. */
export async function listAudit(database: Database): Promise<Listing> {
  const entries = await database.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit).execute();
  const rows = entries.map(({ at, ...entry }) => ({ ...entry, at: isoInstant(at) }));
  return {
    rows,
    lines: rows.map(({ at, actor, action, subject, detail }) =>
      [at, actor, action, subject, detail].join('\t'),
    ),
    empty: 'No changes are recorded.',
  };
}
