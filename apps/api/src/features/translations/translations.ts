import type { Language, SiteLanguages } from '@hearthlight/domain';
import { programText } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import {
  type ActionContext,
  ActionError,
  audited,
  type ChangeOptions,
  changesBetween,
  type PictureSource,
} from '../../actions/action.ts';
import { noEntry } from '../../actions/no-entry.ts';
import { isOrphan } from '../../database/failures.ts';
import type { Database } from '../../database/schema.ts';
import { keepPictures } from '../pictures/stored-pictures.ts';
import type { TranslationKey, TranslationTable } from './translation-table.ts';

/**
 * How one kind of content is translated. Fields that are no text belong to the entry and are the same in all languages.
 */
export interface Translations<Texts extends { title: string | null }> extends TranslationTable<Texts> {
  /** The kind's name on the command line and in the audit table. */
  name: 'news' | 'campaign' | 'update';
  /** Its name in a sentence. */
  label: string;
  /** The fields of a translation's front matter, for the help. */
  fields: string;
  /** Reads a translation from a file. Throws an `ActionError` for an invalid file. */
  read: (file: string, source: PictureSource) => Promise<Texts>;
  /** Returns the parts of the file from which `read` reads the same texts. */
  write: (texts: Texts) => { matter: Record<string, unknown>; body: string };
}

/** A translation that was changed or removed. */
export interface ChangedTranslation extends TranslationKey {
  /** Empty for an update without a title. */
  title: string;
}

/** A translation to save. */
interface NewTranslation<Texts> extends TranslationKey {
  texts: Texts;
  /** Locks the entry and throws unless the stored translation is the one that was changed. */
  requireUnchanged?: (database: Database) => Promise<void>;
}

/** Adds or replaces the translation of an entry. Throws an `ActionError` when there is no such entry. */
export async function saveTranslation<Texts extends { title: string | null }>(
  context: ActionContext,
  kind: Translations<Texts>,
  { id, language, requireUnchanged, texts }: NewTranslation<Texts>,
): Promise<ChangedTranslation> {
  const title = texts.title ?? '';
  return audited(context, `${kind.name} translate`, async (database) => {
    await requireUnchanged?.(database);
    await keepPictures(database, context.folders, texts);
    const before = await kind.find(database, { id, language });
    await kind.save(database, { id, language }, texts, context.now()).catch((error: unknown) => {
      throw isOrphan(error) ? noEntry() : error;
    });
    const changes = changesBetween(loggedOf(before), loggedOf(texts));
    const subject = subjectOf(kind, { id, language });
    return { subject, detail: title, changes, result: { id, language, title } };
  });
}

/** The source of a text says nothing in the log that the text does not. */
const loggedOf = (texts: object = {}) =>
  Object.fromEntries(Object.entries(texts).filter(([field]) => field !== 'markdown'));

/** Removes the translation of an entry. Throws an `ActionError` when there is none. */
export async function removeTranslation<Texts extends { title: string | null }>(
  context: ActionContext,
  kind: Translations<Texts>,
  { id, language }: TranslationKey,
  options: ChangeOptions = {},
): Promise<ChangedTranslation> {
  return audited(
    context,
    `${kind.name} translate`,
    async (database) => {
      const texts = await readTranslation({ database }, kind, { id, language });
      const { title } = texts;
      await kind.remove(database, { id, language }, context.now());
      const result = { id, language, title: title ?? '' };
      const changes = changesBetween(loggedOf(texts), {});
      return {
        subject: subjectOf(kind, { id, language }),
        detail: programText('translationRemoved'),
        changes,
        result,
      };
    },
    options,
  );
}

/** Returns the translation of an entry. Throws an `ActionError` when there is none. */
export async function readTranslation<Texts extends { title: string | null }>(
  { database }: Pick<ActionContext, 'database'>,
  kind: Translations<Texts>,
  key: TranslationKey,
): Promise<Texts> {
  const texts = await kind.find(database, key);
  if (texts) return texts;
  throw new ActionError(words.noTranslation, { status: 404 });
}

const subjectOf = ({ name }: { name: string }, { id, language }: TranslationKey) => ({
  kind: name,
  id,
  language,
});

/** Returns a language to translate to. Throws an `ActionError` unless it is one of the site other than the default. */
export function translationLanguage(tag: string, [written, ...others]: SiteLanguages): Language {
  const language = others.find((other) => other === tag);
  if (language !== undefined) return language;
  const known = others.length === 0 ? 'It has only one.' : `Its other languages are ${others.join(', ')}.`;
  const hint = tag === written ? 'Omit --language to use the default language.' : known;
  throw new ActionError(words.unknownLanguage, { status: 404, hint });
}
