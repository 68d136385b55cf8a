import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ArticleFailure } from './article-failure.tsx';

const meta = {
  title: 'News/ArticleFailure',
  component: ArticleFailure,
  args: { reason: 'other', onRetry: fn() },
} satisfies Meta<typeof ArticleFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'An error occurred while fetching the news content.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  args: { reason: 'not-found' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').innerText).toBe('The  news content was not found');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'small' } } };
