import { staff as words } from '@hearthlight/words/staff';
import { stringify } from 'yaml';

import { countOf } from '../count-of.ts';
import type { Database } from '../database/schema.ts';
import { keepPictures } from '../pictures/picture-use.ts';
import {
  type ActionContext,
  ActionError,
  audited,
  type ChangeOptions,
  type Listing,
  type PictureFolders,
} from '../staff/action.ts';
import type { RemovedRows } from './removed-rows.ts';

/** A kind of content that operators write in Markdown files: news articles, campaigns or impact updates. */
export interface ContentKind<Row> {
  /** Its name on the command line and in the audit table. */
  name: 'news' | 'campaign' | 'update';
  /** Its name in a sentence. */
  label: string;
  /** The fields of its front matter, for the help. */
  fields: string;
  /** What is removed together with an entry, for the help. */
  removes: string;
  /** Reads an entry from a file and stores its picture. Throws an `ActionError` for an invalid file or picture. */
  read: (file: string, folders: PictureFolders) => Promise<Row>;
  /** Returns an entry's title, or an empty string for a kind without titles. */
  titleOf: (row: Row) => string;
  /** Whether an entry can be added without publishing it. */
  hasDrafts?: boolean;
  /** Adds an entry unless it exists and mails it to the donors it concerns. Returns its id and the number of mails. */
  mail?: (context: ActionContext, database: Database, row: Row) => Promise<{ id: number; mails: number }>;
  insert: (database: Database, row: Row, options: AddOptions & { now: number }) => Promise<{ id: number }>;
  /** Returns `undefined` when there is no entry with this id. */
  update: (
    database: Database,
    id: number,
    row: Row,
    context: ActionContext,
  ) => Promise<{ id: number } | undefined>;
  /** Counts the rows that are removed together with an entry, by table. */
  dependents: (database: Database, id: number) => Promise<RemovedRows>;
  /** Returns `undefined` when there is no entry with this id. */
  remove: (database: Database, id: number) => Promise<{ title?: string } | undefined>;
  list: (database: Database) => Promise<Listing>;
}

/** An entry in the form in which it was written. */
export interface WrittenEntry {
  /** All fields and the text. */
  fields: Record<string, unknown>;
  /** The file, which the edit command accepts. */
  document: string;
}

/** Returns a Markdown file with front matter. */
export const documentOf = (matter: Record<string, unknown>, body: string): string =>
  `---\n${Object.keys(matter).length === 0 ? '{}\n' : stringify(matter)}---\n${body}`;

interface AddOptions {
  /** Adds the entry without publishing it. */
  draft?: boolean;
}

/** An entry that a command added, changed or removed. */
export interface ContentEntry {
  id: number;
  /** The number of queued mails. Absent unless the entry was mailed. */
  mails?: number;
  /** Empty for a kind without titles. */
  title: string;
}

/** A removed entry and the number of rows removed with it, by table. */
export interface RemovedEntry extends ContentEntry {
  removed: RemovedRows;
}

/** Publishes the entry in `file`, or adds it as a draft. */
export async function addContent<Row>(
  context: ActionContext,
  kind: ContentKind<Row>,
  file: string,
  options: AddOptions = {},
): Promise<ContentEntry> {
  return addEntry(context, kind, await kind.read(file, context.folders), options);
}

/** Adds an entry: publishes it, or adds it as a draft. */
export async function addEntry<Row>(
  context: ActionContext,
  kind: ContentKind<Row>,
  row: Row,
  options: AddOptions = {},
): Promise<ContentEntry> {
  const title = kind.titleOf(row);
  return audited(context, `${kind.name} add`, async (database) => {
    await keepPictures(database, context.folders, row);
    const { id } = await kind.insert(database, row, { ...options, now: context.now() });
    return { subject: `${kind.name} ${id}`, detail: title, result: { id, title } };
  });
}

/** Publishes the entry in `file` unless it is already published, and mails it to donors who have not received it. */
export async function mailContent<Row>(
  context: ActionContext,
  kind: ContentKind<Row> & Required<Pick<ContentKind<Row>, 'mail'>>,
  file: string,
  options: ChangeOptions = {},
): Promise<ContentEntry> {
  const row = await kind.read(file, context.folders);
  const title = kind.titleOf(row);
  return audited(
    context,
    `${kind.name} mail`,
    async (database) => {
      await keepPictures(database, context.folders, row);
      const { id, mails } = await kind.mail(context, database, row);
      return { subject: `${kind.name} ${id}`, detail: countOf(mails, 'mail'), result: { id, title, mails } };
    },
    options,
  );
}

/** Replaces an entry with the one in `file`. Throws an `ActionError` when there is no such entry. */
export async function editContent<Row>(
  context: ActionContext,
  kind: ContentKind<Row>,
  id: number,
  file: string,
): Promise<ContentEntry> {
  return editEntry(context, kind, id, await kind.read(file, context.folders));
}

/** Replaces an entry. Throws an `ActionError` when there is no such entry. */
export async function editEntry<Row>(
  context: ActionContext,
  kind: ContentKind<Row>,
  id: number,
  row: Row,
): Promise<ContentEntry> {
  const title = kind.titleOf(row);
  return audited(context, `${kind.name} edit`, async (database) => {
    await keepPictures(database, context.folders, row);
    if (!(await kind.update(database, id, row, context))) throw notFound(kind, id);
    return { subject: `${kind.name} ${id}`, detail: title, result: { id, title } };
  });
}

/** Removes an entry. Throws an `ActionError` when there is no such entry. */
export async function removeContent<Row>(
  context: ActionContext,
  kind: ContentKind<Row>,
  id: number,
  options: ChangeOptions = {},
): Promise<RemovedEntry> {
  return audited(
    context,
    `${kind.name} remove`,
    async (database) => {
      const rows = await kind.dependents(database, id);
      const removed = await kind.remove(database, id);
      if (!removed) throw notFound(kind, id);
      const { title = '' } = removed;
      return { subject: `${kind.name} ${id}`, detail: title, result: { id, title, removed: rows } };
    },
    options,
  );
}

/** Returns the error for an unknown entry. */
export const notFound = ({ label, name }: Pick<ContentKind<never>, 'label' | 'name'>, id: number) =>
  new ActionError(`There is no ${label} ${id}; “${name} list” shows all.`, {
    status: 404,
    sentence: () => words.entryGone,
  });
