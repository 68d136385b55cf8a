import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { exportedStoryFiles, incompleteSnippets, snippetsIn, withModules } from '../../../.storybook/story-snippets.ts';
import { compileSnippets } from './compile-snippets.ts';

/**
 * Takes the code that the Copy button gives for each documented story of an exported component, and uses it as an app
 * does.
 */

/** Renders the snippets and returns the errors. */
const renderErrors = (ids: Iterable<string>) =>
  withModules(async (load) => {
    const errors: string[] = [];
    for (const id of ids)
      try {
        const { Example }: { Example?: FunctionComponent } = await load(`/node_modules/.cache/snippets/${id}.tsx`);
        renderToString(createElement(Example ?? 'missing'));
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
  const types = compileSnippets(snippets, 'snippets');
  const renders = await renderErrors(snippets.keys());
  console.log(`${snippets.size} snippets, ${types.length} type errors, ${renders.length} failed to render.`);
  expect([...types, ...renders]).toEqual([]);
  expect(snippets.size).toBeGreaterThan(380);
});

it('gives code that shows what the story does', { timeout: 300_000 }, async () => {
  const incomplete = await withModules((load) =>
    Promise.all(exportedStoryFiles().map((file) => incompleteSnippets(`/${file}`, load))),
  );
  expect(incomplete.flat()).toEqual([]);
});

it('stops the server while an example is loading words', async () => {
  const example = await withModules((load) => load('/packages/ui/src/words/words-provider.example.tsx'));
  expect(example).toHaveProperty('SpanishExample');
});
