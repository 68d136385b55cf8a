import { isDeepStrictEqual } from 'node:util';

import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError } from '../../actions/action.ts';
import type { DeskServices } from '../../actions/services.ts';
import type { Database } from '../../database/schema.ts';
import type { StaffSession } from '../../platform/http/staff-session.ts';
import { removeTranslation, saveTranslation, translationLanguage, type Translations } from './translations.ts';

/** How the desk reads and saves the translations of a kind of content. */
export interface DeskTranslations<Texts extends { title: string | null }, Entry> extends Translations<Texts> {
  /** Returns stored texts as the desk shows them. */
  describe: (texts: Texts) => Entry;
  /** Returns the texts to store. Throws an `ActionError` for texts that cannot be used. */
  textsOf: (entry: Entry) => Texts | Promise<Texts>;
  /** Locks the translated entry until the transaction ends. Throws an `ActionError` when there is none. */
  lock: (database: Database, id: number) => Promise<unknown>;
}

/** The parameters of each call about translations. */
interface Call<Params> {
  params: Params;
  session: StaffSession;
}

interface TranslationParams {
  id: number;
  language: string;
}

/** A translation with the one that was changed, `null` for a new one. */
type Change<Entry> = Entry & { based_on: Entry | null };

interface Translated<Entry> {
  language: string;
  translation: Entry | null;
}

/**
 * Returns the handlers of the desk's calls that list, save and remove the translations of an entry. `readEntry` throws
 * an `ActionError` when there is no such entry.
 */
export const translationHandlers = <Texts extends { title: string | null }, Entry>(
  { contextOf }: Pick<DeskServices, 'contextOf'>,
  translations: DeskTranslations<Texts, Entry>,
  readEntry: (context: ActionContext, id: number) => Promise<unknown>,
) => ({
  /** Returns the other languages of the site with the translations of an entry. */
  list: async ({ params, session }: Call<{ id: number }>): Promise<{ translations: Translated<Entry>[] }> => {
    const context = contextOf(session);
    await readEntry(context, params.id);
    const [, ...languages] = context.languages;
    const found = languages.map(async (language) => {
      const texts = await translations.find(context.database, { id: params.id, language });
      return { language, translation: texts ? translations.describe(texts) : null };
    });
    return { translations: await Promise.all(found) };
  },

  /** Adds or replaces a translation. */
  save: ({ body, params, session }: Call<TranslationParams> & { body: Change<Entry> }) =>
    saveDeskTranslation(contextOf(session), translations, params, body),

  /** Removes a translation. Throws an `ActionError` when there is none. */
  remove: async ({ params, session }: Call<TranslationParams>): Promise<Translated<Entry>> => {
    const context = contextOf(session);
    const language = translationLanguage(params.language, context.languages);
    await removeTranslation(context, translations, { id: params.id, language });
    return { language, translation: null };
  },
});

/** Throws an `ActionError` unless the stored translation is the one that was changed. */
async function saveDeskTranslation<Texts extends { title: string | null }, Entry>(
  context: ActionContext,
  translations: DeskTranslations<Texts, Entry>,
  { id, language: tag }: TranslationParams,
  body: Change<Entry>,
): Promise<Translated<Entry>> {
  const texts = await translations.textsOf(body);
  const language = translationLanguage(tag, context.languages);
  await saveTranslation(context, translations, {
    id,
    language,
    texts,
    requireUnchanged: async (database) => {
      await translations.lock(database, id);
      const stored = await translations.find(database, { id, language });
      const current = stored ? translations.describe(stored) : null;
      if (!isDeepStrictEqual(current, body.based_on)) throw changedMeanwhile();
    },
  });
  return { language, translation: translations.describe(texts) };
}

const changedMeanwhile = () => new ActionError(words.translationChanged, { status: 409 });
