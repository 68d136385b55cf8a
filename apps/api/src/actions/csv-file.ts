import { Readable } from 'node:stream';

import { byteOrderMark, csvLines, formats } from '@hearthlight/domain';
import type { ActionName } from '@hearthlight/domain/desk';

import { type ActionContext, audited } from './action.ts';
import type { Subject } from './subject.ts';

/** Rows that are read at a time. */
const batchSize = 1000;

/** A list to write to a file. */
interface CsvFile<Row> {
  action: ActionName;
  subject: Subject;
  /** Which rows are in it, for the activity log. */
  filter: object;
  headers: readonly string[];
  /** Returns at most `most` rows after a cursor, and the cursor of the next ones. */
  read: (page: { after: string | undefined; most: number }) => Promise<{ rows: Row[]; next: string | null }>;
  lineOf: (row: Row) => readonly (string | number)[];
}

/**
 * Returns a list as comma-separated values in the current language, and records that in the audit table. Reads it in
 * batches while it is sent, so that a file of a million rows needs no memory.
 */
export async function csvFile<Row>(
  context: ActionContext,
  { action, subject, filter, headers, lineOf, read }: CsvFile<Row>,
): Promise<Readable> {
  await audited(context, action, () => Promise.resolve({ subject, detail: textOf(filter), result: undefined }));
  // Read now: while the file is sent, the language of the request is no longer the current one.
  const notation = formats();
  async function* parts() {
    yield byteOrderMark + csvLines([headers], notation);
    let after: string | undefined;
    do {
      const { next, rows } = await read({ after, most: batchSize });
      yield csvLines(rows.map(lineOf), notation);
      after = next ?? undefined;
    } while (after !== undefined);
  }
  return Readable.from(parts());
}

const textOf = (filter: object): string =>
  Object.entries(filter)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`))
    .join(' ');
