import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Content, contentDirectory, loadContent, picturesIn } from '@hearthlight/content';

/** Returns the addresses of the portraits in a content folder. */
export function portraitsOf({ about, home }: Content): string[] {
  const people = [home.founders, home.recipients, home.volunteers, home.authors, about.people.people];
  return [...new Set(people.flat().map(({ image_url }) => image_url))];
}

/** A photograph cannot stand in for a drawing: its name would say that it is one. */
const isDrawing = (address: string) => address.endsWith('.svg');

/**
 * Returns a folder with the pictures of a content folder. Fixtures name pictures from Hearthlight's own folder; missing
 * names get one of the folder's own pictures, so that no other foundation's picture appears.
 */
export function pictureFolder(directory: string): string {
  const shipped = contentDirectory({});
  const own = join(directory, 'pictures');
  if (directory === shipped) return own;
  const content = loadContent(directory);
  const [portraits, shippedPortraits] = [portraitsOf(content), portraitsOf(loadContent(shipped))];
  const scenes = content.home.campaigns.map(({ image_url }) => image_url).filter(isDrawing);
  // One per process: every Vitest run evaluates main.ts, and `npm test` runs two at a time.
  const folder = mkdtempSync(join(tmpdir(), 'storybook-pictures-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(own, folder, { recursive: true });
  const missing = picturesIn(shipped).filter((name) => !content.pictures.includes(`/pictures/${name}`));
  for (const [index, name] of missing.entries()) {
    const choices = shippedPortraits.includes(`/pictures/${name}`) ? portraits.filter(isDrawing) : scenes;
    const standIn = choices[index % choices.length];
    if (standIn !== undefined) cpSync(join(directory, standIn), join(folder, name));
  }
  return folder;
}
