import {
  type Content,
  ContentError,
  contentDirectory,
  loadContent,
  loadFoundation,
} from '@hearthlight/content';
import type { Foundation, Language } from '@hearthlight/domain';

/** Reads the content in `CONTENT_DIR`. Prints errors in it and exits. */
export const readContent = (): Content => read(loadContent);

/** Reads the content in the other languages of the site. Prints errors and exits. */
export const readTranslations = ({ foundation }: Content): ReadonlyMap<Language, Content> => {
  const [, ...others] = foundation.languages;
  return new Map(others.map((language) => [language, read((folder) => loadContent(folder, language))]));
};

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
