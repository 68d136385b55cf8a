import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { longCampaign, longGiver, someGifts } from './fixtures/index.ts';
import { GiftTable } from './gift-table.tsx';

const meta = preview.meta({
  title: 'Gifts/GiftTable',
  component: GiftTable,
  tags: ['experimental'],
  args: { gifts: someGifts },
});

/** Gifts of a donor, of somebody without an account, of nobody known and without a campaign. */
export const Default = meta.story();

/** The arrows move between the gifts, and `x` selects one. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('link');
    first?.focus();
    await userEvent.keyboard('x{ArrowDown}x');
    await expect(second).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2 selected: \$[\d,]+\.\d\d$/);
  },
});

/** The status of a pledge that another gift paid leads to that gift. */
export const PaidPledge = meta.story({
  args: {
    gifts: someGifts.map((gift, index) => (index === 1 ? { ...gift, status: 'canceled', paid_with: 4211 } : gift)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Paid with gift 4211' })).toHaveAttribute('href', '/desk/gifts/4211');
  },
});

/** The auditor's list has every figure and no name. */
export const WithoutNames = meta.story({
  args: { gifts: someGifts.map((gift) => ({ ...gift, giver: null, cause: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Hidden' })).toHaveLength(4);
    await expect(canvas.queryByText(/Halima|Grace/)).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    gifts: someGifts.map((gift) => ({
      ...gift,
      amount: 1_234_567.89,
      giver: longGiver,
      campaign: longCampaign,
    })),
  },
});
