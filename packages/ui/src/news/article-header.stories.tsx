import { anAwkwardTitle, aNewsArticle } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ArticleHeader } from './article-header.tsx';

const meta = {
  title: 'News/ArticleHeader',
  component: ArticleHeader,
  parameters: { layout: 'fullscreen' },
  args: { article: aNewsArticle() },
} satisfies Meta<typeof ArticleHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Forty days of water in Garbatula',
    );
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'A woman at a stone well under a red roof, at sunrise',
    );
  },
};

/** Without a description the picture is named by the title. */
export const Undescribed: Story = {
  args: { article: aNewsArticle({ cover_image_description: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Forty days of water in Garbatula');
  },
};

/** However they are written, tags are parted by a comma and a space. */
export const Tags: Story = {
  args: { article: aNewsArticle({ tags: ' Water,Kenya ,, Wells' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Water, Kenya, Wells')).toBeVisible();
  },
};

export const LongText: Story = { args: { article: aNewsArticle({ title: anAwkwardTitle }) } };

export const NoPicture: Story = {
  args: { article: aNewsArticle({ cover_image_url: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Edge: Story = { args: { article: aNewsArticle({ title: 'W'.repeat(90), tags: '' }) } };

export const Mobile: Story = { globals: { viewport: { value: 'small' } } };
