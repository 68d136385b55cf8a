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

/** On a phone a donation takes two lines; screen readers still read each value with its column. */
export const TwoLinesOnAPhone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ width: 318 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    const [, first] = canvas.getAllByRole('row');
    const cells = within(first ?? document.body).getAllByRole('cell');
    const lines = new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().bottom / 8)));
    await expect(lines.size).toBe(2);
    for (const cell of cells) await expect(cell).toBeVisible();
    const [date, amount, cause, method, status] = cells.map((cell) => cell.getBoundingClientRect());
    await expect(amount?.right).toBe(status?.right);
    await expect(cause?.left).toBe(date?.left);
    await expect(method?.left).toBeGreaterThan(date?.right ?? Infinity);
  },
});
