import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Language } from '@hearthlight/domain';

import { missingTexts } from './translation.ts';
import { YamlFile } from './yaml-file.ts';

/** The texts of a file that a language does not have. */
export interface MissingTexts {
  /** The file with the texts in the site's default language. */
  file: string;
  /** Where they begin in that file. */
  lines: number[];
  /** How many texts the file has. */
  all: number;
}

/**
 * Returns the files of a content folder with texts that are not translated to a language. Visitors read them as they
 * are. Mails have sentences in every language.
 */
export function missingTextsIn(directory: string, language: Language): MissingTexts[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.yaml') && name !== 'mails.yaml')
    .map((name) => missingTextsOf(directory, name, language))
    .filter(({ lines }) => lines.length > 0);
}

function missingTextsOf(directory: string, name: string, language: Language): MissingTexts {
  const source = new YamlFile(directory, name);
  const translated = join(language, name);
  const translation = existsSync(join(directory, translated)) ? new YamlFile(directory, translated).values : undefined;
  const paths = missingTexts(source.values, translation);
  const all = missingTexts(source.values, undefined).length;
  return { file: name, lines: paths.map((path) => source.lineOf(path)), all };
}
