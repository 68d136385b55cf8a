// Runs before any package is installed (`npm start`), so it uses nothing but the modules of Node.js 20.
import { createHash } from 'node:crypto';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const repository = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Returns the content folder: `CONTENT_DIR`, relative to the repository's root, or the folder that Hearthlight ships.
 * @param {NodeJS.ProcessEnv} env
 */
export function contentDirectory(env = process.env) {
  return resolve(repository, env['CONTENT_DIR']?.trim() || 'packages/content/hearthlight');
}

/**
 * Returns the folder of the built site: `SITE_DIR`, or one in apps/web that each content folder has for itself, so that
 * the site of one foundation never overwrites that of another.
 * @param {NodeJS.ProcessEnv} env
 */
export function siteDirectory(env = process.env) {
  const chosen = env['SITE_DIR']?.trim();
  if (chosen) return resolve(repository, chosen);
  const content = contentDirectory(env);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const name = content === contentDirectory({}) ? 'dist' : `dist-${hash}`;
  return join(repository, 'apps/web', name);
}

/**
 * Returns the folder of the built staff desk: `DESK_DIR`, or one beside that of the site.
 * @param {string} site the folder of the built site
 * @param {NodeJS.ProcessEnv} env
 */
export function deskDirectory(site, env = process.env) {
  const chosen = env['DESK_DIR']?.trim();
  if (chosen) return resolve(repository, chosen);
  const isUsual = dirname(site) === join(repository, 'apps/web');
  return isUsual ? join(repository, 'apps/desk', basename(site)) : `${site}-desk`;
}
