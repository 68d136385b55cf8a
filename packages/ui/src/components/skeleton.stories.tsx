import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { shape: 'card' },
  decorators: [
    (Shape) => (
      <div className="max-w-[22rem]">
        <Shape />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is for the eyes only, and says nothing. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent('');
  },
};

export const Line: Story = { args: { shape: 'line' } };

export const Text: Story = { args: { shape: 'text', lines: 5 } };

export const Picture: Story = { args: { shape: 'picture' } };

export const Matrix: Story = {
  tags: ['visual', '!autodocs'],
  render: () => (
    <div className="grid gap-8">
      <Skeleton shape="line" />
      <Skeleton shape="text" />
      <Skeleton shape="picture" />
      <Skeleton shape="card" />
    </div>
  ),
};
