import type { Language, SiteLanguages } from '@hearthlight/domain';
import { currentLanguage } from '@hearthlight/words/current-language';

/** Returns the current language, or `undefined` if it is the default one, in which entries are written. */
export function languageOfTranslations([written]: SiteLanguages): Language | undefined {
  const language = currentLanguage();
  return language === written ? undefined : language;
}
