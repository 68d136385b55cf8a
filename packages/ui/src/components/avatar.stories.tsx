import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { src: '/pictures/portrait-01.svg' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is not announced: the name stands beside it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByRole('presentation').getBoundingClientRect().width).toBe(58);
  },
};

export const Small: Story = {
  args: { size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation').getBoundingClientRect().width).toBe(42);
  },
};

/** Nothing to see, but the room is kept. */
export const Broken: Story = { args: { src: 'data:image/png;base64,broken' } };
