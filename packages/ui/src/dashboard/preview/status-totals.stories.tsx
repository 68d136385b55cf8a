import { aDashboard, aDonation } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { StatusTotals } from './status-totals.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Preview/StatusTotals',
  component: StatusTotals,
  tags: ['internal'],
  args: { donations: aDashboard().records.donation_history },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(texts).toEqual(['$2,220 completed (2)', '$60 pending (1)', '$200 failed (1)']);
  },
});

export const Empty = meta.story({
  args: { donations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$0 completed (0)')).toBeVisible();
  },
});

/* Not on the documentation page, whose code would list every donation. */
export const Edge = meta.story({
  tags: ['!autodocs'],
  args: { donations: Array.from({ length: 4321 }, () => aDonation({ amount_donated: 9_999_999_999.99 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/completed \(4,321\)$/)).toBeVisible();
  },
});
