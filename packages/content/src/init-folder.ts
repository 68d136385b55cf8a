import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ContentError } from './content-error.ts';
import { repository } from './directory.mjs';

/** The sources of a new folder, by language: files of a later one replace those of an earlier one. */
const samples: ReadonlyMap<string, readonly string[]> = new Map([
  ['en', ['packages/content/hearthlight', 'packages/content/starter']],
  ['es', ['packages/content/examples/acequia']],
  ['ar', ['packages/content/examples/bab-algiran']],
]);

/** The folders whose texts are invented. */
export const sampleFolders = [...samples.values()].flat();

/**
 * Makes a content folder to start from. In English it is the one that Hearthlight ships, with facts and a logo that
 * name nobody; in other languages an example. Throws a `ContentError` for a folder that has files already, and for a
 * language without an example.
 */
export function initFolder(directory: string, language = 'en'): void {
  const folders = samples.get(language);
  if (!folders)
    throw new ContentError(
      `There is no example in the language "${language}". Start with one of ${[...samples.keys()].join(', ')}, and translate its texts.`,
    );
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new ContentError(`${directory} is not empty. Name a folder that is empty or does not exist.`);
  mkdirSync(directory, { recursive: true });
  for (const folder of folders) cpSync(join(repository, folder), directory, { recursive: true });
}
