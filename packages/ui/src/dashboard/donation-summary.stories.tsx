import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DonationSummary } from './donation-summary.tsx';

const meta = {
  title: 'Dashboard/DonationSummary',
  component: DonationSummary,
  args: { typed: '1,250.5' },
  decorators: [(Story) => <div className="max-w-[300px]">{Story()}</div>],
} satisfies Meta<typeof DonationSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Total Due' })).toHaveTextContent('$1,250.50');
    await expect(canvas.getByText(/USD/)).toBeVisible();
    await expect(canvas.getByText(/0% platform fee for organizers/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { typed: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Total Due' })).toHaveTextContent('$00');
  },
};

export const Edge: Story = { args: { typed: '9,999,999,999.99' } };
