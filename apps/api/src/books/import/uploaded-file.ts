import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

import {
  importColumns,
  type ImportColumns,
  importLimits,
  type UploadedImport,
} from '@hearthlight/domain/desk';
import { importFile as words } from '@hearthlight/words/import-file';

import type { Database } from '../../database/schema.ts';
import { type ActionContext, ActionError, audited } from '../../staff/action.ts';
import { tooLarge } from './file-limits.ts';
import { guessColumns } from './guess-columns.ts';
import { decimalMarkOf } from './imported-gift.ts';
import { type ImportTable, readImportTable } from './read-file.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Milliseconds for which an uploaded file waits for its import. It has personal data. */
export const uploadLife = 24 * 3_600_000;

/** Rows and characters of a cell that help to recognize the columns. */
const sampleRows = 3;
const sampleLength = 80;

/** Stores a file until it is imported. Throws an `ActionError` for a file that is not CSV or too large. */
export async function uploadImport(
  context: ActionContext,
  bytes: Buffer,
  fileName: string,
): Promise<UploadedImport> {
  if (bytes.length > importLimits.bytes) throw tooLarge();
  const table = await readImportTable(bytes, fileName);
  const content = (await compress(bytes)).toString('base64');
  const uploaded = { content, uploaded_at: context.now(), uploaded_by: context.actor, file_name: fileName };
  const id = await audited(context, 'donation import-upload', async (database) => {
    const row = await database
      .insertInto('imports')
      .values({ ...uploaded, ...notImported, source: table.kind })
      .returning('id')
      .executeTakeFirstOrThrow();
    // The activity log has no file name, because it may contain a person's name.
    return { subject: `import ${row.id}`, detail: `${table.rows.length} rows`, result: row.id };
  });
  return describe(context.database, { id, fileName }, table);
}

const notImported = {
  state: 'uploaded' as const,
  imported_at: null,
  imported_by: null,
  undone_at: null,
  undone_by: null,
};

/** Returns an uploaded file that waits for its import. */
export async function readUpload(
  database: Database,
  id: number,
): Promise<{ fileName: string; table: ImportTable }> {
  const row = await database
    .selectFrom('imports')
    .select(['content', 'file_name'])
    .where('id', '=', id)
    .where('state', '=', 'uploaded')
    .executeTakeFirst();
  if (!row || row.content === null) {
    throw new ActionError(`There is no uploaded file ${id}.`, { status: 404, sentence: () => words.gone });
  }
  const bytes = await decompress(Buffer.from(row.content, 'base64'), {
    maxOutputLength: importLimits.bytes,
  });
  return { fileName: row.file_name, table: await readImportTable(bytes, row.file_name) };
}

/** Returns what was found out about an uploaded file. */
export async function describe(
  database: Database,
  { fileName, id }: { fileName: string; id: number },
  table: ImportTable,
): Promise<UploadedImport> {
  const { delimiter, encoding, headers, kind, rows } = table;
  const remembered = kind === 'bank' ? await rememberedColumns(database, headers) : undefined;
  const columns = kind === 'bank' ? (remembered ?? guessColumns(table)) : null;
  const amounts = rows.flatMap(({ cells }) => cells.filter((cell) => /^[-+]?[\d.,]+$/.test(cell)));
  return {
    id,
    kind,
    encoding,
    delimiter,
    columns,
    file_name: fileName,
    decimal: columns?.decimal ?? decimalMarkOf(amounts),
    headers: headers.filter(Boolean),
    sample: rows
      .slice(0, sampleRows)
      .map(({ cells }) =>
        headers.flatMap((header, index) =>
          header === '' ? [] : (cells[index] ?? '').slice(0, sampleLength),
        ),
      ),
    rows: rows.length,
    is_remembered: remembered !== undefined,
    campaigns: await database.selectFrom('campaigns').select(['id', 'title']).orderBy('id', 'desc').execute(),
  };
}

const headerHash = (headers: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(headers)).digest('base64url');

async function rememberedColumns(
  database: Database,
  headers: readonly string[],
): Promise<ImportColumns | undefined> {
  const row = await database
    .selectFrom('import_columns')
    .select('columns')
    .where('header_hash', '=', headerHash(headers))
    .executeTakeFirst();
  return row && importColumns.safeParse(JSON.parse(row.columns)).data;
}

/** Remembers the columns of a bank statement for its next file. */
export async function rememberColumns(
  { actor, database, now }: Pick<ActionContext, 'actor' | 'database' | 'now'>,
  headers: readonly string[],
  columns: ImportColumns,
): Promise<void> {
  const saved = { columns: JSON.stringify(columns), saved_at: now(), saved_by: actor };
  await database
    .insertInto('import_columns')
    .values({ header_hash: headerHash(headers), ...saved })
    .onConflict((conflict) => conflict.column('header_hash').doUpdateSet(saved))
    .execute();
}

/** Removes an uploaded file that was not imported. */
export async function discardUpload(context: ActionContext, id: number): Promise<void> {
  await audited(context, 'donation import-discard', async (database) => {
    const { numDeletedRows } = await database
      .deleteFrom('imports')
      .where('id', '=', id)
      .where('state', '=', 'uploaded')
      .executeTakeFirstOrThrow();
    if (Number(numDeletedRows) === 0) {
      throw new ActionError(`There is no uploaded file ${id}.`, { status: 404, sentence: () => words.gone });
    }
    return { subject: `import ${id}`, result: undefined };
  });
}
