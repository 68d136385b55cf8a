// cspell:words noreferrer RRULE
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

/** The files of a first visit, compressed as the server sends them (docs/budgets.md). Exact bytes. */
const dist = join(import.meta.dirname, 'dist');
if (!existsSync(join(dist, 'index.html')))
  throw new Error('The web app and the desk are not built. Run `npm run build`, then this test again.');
const kilobytes = (bytes: number) => bytes / 1000;

interface Chunk {
  file: string;
  imports?: string[];
  isDynamicEntry?: boolean;
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const page = (path: string) => readFileSync(join(dist, path, 'index.html'), 'utf8');
const compressed = (file: string) => {
  const path = join(dist, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};
const sum = (files: Iterable<string>) => kilobytes([...files].reduce((bytes, file) => bytes + compressed(file), 0));

/** Adds the files of a chunk and of all that it imports before it runs. */
function addFiles(chunk: Chunk | undefined, found: Set<string>): void {
  if (!chunk || found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const name of chunk.imports ?? []) addFiles(manifest[name], found);
}

/** The scripts that a page loads before anybody touches it: those it names, and all that they import. */
function scriptsOf(html: string): Set<string> {
  const found = new Set<string>();
  for (const [, file] of html.matchAll(/[" ]\/([^" ]+\.js)(?=[" ])/g))
    addFiles(
      Object.values(manifest).find((chunk) => chunk.file === file),
      found,
    );
  return found;
}

const codeOf = (file: string) => readFileSync(join(dist, file), 'utf8');
const linked = (html: string, pattern: RegExp) => new Set([...html.matchAll(pattern)].map(([, file]) => file ?? ''));
const stylesOf = (html: string) => linked(html, /href="\/([^"]+\.css)"/g);
const fontsOf = (html: string) => linked(html, /href="\/([^"]+\.woff2)"/g);
/** The scripts that the browser loads by itself, without the files that the first script loads later. */
const firstScriptsOf = (html: string) => linked(html, /<script [^>]*src="\/([^"]+\.js)"/g);
/** Code that the browser would load beside what the first paint needs. */
const earlyCodeOf = (html: string) => linked(html, /<link [^>]*rel="modulepreload"[^>]*href="\/([^"]+)"/g);
const picturesOf = (html: string) => linked(html, /<img[^>]*fetchpriority="high"[^>]*src="\/([^"]+)"/gi);

describe('the budget of the first view', () => {
  const home = page('');

  it('home: script within 1 kB before anything needs more, then 128 kB', () => {
    expect(firstScriptsOf(home).size).toBe(1);
    expect(sum(firstScriptsOf(home))).toBeLessThan(1);
    expect(scriptsOf(home).size).toBeGreaterThan(1);
    expect(sum(scriptsOf(home))).toBeLessThan(128);
  });

  it.each(['signup', 'signin', 'reset-password'])('%s: script within 126 kB', (path) => {
    expect(sum(scriptsOf(page(path)))).toBeLessThan(126);
  });

  it('an article: script within 138 kB', () => {
    const unknownArticle = readFileSync(join(dist, 'news-not-found.html'), 'utf8');
    expect(sum(scriptsOf(unknownArticle))).toBeLessThan(138);
  });

  it.each(['', 'about', 'privacy', 'signup', 'signin', 'reset-password', 'dashboard', 'donate-now'])(
    '/%s: no code competes with the first paint',
    (path) => {
      expect(firstScriptsOf(page(path)).size).toBe(1);
      expect(earlyCodeOf(page(path))).toEqual(new Set());
    },
  );

  it('home: style within 15 kB', () => {
    expect(stylesOf(home).size).toBeGreaterThan(0);
    expect(sum(stylesOf(home))).toBeLessThan(15);
  });

  it('home: fonts within 60 kB', () => {
    expect(fontsOf(home).size).toBe(2);
    expect(sum(fontsOf(home))).toBeLessThan(60);
  });

  it('home: the whole first view within 100 kB', () => {
    const files = [...firstScriptsOf(home), ...stylesOf(home), ...fontsOf(home), ...picturesOf(home)];
    expect(sum(files) + kilobytes(gzipSync(home).length)).toBeLessThan(100);
  });

  it('home: no other host is asked for anything', () => {
    const loaded = [...home.matchAll(/<(?:script|link|img)[^>]*(?:src|href)="(https?:[^"]+)"/g)].map(([, url]) => url);
    expect(loaded).toEqual([]);
  });
});

/** Payment links, standing orders and wishes follow a pledge. Without one, nobody loads their code. */
describe('the options of a pledge', () => {
  const options = ['payment-panel', 'wishes-panel'].map((name) => `../../packages/ui/src/dashboard/donate/${name}.tsx`);
  const loaded = (entries: readonly string[]) => {
    const found = new Set<string>();
    for (const name of entries) addFiles(manifest[name], found);
    return [...found].filter((file) => file.endsWith('.js'));
  };
  /** Shared chunks are no entries: their names begin with `_`. */
  const others = Object.keys(manifest).filter((name) => !name.startsWith('_') && !options.includes(name));

  it.each([
    ['payment links', 'noopener noreferrer'],
    ['standing orders', 'standing-order.ics'],
    ['the calendar of a standing order', 'RRULE:'],
    ['wishes', '.tellAnonymousHint'],
  ])('no page or call loads the code of %s', (_, part) => {
    expect(loaded(options).some((file) => codeOf(file).includes(part))).toBe(true);
    expect(loaded(others).filter((file) => codeOf(file).includes(part))).toEqual([]);
  });

  it.each(['', 'donate-now', 'dashboard'])('/%s names no file of theirs', (path) => {
    const files = options.map((name) => manifest[name]?.file);
    expect(files.filter((file) => file === undefined || page(path).includes(file))).toEqual([]);
  });
});
