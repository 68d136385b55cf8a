import { Sheet } from '@hearthlight/ui';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { DeskNewsRow } from './desk-news-row.tsx';
import { anArticleRow } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'News/DeskNewsRow',
  component: DeskNewsRow,
  tags: ['experimental'],
  decorators: [
    (Story) => (
      <Sheet aria-label="A list">
        <Story />
      </Sheet>
    ),
  ],
  args: { article: anArticleRow() },
});

export const Default = meta.story();

export const Draft = meta.story({
  args: { article: anArticleRow({ id: 4, state: 'draft', published_at: null, edited_by: 'Amina Diallo' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/desk/news/4');
    await expect(canvas.getByText(/^Amina Diallo edited it/)).toBeVisible();
  },
});

/** The time is that of the foundation: half past ten in India is five in UTC. */
export const Scheduled = meta.story({
  args: { article: anArticleRow({ state: 'scheduled', published_at: '2026-12-01T05:00:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scheduled for Dec 1, 2026, 10:30 AM')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    article: anArticleRow({
      title: 'Llanfairpwllgwyngyllgogerychwyrndrobwll, forty days of water in Garbatula '.repeat(3), // cspell:disable-line
      has_unpublished_changes: true,
      comments_open: false,
      edited_at: null,
      edited_by: null,
      author_name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll '.repeat(2), // cspell:disable-line
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Has changes that are not published')).toBeVisible();
    await expect(canvas.getByText('Comments are closed')).toBeVisible();
  },
});
