import { aComment, aMoment } from '@hearthlight/domain/fixtures';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { ArticleComments } from './article-comments.tsx';

const meta = preview.meta({
  title: 'News/ArticleComments',
  component: ArticleComments,
  parameters: { layout: 'fullscreen' },
  args: {
    comments: [
      aComment(),
      aComment({ comentator_name: 'Amara', date_published: '2026-11-19T20:30:00.000Z' }),
    ],
    now: new Date(aMoment),
    onSubmit: fn(async () => ({ ok: true as const, message: 'Thank you.' })),
  },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Comments' })).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Add a comment' })).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['visual'],
  args: { comments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No comments found!')).toBeVisible();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
