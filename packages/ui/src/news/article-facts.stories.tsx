import { aNewsArticle } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ArticleFacts } from './article-facts.tsx';

const meta = {
  title: 'News/ArticleFacts',
  component: ArticleFacts,
  args: { article: aNewsArticle(), shareUrl: 'https://hearthlight.example/news/water' },
} satisfies Meta<typeof ArticleFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ruth Wanjiru')).toBeVisible();
    await expect(canvas.getByText('Nov 18, 2026')).toHaveAttribute('datetime', '2026-11-18T08:00:00.000Z');
    await expect(canvas.getByRole('button', { name: /share/i })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    article: aNewsArticle({
      author_name: 'Wilhelmina-Alexandrina van der Meer-Oyelaran and the whole office',
    }),
  },
  globals: { viewport: { value: 'small' } },
};
