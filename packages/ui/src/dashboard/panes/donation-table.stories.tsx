import { aDashboard } from '@hearthlight/domain/fixtures';
import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { DonationTable } from './donation-table.tsx';

const meta = preview.meta({
  title: 'Dashboard/Panes/DonationTable',
  component: DonationTable,
  tags: ['internal'],
  args: { caption: 'Your donations', donations: aDashboard().records.donation_history },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Your donations' });
    const headers = within(table).getAllByRole('columnheader');
    await expect(headers.map((header) => header.textContent)).toEqual([
      'Date of donation',
      'Amount donated',
      'Donation cause',
      'Payment method',
      'Status',
    ]);
    const [, , , third] = within(table).getAllByRole('row');
    await expect(third).toHaveTextContent('Sep 2, 2026$200Well in GarbatulaBitcoin/UsdtFailed');
  },
});

export const Empty = meta.story({
  args: { donations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No record found')).toBeVisible();
  },
});

const widths = [340, 500, 672, 700, 760, 860] as const;

/** No status breaks, in a container of any width. */
export const StatusesStayWhole = meta.story({
  args: { caption: 'Donations' },
  render: (args) => (
    <>
      {widths.map((width) => (
        <div key={width} style={{ maxWidth: width }}>
          <DonationTable {...args} caption={`${args.caption}, ${width} px`} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const statuses = canvas.getAllByText('Completed');
    await expect(statuses.length).toBeGreaterThanOrEqual(widths.length);
    const lines = statuses.map((status) => {
      const text = document.createRange();
      text.selectNode(status.lastChild ?? status);
      return new Set(Array.from(text.getClientRects(), ({ bottom }) => Math.round(bottom))).size;
    });
    await expect(Math.max(...lines)).toBe(1);
    for (const table of canvas.getAllByRole('table'))
      await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
});
