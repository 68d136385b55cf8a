import { expect, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { pressAndConfirm } from '../../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { ArticlePublication } from './article-publication.tsx';
import { anArticle } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'Product/Desk/News/ArticlePublication',
  component: ArticlePublication,
  tags: ['experimental'],
  args: {
    article: anArticle({ state: 'published', published_at: '2026-11-18T05:00:00.000Z' }),
    onUnpublish: resolvesTo({ ok: true }),
    onOpenComments: resolvesTo({ ok: false, message: 'This article no longer exists.' }),
    onRemove: resolvesTo({ ok: false, message: 'This article no longer exists.' }),
  },
});

export const Default = meta.story();

export const RemovesIt = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'View it on the site' })).toHaveAttribute(
      'href',
      '/news/Forty%20days%20of%20water%20in%20Garbatula',
    );
    await press(canvas, 'Take it off the site');
    await expect(args.onUnpublish).toHaveBeenCalledOnce();
    const dialog = await pressAndConfirm(canvas, 'Remove this article');
    await expect(await dialog.findByText('This article no longer exists.')).toBeVisible();
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** A refused change is taken back. */
export const ClosesComments = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByLabelText('Visitors can write comments');
    await userEvent.click(box);
    await expect(box).toHaveFocus();
    await expect(args.onOpenComments).toHaveBeenLastCalledWith(false);
    await expect(await canvas.findByText('This article no longer exists.')).toBeVisible();
    await expect(canvas.getByLabelText('Visitors can write comments')).toBeChecked();
  },
});

export const Draft = meta.story({
  args: { article: anArticle() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only the people of the desk can see this article.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Take it off the site' })).toBeNull();
  },
});
