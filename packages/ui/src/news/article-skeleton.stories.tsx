import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ArticleSkeleton } from './article-skeleton.tsx';

const meta = {
  title: 'News/ArticleSkeleton',
  component: ArticleSkeleton,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ArticleSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bars are silent; that something is loading is said once. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the story');
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
