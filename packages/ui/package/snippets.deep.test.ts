import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadWords } from '@hearthlight/words';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { exportedStoryFiles, snippetsIn, withModules } from '../../../.storybook/story-snippets.ts';
import { root } from '../../../tooling/prepare.mjs';
import type { WordsProviderProps } from '../src/words/words-provider.tsx';

/** Takes the code that the Copy button gives for each documented story of an exported component, and uses it as an app does. */
const folder = join(root, 'node_modules/.cache/snippets');

function write(snippets: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [id, code] of snippets) writeFileSync(join(folder, `${id}.tsx`), code);
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../../packages/ui/tsconfig.json',
      compilerOptions,
      include: ['*.tsx', '../../../packages/ui/src/**/*.d.ts'],
      references: [],
    }),
  );
}

/** Returns the errors of the compiler in the snippets. */
function typeErrors(): string[] {
  const { stdout } = spawnSync('npx', ['--no-install', 'tsc', '-p', folder, '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}

/** Renders the snippets and returns the errors. */
const renderErrors = (ids: Iterable<string>) =>
  withModules(async (load) => {
    const errors: string[] = [];
    const { WordsProvider }: { WordsProvider?: FunctionComponent<WordsProviderProps> } = await load(
      '/packages/ui/src/words/words-provider.tsx',
    );
    if (!WordsProvider) throw new Error('There is no WordsProvider.');
    const value = await loadWords('en');
    for (const id of ids)
      try {
        const { Example }: { Example?: FunctionComponent } = await load(
          `/node_modules/.cache/snippets/${id}.tsx`,
        );
        const example = createElement(Example ?? 'missing');
        renderToString(createElement(WordsProvider, { value }, example));
      } catch (error) {
        errors.push(`${id}: ${String(error)}`);
      }
    return errors;
  });

it('gives code for each documented story that compiles and renders', { timeout: 300_000 }, async () => {
  const snippets = await withModules(async (load) => {
    const found = exportedStoryFiles().map((file) => snippetsIn(`/${file}`, load));
    return new Map((await Promise.all(found)).flat());
  });
  write(snippets);
  const [types, renders] = [typeErrors(), await renderErrors(snippets.keys())];
  console.log(`${snippets.size} snippets, ${types.length} type errors, ${renders.length} failed to render.`);
  expect([...types, ...renders]).toEqual([]);
  expect(snippets.size).toBeGreaterThan(380);
});

it('stops the server while an example is loading words', async () => {
  const example = await withModules((load) => load('/packages/ui/src/words/words-provider.example.tsx'));
  expect(example).toHaveProperty('SpanishExample');
});
