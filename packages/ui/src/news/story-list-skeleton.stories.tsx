import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StoryListSkeleton } from './story-list-skeleton.tsx';

const meta = {
  title: 'News/StoryListSkeleton',
  component: StoryListSkeleton,
  args: { count: 4 },
} satisfies Meta<typeof StoryListSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says once that it loads; its cards are for the eyes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the news');
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
