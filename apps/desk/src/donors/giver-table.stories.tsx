import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { longDonor, someGivers } from './fixtures/index.ts';
import { GiverTable } from './giver-table.tsx';

const meta = preview.meta({
  title: 'Donors/GiverTable',
  component: GiverTable,
  tags: ['experimental'],
  args: { givers: someGivers },
});

/** Somebody without an address, and an address without a name. */
export const Default = meta.story();

export const LinksToGifts = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    for (const [name, gift] of [
      ['Halima Guyo', 4090],
      ['No name', 4012],
    ])
      await expect(canvas.getByRole('link', { name: String(name) })).toHaveAttribute(
        'href',
        `/desk/gifts?giver_of=${gift}`,
      );
  },
});

export const LongText = meta.story({ args: { givers: [{ ...longDonor, gift_id: 1, gifts: 12_345 }] } });
