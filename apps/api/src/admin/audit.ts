import type { Database } from '../database/schema.ts';
import { isoInstant } from '../iso-time.ts';
import { type Page, type PageRange, pageSize } from './admin-context.ts';

const day = 86_400_000;

/** Lists the changes that operators made, newest first. Days are in UTC. */
export async function listAudit(
  database: Database,
  { from, page, to }: PageRange = { page: 1 },
): Promise<Page> {
  const entries = await database
    .selectFrom('audit')
    .selectAll()
    .$if(from !== undefined, (all) => all.where('at', '>=', Date.parse(from ?? '')))
    .$if(to !== undefined, (all) => all.where('at', '<', Date.parse(to ?? '') + day))
    .orderBy('id', 'desc')
    .$if(page !== undefined, (all) => all.limit(pageSize + 1).offset(((page ?? 1) - 1) * pageSize))
    .execute();
  const shown = page === undefined ? entries : entries.slice(0, pageSize);
  const rows = shown.map(({ at, ...entry }) => ({ ...entry, at: isoInstant(at) }));
  return {
    rows,
    lines: rows.map(({ at, actor, action, subject, detail }) =>
      [at, actor, action, subject, detail].join('\t'),
    ),
    empty: 'No changes are recorded.',
    hasMore: entries.length > shown.length,
  };
}
