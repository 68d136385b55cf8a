import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

/** The files that a page of the built desk loads. The site loads none of them. */
const desk = join(import.meta.dirname, 'dist');
const site = join(import.meta.dirname, '../web/dist');
if (!existsSync(join(desk, 'index.html')))
  throw new Error('The web app and the desk are not built. Run `npm run build`, then this test again.');

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(desk, '.vite/manifest.json'), 'utf8'));

/** Adds the files of a chunk and of all that it imports before it runs. */
function addFiles(name: string, files: Set<string>): Set<string> {
  const chunk = manifest[name];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addFiles(imported, files);
  return files;
}

/** The size of files, compressed as the server sends them. */
const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((bytes, file) => bytes + statSync(join(desk, `${file}.br`)).size, 0) / 1000;

const sourcesIn = (folder: string) => Object.keys(manifest).filter((name) => name.startsWith(folder));
/** The longest catalog: a page loads one. */
const words = sourcesIn('../../packages/words/src/generated/')
  .filter((name) => name.endsWith('/index.ts') && !name.includes('en-XA'))
  .toSorted((one, other) => kilobytes([manifest[other]?.file ?? '']) - kilobytes([manifest[one]?.file ?? '']));

describe('the budget of a page of the desk', () => {
  const pages = Object.keys(manifest).filter((name) => /[/-]route\.tsx$/.test(name));

  it('knows the pages and the catalogs', () => {
    expect(pages.length).toBeGreaterThan(3);
    expect(words).toHaveLength(4);
  });

  it.each(pages)('%s: script within 250 kB', (page) => {
    const files = new Set<string>();
    for (const name of ['index.html', 'src/start.tsx', page, words[0] ?? '']) addFiles(name, files);
    expect(kilobytes(files)).toBeGreaterThan(50);
    expect(kilobytes(files)).toBeLessThan(250);
  });
});

it('says without JavaScript that the desk needs it', () => {
  const [, sentence = ''] = /<noscript>([^]+)<\/noscript>/.exec(readFileSync(join(desk, 'index.html'), 'utf8')) ?? [];
  expect(sentence).toMatch(/This page needs JavaScript.*<a href="\/">home page<\/a>/);
});

it('the site loads nothing of the desk', () => {
  const scripts = readdirSync(join(site, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  expect(scripts.length).toBeGreaterThan(10);
  const found = scripts.filter((name) => {
    const text = readFileSync(join(site, 'assets', name), 'utf8');
    // An address of its calls, its entry in the catalogs, and a class that only the QR code has.
    return text.includes('/desk/api/') || text.includes('deskAccess') || text.includes('.w-52');
  });
  expect(found).toEqual([]);
});
