import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { BillSums } from './bill-sums.tsx';

const meta = preview.meta({
  title: 'Bills/BillSums',
  component: BillSums,
  tags: ['experimental'],
  args: { totals: { count: 1340, open_amount: 2_820.5, paid_amount: 81_150 } },
});

export const Default = meta.story();

/** A sum of nothing is left out: canceled bills count, but their amounts are no sum. */
export const OnlyCanceled = meta.story({
  tags: ['!autodocs'],
  args: { totals: { count: 1, open_amount: 0, paid_amount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 bill').parentElement).toHaveTextContent(/^1 bill$/);
  },
});
