import type { Language } from '@hearthlight/domain';
import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import type { TranslationKind } from './translation-kind.ts';
import { removeTranslation, saveTranslation, translationLanguage } from './translations.ts';

/** How the desk reads and saves the translations of a kind of content. */
export interface DeskTranslations<Texts extends { title: string | null }, Entry> {
  kind: TranslationKind<Texts>;
  /** Returns stored texts as the desk shows them. */
  describe: (texts: Texts) => Entry;
  /** Returns the texts to store. */
  textsOf: (entry: Entry) => Texts;
  /** Locks the translated entry until the transaction ends. Throws an `ActionError` when there is none. */
  lock: (database: Database, id: number) => Promise<unknown>;
}

interface Translated<Entry> {
  language: string;
  translation: Entry | null;
}

/** Returns the other languages of the site with the translations of an entry. */
export async function listTranslations<Texts extends { title: string | null }, Entry>(
  { database, languages: [, ...languages] }: Pick<ActionContext, 'database' | 'languages'>,
  { describe, kind }: DeskTranslations<Texts, Entry>,
  id: number,
): Promise<{ translations: Translated<Entry>[] }> {
  const read = async (language: Language) => {
    const texts = await kind.find(database, { id, language });
    return { language, translation: texts ? describe(texts) : null };
  };
  return { translations: await Promise.all(languages.map(read)) };
}

/**
 * Adds or replaces a translation. Throws an `ActionError` when there is no such entry, or when the stored translation is
 * not the one that was changed.
 */
export async function saveDeskTranslation<Texts extends { title: string | null }, Entry>(
  context: ActionContext,
  { describe, kind, lock, textsOf }: DeskTranslations<Texts, Entry>,
  { id, language: tag }: { id: number; language: string },
  { basedOn, entry }: { basedOn: Entry | null; entry: Entry },
): Promise<Translated<Entry>> {
  const language = translationLanguage(tag, context.languages);
  await saveTranslation(context, kind, {
    id,
    language,
    texts: textsOf(entry),
    requireUnchanged: async (database) => {
      await lock(database, id);
      const stored = await kind.find(database, { id, language });
      if (!isSame(stored ? describe(stored) : null, basedOn)) throw changedMeanwhile();
    },
  });
  return { language, translation: entry };
}

/** Removes a translation. Throws an `ActionError` when there is none. */
export async function removeDeskTranslation<Texts extends { title: string | null }, Entry>(
  context: ActionContext,
  { kind }: DeskTranslations<Texts, Entry>,
  { id, language: tag }: { id: number; language: string },
): Promise<Translated<Entry>> {
  const language = translationLanguage(tag, context.languages);
  await removeTranslation(context, kind, { id, language });
  return { language, translation: null };
}

/** Whether two translations have the same texts. */
const isSame = (one: unknown, other: unknown) => sortedText(one) === sortedText(other);

const sortedText = (entry: unknown) =>
  JSON.stringify(Object.entries(entry ?? {}).toSorted(([one], [other]) => one.localeCompare(other)));

const changedMeanwhile = () =>
  new ActionError('The translation was changed in the meantime.', {
    status: 409,
    sentence: () => words.translationChanged,
  });
