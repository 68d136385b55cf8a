import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../../.storybook/act.ts';
import { loadsPictures, storesPicture } from '../../pictures/fixtures/index.ts';
import { ArticleEditor } from './article-editor.tsx';

const meta = preview.meta({
  title: 'Product/Desk/News/Editor/ArticleEditor',
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

/** The text can be changed once the editor has loaded. */
export const Edits = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    (await canvas.findByRole('textbox', { name: 'Text of the article' })).focus();
    await press(canvas, 'Heading');
    await waitFor(() => expect(args.onChange.mock.lastCall?.[0]).toMatch(/^<h2>The pump was switched on/));
  },
});
