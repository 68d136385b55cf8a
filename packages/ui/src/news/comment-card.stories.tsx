import { aComment, aMoment } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CommentCard } from './comment-card.tsx';

const meta = {
  title: 'News/CommentCard',
  component: CommentCard,
  args: { comment: aComment(), now: new Date(aMoment) },
} satisfies Meta<typeof CommentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Halima G.')).toBeVisible();
    await expect(canvas.getByText('4 hours ago')).toBeVisible();
  },
};

/** A day old: no more hours, but the date. */
export const ADayOld: Story = {
  args: { comment: aComment({ date_published: '2026-11-19T09:30:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 19, 2026, 9:30 AM')).toBeVisible();
  },
};
