import type { Language } from '@hearthlight/domain';

import type { PictureFolders } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';

/** A translation of an entry. */
export interface TranslationKey {
  /** The number of the entry. */
  id: number;
  /** A language of the site other than the default, in which the entry is written. */
  language: Language;
}

/** How one kind of content is translated. Fields that are no text belong to the entry and are the same in all languages. */
export interface TranslationKind<Texts extends { title: string | null }> {
  /** The kind's name on the command line and in the audit table. */
  name: 'news' | 'campaign' | 'update';
  /** Its name in a sentence. */
  label: string;
  /** The fields of a translation's front matter, for the help. */
  fields: string;
  /** Reads a translation from a file. Throws an `ActionError` for an invalid file. */
  read: (file: string, folders: PictureFolders) => Promise<Texts>;
  /** Returns the parts of the file from which `read` reads the same texts. */
  write: (texts: Texts) => { matter: Record<string, unknown>; body: string };
  find: (database: Database, key: TranslationKey) => Promise<Texts | undefined>;
  /** Adds or replaces a translation. Throws a foreign key error if there is no such entry. `now` is in epoch milliseconds. */
  save: (database: Database, key: TranslationKey, texts: Texts, now: number) => Promise<void>;
  remove: (database: Database, key: TranslationKey, now: number) => Promise<void>;
}
