import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ContentError } from './content-error.ts';
import { repository } from './directory.mjs';

/** What a new folder is made of: files of a later one replace those of an earlier one. */
export const sampleFolders = ['packages/content/hearthlight', 'packages/content/starter'];

/**
 * Makes a content folder to start from: the one that Hearthlight ships, with facts and a logo that name nobody. Throws a
 * `ContentError` for a folder that has files already.
 */
export function initFolder(directory: string): void {
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new ContentError(`${directory} is not empty. Name a folder that is empty or does not exist.`);
  mkdirSync(directory, { recursive: true });
  for (const folder of sampleFolders) cpSync(join(repository, folder), directory, { recursive: true });
}
