import { aDonation, anUnbrokenName } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { DonationCause } from './donation-cause.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/History/DonationCause',
  component: DonationCause,
  tags: ['internal'],
  args: { donation: aDonation({ donation_cause: 'A roof' }) },
});

export const Default = meta.story();

/** All that a cell can say. The table's stories have each part alone. */
export const Full = meta.story({
  args: {
    donation: aDonation({
      donation_cause: 'A roof',
      anonymous: true,
      occasion: { kind: 'memory', name: 'Amara Diallo' },
      pledged: { amount: 50, came: 30 },
      expected_from: '2026-12-01',
      payment_status: 'pending',
      payment_reference: 'RF7900000056000003751399',
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('In memory of Amara Diallo')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/\$50.*\$30/);
    await expect(canvas.getByText('First payment due Dec 1, 2026')).toBeVisible();
    await expect(canvas.getByText(/RF79 0000 0056/)).toBeVisible();
  },
});

export const LongText = meta.story({ args: { donation: aDonation({ donation_cause: anUnbrokenName }) } });
