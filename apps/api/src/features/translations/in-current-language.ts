import type { Language, SiteLanguages } from '@hearthlight/domain';
import { currentLanguage } from '@hearthlight/words/current-language';

/** Returns the current language, or `undefined` if it is the default one, in which entries are written. */
export function languageOfTranslations([written]: SiteLanguages): Language | undefined {
  const language = currentLanguage();
  return language === written ? undefined : language;
}

/**
 * Replaces the texts of entries by their translations into the current language. An entry without one gets `language`,
 * because it is then in another language than the page.
 */
export function withTranslations<Entry extends { id: number }>(
  entries: readonly Entry[],
  translations: readonly (Partial<Entry> & { id: number })[],
  languages: SiteLanguages,
): (Entry & { language?: Language })[] {
  if (languageOfTranslations(languages) === undefined) return [...entries];
  const byId = new Map(translations.map((translation) => [translation.id, translation]));
  return entries.map((entry) => ({ ...entry, ...(byId.get(entry.id) ?? { language: languages[0] }) }));
}
