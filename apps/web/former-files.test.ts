import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { removeOutdated } from './former-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'former-files-'));
afterEach(() => rmSync(directory, { recursive: true }));

/** Writes files like a build at a time, in seconds. */
function build(at: number, ...names: string[]) {
  mkdirSync(join(directory, 'assets'), { recursive: true });
  mkdirSync(join(directory, '.server'), { recursive: true });
  for (const name of names) {
    writeFileSync(join(directory, name), name);
    utimesSync(join(directory, name), at, at);
  }
  removeOutdated(directory, at * 1000);
}

const files = () => readdirSync(join(directory, 'assets')).toSorted();

test('keeps the files of a build and of the one before, with their compressed copies', () => {
  build(100, 'index.html', 'assets/main-1.js', 'assets/main-1.js.br', 'assets/font.woff2');
  build(200, 'index.html', 'assets/main-2.js', 'assets/main-2.js.br', 'assets/font.woff2');
  expect(files()).toEqual(['font.woff2', 'main-1.js', 'main-1.js.br', 'main-2.js', 'main-2.js.br']);
  build(300, 'index.html', 'assets/main-3.js', 'assets/font.woff2');
  expect(files()).toEqual(['font.woff2', 'main-2.js', 'main-2.js.br', 'main-3.js']);
});
