import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { PaymentStatus } from './payment-status.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/History/PaymentStatus',
  component: PaymentStatus,
  tags: ['internal'],
  args: { status: 'completed' },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed')).toBeVisible();
  },
});

export const Pending = meta.story({
  args: { status: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toBeVisible();
  },
});

export const AnythingElseIsFailed = meta.story({
  args: { status: 'declined' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible();
  },
});
