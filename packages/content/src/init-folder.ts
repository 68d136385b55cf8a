import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ContentError } from './content-error.ts';
import { contentDirectory, repository } from './directory.mjs';

/**
 * Makes a content folder to start from: the one that Hearthlight ships, with facts and a logo that name nobody. Throws a
 * `ContentError` for a folder that has files already.
 */
export function initFolder(directory: string): void {
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new ContentError(`${directory} is not empty. Name a folder that is empty or does not exist.`);
  mkdirSync(directory, { recursive: true });
  cpSync(contentDirectory({}), directory, { recursive: true });
  cpSync(join(repository, 'packages/content/starter'), directory, { recursive: true });
}
