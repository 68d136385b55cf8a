import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { loadsPictures, storesPicture } from '../../pictures/fixtures/index.ts';
import { ArticleEditor } from './article-editor.tsx';

const meta = preview.meta({
  title: 'News/Editor/ArticleEditor',
  component: ArticleEditor,
  tags: ['internal'],
  args: {
    html: '<p>The pump was switched on at six in the morning, before the heat.</p>',
    onChange: fn(),
    uploadPicture: storesPicture,
    loadPictures: loadsPictures,
  },
});

export const Default = meta.story();

/** The tools belong to the editor that is shown: with the caret in a paragraph, all but Undo and Redo can be used. */
export const ToolsAtStart = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const tools = within(await canvas.findByRole('toolbar')).getAllByRole('button');
    const disabled = tools.filter((tool) => tool.hasAttribute('aria-disabled'));
    await expect(disabled.map(({ title }) => title)).toEqual(['Undo', 'Redo']);
  },
});

/** The text can be changed once the editor has loaded. */
export const Edits = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    (await canvas.findByRole('textbox', { name: 'Text of the article' })).focus();
    await press(canvas, 'Heading');
    await waitFor(() => expect(args.onChange.mock.lastCall?.[0]).toMatch(/^<h2>The pump was switched on/));
  },
});
