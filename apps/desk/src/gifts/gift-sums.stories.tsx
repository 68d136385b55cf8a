import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { slowLoading } from '../../../../.storybook/slow-loading.ts';
import { GiftSums, type GiftSumsProps } from './gift-sums.tsx';

/** A function, because a constant would not be `undefined` in other stories. */
const totals = (sums: GiftSumsProps['totals']) => sums;

const meta = preview.meta({
  title: 'Gifts/GiftSums',
  component: GiftSums,
  tags: ['experimental'],
  args: {
    totals: totals({ count: 1340, amount: 92_400.5, paid_pledges: 0, completed_count: 1204, completed_amount: 81_150 }),
  },
});

export const Default = meta.story();

/** Gifts that failed or are pending are never part of the first sum without being said. */
export const TwoSums = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/1,340.*\$81,150.*\$92,400\.50/);
  },
});

/** A pledge and the gift that paid it count once. */
export const PaidPledge = meta.story({
  args: { totals: totals({ count: 3, amount: 22, paid_pledges: 1, completed_count: 1, completed_amount: 15 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/\$22.*Without 1 pledge that another gift paid/);
  },
});

export const AllCompleted = meta.story({
  args: { totals: totals({ count: 1, amount: 25, paid_pledges: 0, completed_count: 1, completed_amount: 25 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/\$25/)).toHaveLength(1);
  },
});

export const Loading = meta.story({ args: { totals: totals(undefined) } });
export const Slow = meta.story({ ...slowLoading, args: { totals: totals(undefined) } });
