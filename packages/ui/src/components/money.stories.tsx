import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Money } from './money.tsx';

const meta = {
  title: 'Components/Money',
  component: Money,
  args: { amount: 11_240 },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$11,240')).toBeVisible();
  },
};
