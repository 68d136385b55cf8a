import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, it } from 'vitest';

/*
 * React Server Components: a module of packages/ui that uses hooks, context, event handlers, functions as props or the
 * browser starts with 'use client', as does a module that calls a function of such a module.
 */
const ui = join(import.meta.dirname, '..');
const files = globSync('*/**/*.{ts,tsx}', { cwd: ui }).filter(
  (file) => !/\.(?:stories|example|test|guidance)\.|\.d\.ts$|^(?:foundations|styles)\//.test(file),
);
const comments = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const sources = new Map(files.map((file) => [file, readFileSync(join(ui, file), 'utf8').replaceAll(comments, '')]));

const client =
  /\b(?:use(?:[A-Z]\w*)?|createContext)[<(]|\bon[A-Z]\w*=\{|=\{(?:async )?\(|\b(?:document|window|navigator|localStorage|sessionStorage)\.|\bmatchMedia\(|'@radix-ui/;
const imports = /^import \{([^}]*)\} from '(\.[^']*)'/gm;
const isFunction = (name: string) => /^[a-z]/.test(name) && !name.startsWith('type ');

/** Returns the modules from which a module imports functions. */
function calledBy([file, source]: readonly [string, string]): string[] {
  return Array.from(source.matchAll(imports))
    .filter(([, names = '']) => names.split(',').some((name) => isFunction(name.trim())))
    .map(([, , path = '']) => join(dirname(file), path));
}

function clientModules(): string[] {
  const found = new Set(files.filter((file) => client.test(sources.get(file) ?? '')));
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const module of sources) if (calledBy(module).some((called) => found.has(called))) found.add(module[0]);
  }
  return [...found].toSorted();
}

it('exactly the modules that need the browser start with use client', () => {
  const marked = files.filter((file) => sources.get(file)?.startsWith("'use client';"));
  expect(marked.length).toBeGreaterThan(80);
  expect(marked.toSorted()).toEqual(clientModules());
});
