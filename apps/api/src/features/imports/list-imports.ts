import { fromCents } from '@hearthlight/domain';
import type { ImportEntry } from '@hearthlight/domain/desk';
import { sql } from 'kysely';

import type { Page, PageRange } from '../../actions/action.ts';
import { exactMoney } from '../../actions/document.ts';
import { keysetPage } from '../../actions/keyset.ts';
import { instantsOf, readPage } from '../../actions/read-page.ts';
import type { Database } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { openRows } from './planning/undecided-rows.ts';

const selectImports = (database: Database) =>
  database
    .selectFrom('imports')
    .select(['id', 'source', 'file_name', 'state', 'uploaded_at', 'uploaded_by', 'imported_at', 'imported_by'])
    .select(['undone_at', 'undone_by', 'new_rows', 'changed_rows', 'known_rows', 'other_rows', 'refused_rows'])
    .select(['gross_cents', 'returned_cents', 'fee_cents'])
    .select(
      sql<number>`case when exists (select 1 from gift_entries e
        join ledger_leaves l on l.entry_id = e.id where e.import_id = imports.id) then 1 else 0 end`.as('is_closed'),
    )
    .select((from) =>
      from
        .selectFrom('waiting_rows')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('import_id', '=', 'imports.id')
        .where('id', 'in', openRows(database))
        .as('waiting'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof selectImports>['executeTakeFirstOrThrow']>>;

/** Returns imports and uploaded files, the newest first. */
export async function listImports(
  database: Database,
  { after }: { after?: string | undefined },
): Promise<{ imports: ImportEntry[]; next: string | null }> {
  const keys = [{ column: 'imports.id', of: ({ id }: Row) => id }];
  const { next, rows } = await keysetPage(selectImports(database), keys, after);
  return { imports: rows.map(describe), next };
}

function describe({ file_name, id, source, state, ...row }: Row): ImportEntry {
  return {
    id,
    source,
    file_name,
    state,
    at: isoInstant(row.undone_at ?? row.imported_at ?? row.uploaded_at),
    by: row.undone_by ?? row.imported_by ?? row.uploaded_by,
    rows: {
      new: row.new_rows,
      changed: row.changed_rows,
      known: row.known_rows,
      other: row.other_rows - (row.waiting ?? 0),
      refused: row.refused_rows,
      waiting: row.waiting ?? 0,
    },
    gross: fromCents(row.gross_cents),
    returned: fromCents(row.returned_cents),
    fees: fromCents(row.fee_cents),
    can_undo: state === 'imported' && row.is_closed === 0,
  };
}

/** When an import was uploaded, recorded or undone, whichever was last. */
const lastChange = sql<number>`coalesce(undone_at, imported_at, uploaded_at)`;

/** Lists imports for the command line, newest first. Days are the foundation's. */
export async function importListing(database: Database, { page, ...days }: PageRange): Promise<Page> {
  const { end, start } = instantsOf(days);
  const query = selectImports(database)
    .where(lastChange, '>=', start)
    .where(lastChange, '<', end)
    .orderBy('id', 'desc');
  const { hasMore, rows } = await readPage(query, page);
  return {
    columns: ['id', 'source', 'file_name', 'state', 'at', 'by', 'rows', 'gross', 'returned', 'fees', 'can_undo'],
    hasMore,
    rows: rows.map(describe),
    lines: rows.map((row) => {
      const { at, by, file_name: file, id, state } = describe(row);
      return [id, at, state, row.source, file, `${row.new_rows} new`, exactMoney(row.gross_cents), by].join('\t');
    }),
    empty: 'There are no imports.',
  };
}
