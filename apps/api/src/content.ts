import {
  type Content,
  ContentError,
  contentDirectory,
  loadContent,
  loadFoundation,
} from '@hearthlight/content';
import type { Foundation, Language } from '@hearthlight/domain';

/** The content in the site's default language, and in its others. */
export interface TranslatedContent extends Content {
  translations: ReadonlyMap<Language, Content>;
}

/** Reads the content in `CONTENT_DIR`. Prints errors in it and exits. */
export function readContent(): TranslatedContent {
  const content = read(loadContent);
  const [, ...others] = content.foundation.languages;
  const translations = others.map(
    (language) => [language, read((folder) => loadContent(folder, language))] as const,
  );
  return { ...content, translations: new Map(translations) };
}

/** Reads only the facts about the foundation. Prints errors and exits. */
export const readFoundation = (): Foundation => read(loadFoundation);

function read<T>(load: (directory: string) => T): T {
  try {
    return load(contentDirectory());
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}
