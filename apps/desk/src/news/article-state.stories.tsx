import { setFormats } from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { ArticleState, type ArticleStateProps } from './article-state.tsx';

/** A function, because a constant would have the type of this one state. */
const article = (
  state: ArticleStateProps['article']['state'],
  published_at: string | null,
  has_unpublished_changes = false,
): ArticleStateProps['article'] => ({ state, published_at, has_unpublished_changes });

const meta = preview.meta({
  title: 'News/ArticleState',
  component: ArticleState,
  tags: ['internal'],
  args: { article: article('published', '2026-11-18T07:00:00.000Z') },
});

export const Default = meta.story();

export const Draft = meta.story({ args: { article: article('draft', null) } });

/** The time is the foundation's, not the reader's. */
export const Scheduled = meta.story({
  args: { article: article('scheduled', '2026-12-01T22:30:00.000Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Scheduled for Dec 2, 2026/)).toBeVisible();
  },
});

export const UnpublishedChanges = meta.story({
  args: { article: article('published', '2026-11-18T07:00:00.000Z', true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Published Nov 18, 2026/)).toBeVisible();
    await expect(canvas.getByText('Has changes that are not published')).toBeVisible();
  },
});

/** The second 1:30 of the night on which the clocks go back. */
export const ScheduledInRepeatedHour = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => setFormats(() => formatsOf('en', 'USD', 'America/Los_Angeles')),
  args: { article: article('scheduled', '2026-11-01T09:30:00.000Z') },
  play: ({ canvas }) => expect(canvas.getByText('Scheduled for Nov 1, 2026, 1:30 AM (UTC−08:00)')).toBeVisible(),
});
