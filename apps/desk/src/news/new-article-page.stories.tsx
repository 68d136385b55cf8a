import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { NewArticlePage } from './new-article-page.tsx';

const taken = 'An article with this title already exists.';

const meta = preview.meta({
  title: 'News/NewArticlePage',
  component: NewArticlePage,
  tags: ['experimental'],
  args: { onSubmit: resolvesTo({ ok: true }) },
});

export const Default = meta.story();

export const Creates = meta.story({
  play: async ({ canvas, args }) => {
    await fill(canvas, { Title: ' Roofs of Conakry ' });
    await press(canvas, 'Start writing');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ title: 'Roofs of Conakry' });
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await fill(canvas, { Title: '..' });
    await press(canvas, 'Start writing');
    await expect(await canvas.findByText('Enter a title of at most 200 characters.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(async () => ({ ok: false as const, message: taken, fields: { title: taken } })) },
  play: async ({ canvas }) => {
    await fill(canvas, { Title: 'Roofs of Conakry' });
    await press(canvas, 'Start writing');
    await expect(await canvas.findByText(taken)).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
  },
});
