import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { type Message, parseCatalog } from './catalog.ts';
import { compile, compileCurrent, compileLoaders } from './compile.ts';
import { languages, pseudoLanguage } from './languages.ts';
import { pseudoOf } from './pseudo.ts';

export const catalogPath = (language: string) => fileURLToPath(new URL(`../po/${language}.po`, import.meta.url));

/** Reads the catalog of a language. */
export const readCatalog = (language: string): Message[] => parseCatalog(readFileSync(catalogPath(language), 'utf8'));

const header = '// Compiled from packages/words/po. Change the catalogs instead.';

/** Returns all generated modules by file name, relative to `src/generated`. */
export function generate(catalogOf: (language: string) => Message[] = readCatalog): Map<string, string> {
  const english = catalogOf('en');
  const sources = languages.map(({ tag }) => {
    const translated = catalogOf(tag).filter(({ fuzzy }) => !fuzzy);
    const texts = new Map(translated.map(({ key, text }) => [key, text]));
    return { language: tag, plurals: tag, textOf: ({ key }: Message) => texts.get(key) ?? '' };
  });
  const pseudo = { language: pseudoLanguage.tag, plurals: 'en', textOf: pseudoOf };
  const modules = [...sources, pseudo].flatMap((source) => [...compile(english, source)]);
  const current = compileCurrent(
    english,
    languages.map(({ tag }) => tag),
  );
  const loaders = compileLoaders([...sources, pseudo].map(({ language }) => language));
  return new Map([...modules, ...current, loaders].map(([file, code]) => [file, `${header}\n${code}`]));
}
