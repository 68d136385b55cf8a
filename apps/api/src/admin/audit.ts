import { readPage } from '../database/read-page.ts';
import type { Database } from '../database/schema.ts';
import { isoInstant } from '../iso-time.ts';
import type { Page, PageRange } from '../staff/action.ts';

const day = 86_400_000;

/** Lists the changes that operators made, newest first. Days are in UTC. */
export async function listAudit(
  database: Database,
  { from, page, to }: PageRange = { page: 1 },
): Promise<Page> {
  const query = database
    .selectFrom('audit')
    .selectAll()
    .$if(from !== undefined, (all) => all.where('at', '>=', Date.parse(from ?? '')))
    .$if(to !== undefined, (all) => all.where('at', '<', Date.parse(to ?? '') + day))
    .orderBy('id', 'desc');
  const { hasMore, rows: entries } = await readPage(query, page);
  const rows = entries.map(({ at, ...entry }) => ({ ...entry, at: isoInstant(at) }));
  return {
    columns: ['id', 'at', 'actor', 'action', 'kind', 'subject', 'detail', 'staff_id', 'changes'],
    rows,
    lines: rows.map(({ at, actor, action, subject, detail }) =>
      [at, actor, action, subject, detail].join('\t'),
    ),
    empty: 'No changes are recorded.',
    hasMore,
  };
}
