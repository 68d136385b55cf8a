import { type Content, contentDirectory, loadContent, loadFoundation } from '@hearthlight/content';
import type { Foundation, Language } from '@hearthlight/domain';

/** The content in the site's default language, and in its others. */
export interface TranslatedContent extends Content {
  translations: ReadonlyMap<Language, Content>;
}

/** Reads the content in `CONTENT_DIR`. Throws a `ContentError` for mistakes in it. */
export function readContent(): TranslatedContent {
  const folder = contentDirectory();
  const content = loadContent(folder);
  const [, ...others] = content.foundation.languages;
  const translations = others.map((language) => [language, loadContent(folder, language)] as const);
  return { ...content, translations: new Map(translations) };
}

/** Reads only the facts about the foundation. Throws a `ContentError` for mistakes in them. */
export const readFoundation = (): Foundation => loadFoundation(contentDirectory());
