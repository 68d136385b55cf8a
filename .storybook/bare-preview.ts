import { definePreview } from '@storybook/react-vite';
import { isStory, storyNameFromExport, toId } from 'storybook/internal/csf';

import { storySnippet } from './snippet.ts';

/** A preview without addons and annotations, with which story files run in Node.js. */
export default definePreview({ addons: [], tags: ['autodocs'] });

/** The documented stories in a file, with their ids and snippets. */
const storiesIn = (module: Readonly<Record<string, unknown>>) =>
  Object.entries(module).flatMap(([name, story]) => {
    if (!isStory(story) || !story.composed.tags?.includes('autodocs')) return [];
    const { composed, input, meta } = story;
    const { title = '', component, render } = meta.input;
    const code = storySnippet({ component, args: composed.args, render: input.render ?? render });
    return [{ id: toId(title, storyNameFromExport(name)), code, ...input }];
  });

/** Returns the snippets of the documented stories in a file, by id. */
export const snippetsOf = (module: Readonly<Record<string, unknown>>): [id: string, code: string][] =>
  storiesIn(module).map(({ id, code }) => [id, code]);

/**
 * Returns the ids of documented stories that show what their code does not render: by decorators of their own, or with
 * the code of an earlier story in the same width, direction and language, and without an action.
 */
export function incompleteIn(module: Readonly<Record<string, unknown>>): string[] {
  const seen = new Set<string>();
  return storiesIn(module)
    .filter(({ code, decorators = [], globals, play }) => {
      const isRepeated = !globals && !play && seen.has(code);
      seen.add(code);
      return isRepeated || [decorators].flat().length > 0;
    })
    .map(({ id }) => id);
}
