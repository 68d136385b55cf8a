import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { october } from './fixtures.ts';
import { ToSettle } from './to-settle.tsx';

const meta = preview.meta({
  title: 'Ledger/ToSettle',
  component: ToSettle,
  tags: ['experimental'],
  args: { next: { ...october, waiting_files: 3, waiting_rows: 4, unmatched_payments: 1 } },
  decorators: [
    (Story) => (
      <div className="grid gap-5">
        <Story />
      </div>
    ),
  ],
});

/** Reasons that prevent the closing, and notes. */
export const Default = meta.story();

/** Each leads to where it can be settled. */
export const Links = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const must = within(canvas.getByRole('region', { name: 'Must be settled first' }));
    await expect(must.getByRole('link', { name: /^3 uploaded files/ })).toHaveAttribute('href', '/desk/imports');
    const should = within(canvas.getByRole('region', { name: 'Worth a look first' }));
    await expect(should.getByRole('link', { name: '2 gifts of the month are pending' })).toHaveAttribute(
      'href',
      '/desk/gifts?status=pending&from=2026-10-01&to=2026-10-31',
    );
    await expect(should.getByRole('link', { name: /^4 rows of imports wait/ })).toHaveAttribute(
      'href',
      '/desk/imports',
    );
    await expect(should.getByRole('link', { name: '1 payment has no known donor' })).toHaveAttribute(
      'href',
      '/desk/payments',
    );
    await expect(should.getByRole('link', { name: '1 bill is not paid' })).toHaveAttribute(
      'href',
      '/desk/bills?state=open',
    );
  },
});

export const Empty = meta.story({
  tags: ['!autodocs'],
  args: { next: { ...october, pending_gifts: 0, open_bills: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});
