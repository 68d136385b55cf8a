import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** The content folder: `CONTENT_DIR`, relative to the repository's root, or the folder that Hearthlight ships. */
export function contentDirectory(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(repository, env['CONTENT_DIR']?.trim() || 'packages/content/hearthlight');
}
