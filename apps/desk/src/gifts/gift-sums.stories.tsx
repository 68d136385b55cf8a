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

/** The sums of an import are those of its row in the list of imports, whatever was refunded since. */
export const OfAnImport = meta.story({
  args: {
    totals: totals({
      paid_pledges: 0,
      count: 16,
      amount: 1865.92,
      completed_count: 15,
      completed_amount: 1615.92,
      import: { file_name: 'paypal.csv', source: 'paypal', sums: { gross: 1865.92, returned: 250 } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '16 giftsImported: $1,865.92Refunded by the import: $250Completed: $1,615.92',
    );
  },
});

/** A filter that selects only some gifts of an import says nothing of its sums. */
export const OfSomeOfAnImport = meta.story({
  tags: ['!autodocs'],
  args: {
    totals: totals({
      paid_pledges: 0,
      count: 1,
      amount: 25,
      completed_count: 1,
      completed_amount: 25,
      import: { file_name: 'paypal.csv', source: 'paypal' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 giftCompleted: $25');
  },
});

export const Loading = meta.story({ args: { totals: totals(undefined) } });
export const Slow = meta.story({ ...slowLoading, args: { totals: totals(undefined) } });
