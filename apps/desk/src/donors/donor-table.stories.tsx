import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { DonorTable } from './donor-table.tsx';
import { longDonor, someDonors } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'Donors/DonorTable',
  component: DonorTable,
  tags: ['experimental'],
  args: { donors: someDonors },
});

export const Default = meta.story();

export const LinksToDonors = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute('href', '/desk/donors/15');
  },
});

/** Long names and addresses wrap. */
export const LongText = meta.story({ args: { donors: [longDonor] } });
