import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Sheet } from './sheet.tsx';

const meta = {
  title: 'Dashboard/Sheet',
  component: Sheet,
  args: { 'aria-label': 'Donation totals', children: 'You have given $2,480' },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Donation totals' })).toBeVisible();
  },
};
