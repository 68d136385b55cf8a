import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

import { formats } from '@hearthlight/domain';
import {
  programText,
  type CellCorrection,
  importLimits,
  type ReadingProposal,
  someColumns,
  type SomeColumns,
  type UploadedImport,
} from '@hearthlight/domain/desk';
import { importFile as words } from '@hearthlight/words/import-file';

import { type ActionContext, ActionError, audited } from '../../actions/action.ts';
import { files, fileTask } from '../../actions/file-task.ts';
import type { Database } from '../../database/schema.ts';
import { todayOf } from '../books/requirements.ts';
import type {
  explainUpload,
  FileFacts,
  inspectUpload,
  PackedGifts,
  readUploadedGifts,
  StoredFile,
} from './formats/open-upload.ts';
import type { FileRow } from './formats/read-file.ts';
import { tooLarge } from './rows/file-limits.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Milliseconds for which an uploaded file waits for its import. It has personal data. */
export const uploadLife = 24 * 3_600_000;

const module = new URL('formats/open-upload.ts', import.meta.url);
const inspectApart = fileTask<typeof inspectUpload>(files, { module, name: 'inspectUpload' });
const explainApart = fileTask<typeof explainUpload>(files, { module, name: 'explainUpload' });
const readGiftsApart = fileTask<typeof readUploadedGifts>(files, { module, name: 'readUploadedGifts' });

type Reading = Pick<ActionContext, 'database' | 'knownPayers' | 'now' | 'timeZone'>;

const factsOf = (context: Omit<Reading, 'database'>) => ({
  knownPayers: context.knownPayers,
  timeZone: context.timeZone,
  today: todayOf(context),
});

/** Stores a file until it is imported. Throws an `ActionError` for a file that is not CSV or too large. */
export async function uploadImport(context: ActionContext, bytes: Buffer, fileName: string): Promise<UploadedImport> {
  if (bytes.length > importLimits.bytes) throw tooLarge();
  const content = await compress(bytes);
  const file = { content, formats: formats(), ...factsOf(context) };
  const facts = await inspectRemembering(context.database, file);
  const uploaded = {
    content: content.toString('base64'),
    uploaded_at: context.now(),
    uploaded_by: context.actor,
    file_name: fileName,
  };
  const id = await audited(context, 'gift import-upload', async (database) => {
    const row = await database
      .insertInto('imports')
      .values({ ...uploaded, ...notImported, source: facts.kind })
      .returning('id')
      .executeTakeFirstOrThrow();
    // The activity log has no file name, because it may contain a person's name.
    return {
      subject: { kind: 'import', id: row.id },
      detail: programText('rowsRead', { count: facts.rows }),
      result: row.id,
    };
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
async function findUpload({ database, ...context }: Reading, id: number): Promise<StoredFile & { fileName: string }> {
  const row = await database
    .selectFrom('imports')
    .select(['content', 'file_name'])
    .where('id', '=', id)
    .where('state', '=', 'uploaded')
    .executeTakeFirst();
  if (!row || row.content === null) {
    throw new ActionError(words.gone, { status: 404 });
  }
  const content = Buffer.from(row.content, 'base64');
  return { content, fileName: row.file_name, formats: formats(), ...factsOf(context) };
}

/** Returns what was found out about an uploaded file that waits for its import, with answers to what it leaves open. */
export async function readUpload(
  context: Reading,
  id: number,
  answered?: { known: SomeColumns; page?: number | undefined },
): Promise<UploadedImport> {
  const { database } = context;
  const file = await findUpload(context, id);
  const facts = answered
    ? await inspectKnown(file, { isRemembered: false, ...answered })
    : await inspectRemembering(database, file);
  return describe(database, { id, fileName: file.fileName }, facts);
}

/** Returns the readings of an uploaded file that explain a correction of one cell. */
export async function explainCell(
  context: Reading,
  id: number,
  correction: { columns: SomeColumns; correction: CellCorrection; line: number },
): Promise<ReadingProposal[]> {
  return explainApart(await findUpload(context, id), correction);
}

/** An uploaded file whose rows are understood. */
interface UploadedGifts extends Pick<PackedGifts, 'kind' | 'shape' | 'unasked'> {
  fileName: string;
  rows: readonly FileRow[];
}

/** Reads the gifts in an uploaded file. Throws an `ActionError` if it does not have the columns. */
export async function readGifts(context: Reading, id: number, columns: SomeColumns | null): Promise<UploadedGifts> {
  const file = await findUpload(context, id);
  const { pieces, ...facts } = await readGiftsApart(file, { columns });
  const rows: FileRow[] = [];
  for (const piece of pieces) {
    const some: FileRow[] = JSON.parse((await decompress(piece)).toString());
    rows.push(...some);
  }
  return { ...facts, rows, fileName: file.fileName };
}

/** Returns what is known about a file with some answers, or with what is remembered. */
async function inspectKnown(
  file: StoredFile,
  { isRemembered, ...answered }: { isRemembered: boolean; known: SomeColumns; page?: number | undefined },
) {
  const { shape: _shape, ...facts } = await inspectApart(file, { isRemembered, ...answered });
  return { ...facts, is_remembered: isRemembered };
}

/** Returns what is known about a file, with what is remembered about others of its shape. */
async function inspectRemembering(database: Database, file: StoredFile) {
  const { shape, ...facts } = await inspectApart(file, { known: {} });
  const known = facts.columns === null ? undefined : await rememberedColumns(database, shape);
  if (known === undefined) return { ...facts, is_remembered: false };
  return inspectKnown(file, { isRemembered: true, known });
}

async function describe(
  database: Database,
  { fileName, id }: { fileName: string; id: number },
  { headers, ...facts }: Omit<FileFacts, 'shape'> & { is_remembered: boolean },
): Promise<UploadedImport> {
  return {
    ...facts,
    id,
    file_name: fileName,
    headers: [...headers],
    campaigns: await database.selectFrom('campaigns').select(['id', 'title']).orderBy('id', 'desc').execute(),
  };
}

const hashOf = (shape: string) => createHash('sha256').update(shape).digest('base64url');

async function rememberedColumns(database: Database, shape: string): Promise<SomeColumns | undefined> {
  const row = await database
    .selectFrom('import_columns')
    .select('columns')
    .where('header_hash', '=', hashOf(shape))
    .executeTakeFirst();
  return row && someColumns.safeParse(JSON.parse(row.columns)).data;
}

/**
 * Remembers the columns of an imported file for the next one of its shape, what was not asked only if it was answered
 * before. The activity log says so, without what they are.
 */
export const rememberColumns = (
  context: ActionContext,
  id: number,
  { shape, unasked }: Pick<PackedGifts, 'shape' | 'unasked'>,
  columns: SomeColumns,
) =>
  audited(context, 'gift import-format', async (database) => {
    const before = await database
      .selectFrom('import_columns')
      .select('columns')
      .where('header_hash', '=', hashOf(shape))
      .executeTakeFirst();
    const answered = someColumns.safeParse(JSON.parse(before?.columns ?? '{}')).data ?? {};
    const kept = Object.entries(columns).filter(([key]) => !unasked.has(key) || key in answered);
    const saved = {
      columns: JSON.stringify(Object.fromEntries(kept)),
      saved_at: context.now(),
      saved_by: context.actor,
    };
    await database
      .insertInto('import_columns')
      .values({ header_hash: hashOf(shape), ...saved })
      .onConflict((conflict) => conflict.column('header_hash').doUpdateSet(saved))
      .execute();
    const isUnchanged = before?.columns === saved.columns;
    return { subject: { kind: 'import', id }, isUnchanged, result: undefined };
  });

/** Removes an uploaded file that was not imported. */
export async function discardUpload(context: ActionContext, id: number): Promise<void> {
  await audited(context, 'gift import-discard', async (database) => {
    const { numDeletedRows } = await database
      .deleteFrom('imports')
      .where('id', '=', id)
      .where('state', '=', 'uploaded')
      .executeTakeFirstOrThrow();
    if (Number(numDeletedRows) === 0) {
      throw new ActionError(words.gone, { status: 404 });
    }
    return { subject: { kind: 'import', id }, result: undefined };
  });
}
