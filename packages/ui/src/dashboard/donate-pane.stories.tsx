import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { DonatePane } from './donate-pane.tsx';

const meta = {
  title: 'Dashboard/DonatePane',
  component: DonatePane,
  args: { financeEmail: 'finance@hearthlight.example', onOpenDraft: fn() },
} satisfies Meta<typeof DonatePane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Pledge a donation' })).toBeVisible();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
