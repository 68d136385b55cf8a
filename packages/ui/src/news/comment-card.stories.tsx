import { aComment, aMoment } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './comment-card.guidance.ts';
import { CommentCard } from './comment-card.tsx';

const meta = preview.meta({
  title: 'Product/News/CommentCard',
  component: CommentCard,
  tags: ['experimental'],
  parameters: { guidance },
  args: { comment: aComment(), now: new Date(aMoment) },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Halima G.')).toHaveAttribute('dir', 'auto');
    await expect(canvas.getByText(aComment().comment)).toHaveAttribute('dir', 'auto');
    await expect(canvas.getByText('4 hours ago')).toBeVisible();
  },
});

/** Keeps the lines as they were written. A script can move the focus to the comment. */
export const Lines = meta.story({
  tags: ['!autodocs'],
  args: { comment: aComment({ comment: 'First line.\nSecond line.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^First line/).innerText).toBe('First line.\nSecond line.');
    const card = canvas.getByRole('article');
    card.focus();
    await expect(card).toHaveFocus();
  },
});

/** Shows the date from 24 hours on, and the hour of the foundation. */
export const ADayOld = meta.story({
  args: { comment: aComment({ date_published: '2026-11-19T09:30:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 19, 2026, 3:00 PM')).toBeVisible();
  },
});
