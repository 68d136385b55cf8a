import { stringify } from 'yaml';

import type { Database } from '../database/schema.ts';
import { type ActionContext, ActionError, type ChangeOptions, type Listing, type PictureSource } from './action.ts';
import type { RemovedRows } from './removed-rows.ts';

/** A kind of content that operators write in Markdown files: news articles, campaigns or impact updates. */
export interface ContentKind<Row> {
  /** Its name on the command line and in the audit table. */
  name: 'news' | 'campaign' | 'update';
  /** Its name in a sentence. */
  label: string;
  /** The fields of its front matter, for the help. */
  fields: string;
  /** For the help: the things that are removed together with an entry. */
  removes: string;
  /** Reads an entry from a file and stores its picture. Throws an `ActionError` for an invalid file or picture. */
  read: (file: string, source: PictureSource) => Promise<Row>;
  /** Whether an entry can be added without publishing it. */
  hasDrafts?: boolean;
  /** Adds an entry: publishes it, or adds it as a draft. */
  add: (context: ActionContext, row: Row, options: AddOptions) => Promise<ContentEntry>;
  /** Adds an entry unless it exists, and mails it to donors who have not received it. */
  mail?: (context: ActionContext, row: Row, options: ChangeOptions) => Promise<ContentEntry>;
  /** Replaces an entry. Throws an `ActionError` when there is no such entry. */
  edit: (context: ActionContext, id: number, row: Row) => Promise<ContentEntry>;
  /** Removes an entry. Throws an `ActionError` when there is no such entry. */
  remove: (context: ActionContext, id: number, options?: ChangeOptions) => Promise<RemovedEntry>;
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
  return kind.add(context, await kind.read(file, context), options);
}

/** Publishes the entry in `file` unless it is already published, and mails it to donors who have not received it. */
export async function mailContent<Row>(
  context: ActionContext,
  kind: Pick<ContentKind<Row>, 'label' | 'mail' | 'read'>,
  file: string,
  options: ChangeOptions = {},
): Promise<ContentEntry> {
  if (!kind.mail) throw new ActionError(`A ${kind.label} cannot be mailed.`);
  return kind.mail(context, await kind.read(file, context), options);
}

/** Replaces an entry with the one in `file`. Throws an `ActionError` when there is no such entry. */
export async function editContent<Row>(
  context: ActionContext,
  kind: ContentKind<Row>,
  id: number,
  file: string,
): Promise<ContentEntry> {
  return kind.edit(context, id, await kind.read(file, context));
}
