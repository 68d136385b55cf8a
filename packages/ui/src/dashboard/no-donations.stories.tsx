import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { NoDonations } from './no-donations.tsx';

const meta = { title: 'Dashboard/NoDonations', component: NoDonations } satisfies Meta<typeof NoDonations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No record found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make a donation' })).toHaveAttribute(
      'href',
      '/donate-now',
    );
  },
};
