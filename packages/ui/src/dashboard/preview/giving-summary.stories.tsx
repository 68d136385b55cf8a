import { aDonation } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { expectOneLine } from '../../../../../.storybook/expect-one-line.ts';
import { GivingSummary } from './giving-summary.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Preview/GivingSummary',
  component: GivingSummary,
  tags: ['internal'],
  args: {
    donations: [
      aDonation({ amount_donated: 0.1, payment_status: 'declined' }),
      aDonation({ amount_donated: 0.2, date_of_donation: '2025-02-10' }),
    ],
  },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const totals = canvas.getByRole('region', { name: 'Donation totals' });
    await expect(totals).toHaveTextContent(
      'You have given $0.20 in 1 donation since Feb 10, 20252 donations of any status, $0.30 in total$0.20 completed (1)$0 pending (0)$0.10 failed (1)',
    );
  },
});

export const One = meta.story({
  args: { donations: [aDonation()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/in 1 donation since Nov 3, 2026$/)).toBeVisible();
  },
});

export const OnlyFailed = meta.story({
  args: { donations: [aDonation({ payment_status: 'declined' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$0')).toBeVisible();
    await expect(canvas.getByText('1 donation of any status, $120 in total')).toBeVisible();
    await expect(canvas.getByText('$120 failed (1)')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { donations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$0')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make your first donation' })).toHaveAttribute('href', '/donate-now');
  },
});

export const Edge = meta.story({
  parameters: { docs: { source: { type: 'code' } } },
  globals: { viewport: { value: 'small' } },
  args: { donations: Array.from({ length: 4321 }, () => aDonation({ amount_donated: 9_999_999_999.99 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/in 4,321 donations/)).toBeVisible();
    await expectOneLine(canvas.getByText('$43,209,999,999,956.79'));
  },
});
