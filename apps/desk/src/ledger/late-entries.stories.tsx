import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { someMonths } from './fixtures.ts';
import { LateEntries } from './late-entries.tsx';

const { late } = someMonths();

const meta = preview.meta({
  title: 'Ledger/LateEntries',
  component: LateEntries,
  tags: ['experimental'],
  args: { late },
});

export const Default = meta.story();

export const LinksToGifts = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 entries \(-\$25\), recorded after/)).toBeVisible();
    const links = canvas.getAllByRole('link', { name: 'Gift 4107' });
    await expect(links).toHaveLength(2);
    await expect(links[0]).toHaveAttribute('href', '/desk/gifts/4107');
  },
});

/** The lead counts all of them, so all can be seen. */
export const Many = meta.story({
  args: {
    late: {
      count: 23,
      amount: 855,
      entries: Array.from({ length: 23 }, (_, index) => ({
        gift_id: 4107 + index,
        kind: 'recorded' as const,
        amount: 37,
        date: '2026-10-12',
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The first 10 of 23:')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 23' }));
    await expect(canvas.getAllByRole('link', { name: /^Gift/ })).toHaveLength(23);
  },
});
