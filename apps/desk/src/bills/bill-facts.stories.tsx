import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { inSheet } from '../../../../.storybook/in-sheet.tsx';
import { BillFacts } from './bill-facts.tsx';
import { aBill, longBill } from './fixtures.ts';

const meta = preview.meta({
  title: 'Bills/BillFacts',
  component: BillFacts,
  tags: ['internal'],
  args: { bill: aBill() },
  decorators: [inSheet],
});

export const Default = meta.story();

/** A paid bill has the day of its payment. */
export const Paid = meta.story({
  args: { bill: aBill({ campaign: null, state: 'paid', paid_on: '2026-11-18' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 18, 2026')).toBeVisible();
  },
});

export const LongText = meta.story({ args: { bill: longBill } });
