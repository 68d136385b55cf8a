import { aNewsArticle } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { ArticleFacts } from './article-facts.tsx';

const meta = preview.meta({
  title: 'Product/News/ArticleFacts',
  component: ArticleFacts,
  tags: ['internal'],
  args: { article: aNewsArticle(), shareUrl: 'https://hearthlight.example/news/water' },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ruth Wanjiru')).toBeVisible();
    await expect(canvas.getByText('Nov 18, 2026')).toHaveAttribute('datetime', '2026-11-18T08:00:00.000Z');
    await expect(canvas.getByRole('button', { name: /share/i })).toBeVisible();
  },
});

/** In the evening in UTC, it is the next day in India. */
export const FarFromUtc = meta.story({
  tags: ['!autodocs'],
  args: { article: aNewsArticle({ date_published: '2026-11-18T20:00:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 19, 2026')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    article: aNewsArticle({
      author_name: 'Wilhelmina-Alexandrina van der Meer-Oyelaran and the whole office',
    }),
  },
  globals: { viewport: { value: 'small' } },
});
