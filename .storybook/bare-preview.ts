import { definePreview } from '@storybook/react-vite';
import { isStory, storyNameFromExport, toId } from 'storybook/internal/csf';

import { storySnippet } from './snippet.ts';

/** A preview without addons and annotations, with which story files run in Node.js. */
export default definePreview({ addons: [], tags: ['autodocs'] });

/** Returns the snippets of the documented stories in a file, by id. */
export function snippetsOf(module: Readonly<Record<string, unknown>>): [id: string, code: string][] {
  return Object.entries(module).flatMap(([name, story]): [string, string][] => {
    if (!isStory(story) || !story.composed.tags?.includes('autodocs')) return [];
    const { composed, input, meta } = story;
    const { title = '', component, render } = meta.input;
    const code = storySnippet({ component, args: composed.args, render: input.render ?? render });
    return [[toId(title, storyNameFromExport(name)), code]];
  });
}
