import type { PledgeDraft } from '@hearthlight/domain';
import { aDonation } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { KeptEntries } from './kept-entries.tsx';

const entry = { donation_amount: '35', donation_cause: 'Where it is needed most' };
const pledge: PledgeDraft = {
  to: 'finance@example.org',
  subject: 'Pledge',
  body: 'I would like to donate $35.',
  amount: 35,
  donor: 1,
  entry: { ...entry, selected_payment_method: 'Credit/Debit Card' },
};

const meta = preview.meta({
  title: 'Product/Dashboard/Frame/KeptEntries',
  component: KeptEntries,
  tags: ['internal'],
  args: { donor: 1, donations: [], donationEntry: entry, helpEntry: {}, readPledges: () => [pledge] },
});

export const Default = meta.story({});

/** A pledge is not an unfinished form. */
export const Pledged = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You pledged $35: Where it is needed most')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See how to pay it' })).toHaveAttribute('href', '/donate-now');
    await expect(canvas.queryByText('The donation form still has what you typed.')).toBeNull();
  },
});

/** Something else was typed after the pledge. */
export const PledgedAndTyped = meta.story({
  tags: ['!autodocs'],
  args: { donationEntry: { ...entry, donation_amount: '50' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You pledged $35: Where it is needed most')).toBeVisible();
    await expect(canvas.getByText('The donation form still has what you typed.')).toBeVisible();
  },
});

/** A pledge of another donor who used the tab is not shown. */
export const OfAnotherDonor = meta.story({
  tags: ['!autodocs'],
  args: { donor: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^You pledged/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go on with your donation' })).toBeVisible();
  },
});

/** A paid pledge is neither offered nor an unfinished form. */
export const Paid = meta.story({
  tags: ['!autodocs'],
  args: {
    donations: [aDonation({ payment_reference: 'RF79' })],
    readPledges: () => [{ ...pledge, transfer: { amount: 35, reference: 'RF79', method: 'Credit/Debit Card' } }],
  },
  play: ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull(),
});

export const Empty = meta.story({
  tags: ['!autodocs'],
  args: { donationEntry: {}, readPledges: () => [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});
