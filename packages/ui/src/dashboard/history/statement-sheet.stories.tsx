import { aDonation, aDonor, aMoment } from '@hearthlight/domain/fixtures';
import { expect, within } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { StatementSheet } from './statement-sheet.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/History/StatementSheet',
  component: StatementSheet,
  tags: ['internal'],
  args: {
    donor: aDonor(),
    donations: [aDonation(), aDonation({ amount_donated: 0.5, date_of_donation: '2026-01-02' })],
    foundation: { ...foundation, receipt: { registration: 'EIN 00-0555014', sentences: [] } },
    now: new Date(aMoment),
    year: '2026',
  },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article', { name: 'Statement of 2026' });
    await expect(sheet).toHaveTextContent(foundation.name);
    await expect(sheet).toHaveTextContent(foundation.address.street);
    await expect(sheet).toHaveTextContent('Issued on Friday, November 20, 2026');
    await expect(sheet).toHaveTextContent('not tax advice');
    await expect(sheet).toHaveTextContent('Registration number: EIN 00-0555014');
    await expect(canvas.getByRole('heading', { name: 'Donations in 2026, up to Nov 20, 2026' })).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Completed donations in 2026' }));
    for (const cause of table.getAllByText('Roof for the Diallo family'))
      await expect(cause).toHaveAttribute('dir', 'auto');
    await expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Date of donationDonation causePayment methodAmount donated',
      'Nov 3, 2026Roof for the Diallo familyPaypal service$120.00',
      'Jan 2, 2026Roof for the Diallo familyPaypal service$0.50',
      'Total of 2$120.50',
    ]);
  },
});

/** A year that is over. */
export const EarlierYear = meta.story({
  tags: ['!autodocs'],
  args: { year: '2025' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Donations in 2025' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    donor: aDonor({ email: `${'e'.repeat(200)}@example.org` }),
    donations: [aDonation({ donation_cause: 'c'.repeat(500), payment_method: 'm'.repeat(80) })],
  },
});

export const Many = meta.story({
  args: { donations: Array.from({ length: 60 }, () => aDonation()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$7,200')).toBeVisible();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
