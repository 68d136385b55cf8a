import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Tag } from './tag.tsx';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  args: { children: 'Water' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Water')).toBeVisible();
  },
};
