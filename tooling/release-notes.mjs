import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * Returns the notes of a version from the text of CHANGELOG.md. Throws when the version has none, so that no release
 * goes out without them.
 *
 * @param {string} changelog
 * @param {string} tag Such as `v1.2.0`.
 */
export function releaseNotes(changelog, tag) {
  const version = tag.replace(/^v/, '');
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/\s/, 1)[0] === version);
  const notes = section?.slice(section.indexOf('\n')).trim();
  if (!notes) throw new Error(`CHANGELOG.md has no notes for ${version}.`);
  return notes;
}

const [, script, tag] = process.argv;
if (script && import.meta.url === pathToFileURL(script).href)
  console.log(releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), tag ?? ''));
