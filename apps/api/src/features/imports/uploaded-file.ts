import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

import { formats } from '@hearthlight/domain';
import {
  importColumns,
  type ImportColumns,
  importLimits,
  type UploadedImport,
} from '@hearthlight/domain/desk';
import { importFile as words } from '@hearthlight/words/import-file';

import { type ActionContext, ActionError, audited } from '../../actions/action.ts';
import { files, fileTask } from '../../actions/file-task.ts';
import type { Database } from '../../database/schema.ts';
import { tooLarge } from './file-limits.ts';
import type { FileFacts, inspectUpload, readUploadedGifts } from './open-upload.ts';
import type { FileRow, ImportTable } from './read-file.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Milliseconds for which an uploaded file waits for its import. It has personal data. */
export const uploadLife = 24 * 3_600_000;

const module = new URL('open-upload.ts', import.meta.url);
const inspectApart = fileTask<typeof inspectUpload>(files, { module, name: 'inspectUpload' });
const readGiftsApart = fileTask<typeof readUploadedGifts>(files, { module, name: 'readUploadedGifts' });

/** Stores a file until it is imported. Throws an `ActionError` for a file that is not CSV or too large. */
export async function uploadImport(
  context: ActionContext,
  bytes: Buffer,
  fileName: string,
): Promise<UploadedImport> {
  if (bytes.length > importLimits.bytes) throw tooLarge();
  const content = await compress(bytes);
  const facts = await inspectApart({ content, fileName, formats: formats() });
  const uploaded = {
    content: content.toString('base64'),
    uploaded_at: context.now(),
    uploaded_by: context.actor,
    file_name: fileName,
  };
  const id = await audited(context, 'donation import-upload', async (database) => {
    const row = await database
      .insertInto('imports')
      .values({ ...uploaded, ...notImported, source: facts.kind })
      .returning('id')
      .executeTakeFirstOrThrow();
    // The activity log has no file name, because it may contain a person's name.
    return { subject: { kind: 'import', id: row.id }, detail: `${facts.rows} rows`, result: row.id };
  });
  return describe(context.database, { id, fileName }, facts);
}

const notImported = {
  state: 'uploaded' as const,
  imported_at: null,
  imported_by: null,
  undone_at: null,
  undone_by: null,
};

/** Returns an uploaded file that waits for its import. Throws an `ActionError` if there is none. */
async function findUpload(database: Database, id: number) {
  const row = await database
    .selectFrom('imports')
    .select(['content', 'file_name'])
    .where('id', '=', id)
    .where('state', '=', 'uploaded')
    .executeTakeFirst();
  if (!row || row.content === null) {
    throw new ActionError(`There is no uploaded file ${id}.`, { status: 404, sentence: () => words.gone });
  }
  return { content: Buffer.from(row.content, 'base64'), fileName: row.file_name, formats: formats() };
}

/** Returns what was found out about an uploaded file that waits for its import. */
export async function readUpload(database: Database, id: number): Promise<UploadedImport> {
  const file = await findUpload(database, id);
  return describe(database, { id, fileName: file.fileName }, await inspectApart(file));
}

/** An uploaded file whose rows are understood. */
interface UploadedGifts extends Pick<ImportTable, 'headers' | 'kind'> {
  fileName: string;
  rows: readonly FileRow[];
}

/** Reads the gifts in an uploaded file. Throws an `ActionError` if it does not have the columns. */
export async function readGifts(
  { database, timeZone }: Pick<ActionContext, 'database' | 'timeZone'>,
  id: number,
  columns: ImportColumns | null,
): Promise<UploadedGifts> {
  const file = await findUpload(database, id);
  const { pieces, ...table } = await readGiftsApart(file, { columns, timeZone });
  const rows: FileRow[] = [];
  for (const piece of pieces) {
    const some: FileRow[] = JSON.parse((await decompress(piece)).toString());
    rows.push(...some);
  }
  return { ...table, rows, fileName: file.fileName };
}

async function describe(
  database: Database,
  { fileName, id }: { fileName: string; id: number },
  { guessed, headers, ...facts }: FileFacts,
): Promise<UploadedImport> {
  const remembered = facts.kind === 'bank' ? await rememberedColumns(database, headers) : undefined;
  const columns = remembered ?? guessed;
  return {
    ...facts,
    id,
    columns,
    file_name: fileName,
    decimal: columns?.decimal ?? facts.decimal,
    headers: headers.filter(Boolean),
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
    return { subject: { kind: 'import', id }, result: undefined };
  });
}
