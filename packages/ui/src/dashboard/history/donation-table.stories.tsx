import { aDashboard, aDonation, anUnbrokenName } from '@hearthlight/domain/fixtures';
import type { ReactNode } from 'react';
import { expect, fn, spyOn, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { guidance } from './donation-table.guidance.ts';
import { DonationTable } from './donation-table.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/History/DonationTable',
  component: DonationTable,
  tags: ['experimental'],
  parameters: { guidance },
  args: { caption: 'Your donations', donations: aDashboard().records.donation_history },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
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
    const cause = within(table).getByText('Well in Garbatula');
    await expect(cause).toHaveAttribute('dir', 'auto');
    const [, , , third] = within(table).getAllByRole('row');
    await expect(third).toHaveTextContent('Sep 2, 2026$200Well in GarbatulaBitcoin/UsdtFailed');
  },
});

/** A completed donation leads to what it did, a pending one does not. */
export const LeadsToTheOpenBooks = meta.story({
  tags: ['!autodocs'],
  args: {
    donations: [
      aDonation({ donation_cause: 'A well', campaign_id: 3 }),
      aDonation({ donation_cause: 'Where it is needed', campaign_id: null }),
      aDonation({ donation_cause: 'A promise', campaign_id: 3, payment_status: 'pending' }),
    ],
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['A well', '/books#campaign-3'],
      ['Where it is needed', '/books#campaign-0'],
    ]);
  },
});

/** A pending donation shows the reference that its transfer must state, to copy without spaces. */
export const Reference = meta.story({
  args: {
    donations: [
      aDonation({ payment_status: 'pending', payment_reference: 'RF7900000056000003751399' }),
      aDonation({ payment_reference: 'RF7900000056000003751399' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payment reference: RF79 0000 0056 0000 0375 1399')).toBeVisible();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(canvas, /^Copy: Payment reference of /);
    await expect(write).toHaveBeenLastCalledWith('RF7900000056000003751399');
  },
});

/** What was pledged and what came for it, if these differ. */
export const OfAnotherSumThanPledged = meta.story({
  args: {
    donations: [
      aDonation({ amount_donated: 20, payment_status: 'pending', pledged: { amount: 50, came: 30 } }),
      aDonation({ amount_donated: 30, pledged: { amount: 50, came: 30 } }),
      aDonation(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('$50 pledged · $30 came')).toHaveLength(2);
  },
});

/** For whom it was given, and that the donor stays anonymous. */
export const WithWishes = meta.story({
  args: {
    donations: [
      aDonation({ occasion: { kind: 'memory', name: 'Amara Diallo' }, anonymous: true }),
      aDonation({ occasion: { kind: 'honor', name: 'Ruth Wanjiru' } }),
      aDonation({ anonymous: true, pledged: { amount: 50, came: 30 } }),
      aDonation(),
    ],
  },
  play: async ({ canvas }) => {
    const [, both, honored, anonymous, plain] = canvas.getAllByRole('row');
    await expect(both).toHaveTextContent(/In memory of Amara Diallo.*You stay anonymous/);
    await expect(honored).toHaveTextContent('In honor of Ruth Wanjiru');
    await expect(anonymous).toHaveTextContent('You stay anonymous in public for this donation.');
    await expect(plain).not.toHaveTextContent(/In memory|In honor|anonymous/);
  },
});

/** On a phone, in the language of the reader beside a name in another script. */
export const WithWishesOnAPhone = WithWishes.extend({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
});

export const Empty = meta.story({
  args: { donations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No record found')).toBeVisible();
  },
});

/** A receipt does not make its row taller. */
export const RowsOfOneHeight = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desk' } },
  args: {
    donations: [aDonation({ receipt: '2026-00012' }), aDonation({ payment_status: 'pending' })],
    onReceipt: fn(),
  },
  play: async ({ canvas }) => {
    const [, paid, pending] = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect().height);
    await expect(canvas.getByRole('button', { name: /2026-00012/ })).toBeVisible();
    await expect(paid).toBeCloseTo(pending ?? 0, 0);
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

/** The number of lines that the cells of a row take together. */
function linesOf(row: HTMLElement): number {
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => {
      const { bottom, height } = cell.getBoundingClientRect();
      return { bottom, lines: Math.round(height / Number.parseFloat(getComputedStyle(cell).lineHeight)) };
    })
    .toSorted((one, other) => one.bottom - other.bottom);
  const below = cells.filter(({ bottom }, at) => bottom > (cells[at - 1]?.bottom ?? bottom) + 8);
  return below.length + Math.max(...cells.map(({ lines }) => lines));
}

const inWidth = (width: number) => ({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'small' } },
  decorators: [(Story: () => ReactNode) => <div style={{ width }}>{Story()}</div>],
});

/** The widest values of the second line. */
const wide = ['completed', 'pending', 'failed'].map((payment_status) =>
  aDonation({
    date_of_donation: '2026-11-20',
    donation_cause: 'School term in Sololá',
    payment_method: 'Credit/Debit Card',
    payment_status,
  }),
);

/** The table is 295 px wide on the dashboard at 360 px. */
export const TwoLinesOnANarrowPhone = meta.story({
  ...inWidth(295),
  tags: ['!autodocs', 'default-foundation'],
  args: { donations: wide },
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    for (const row of rows) await expect(linesOf(row)).toBe(2);
  },
});

/** The table is 262 px wide on the dashboard at 320 px. The date is short there. */
export const TwoLinesOnASmallPhone = meta.story({
  ...inWidth(262),
  tags: ['!autodocs', 'default-foundation'],
  args: { donations: wide },
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    for (const row of rows) {
      await expect(linesOf(row)).toBe(2);
      await expect(within(row).getByText('Nov 20, 2026')).not.toBeVisible();
      for (const cell of within(row).getAllByRole('cell'))
        await expect(cell.scrollWidth, cell.textContent).toBeLessThanOrEqual(cell.clientWidth);
    }
  },
});

/** A long cause takes the lines that it needs; nothing scrolls sideways, and the status stays whole. */
export const UnbrokenNamesOnASmallPhone = meta.story({
  ...inWidth(262),
  args: {
    donations: [
      aDonation({
        amount_donated: 1_000_000,
        donation_cause: anUnbrokenName,
        payment_method: anUnbrokenName,
        payment_status: 'completed',
      }),
    ],
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    const status = canvas.getByText('Completed');
    await expect(status.getBoundingClientRect().right).toBeLessThanOrEqual(table.getBoundingClientRect().right + 0.5);
    await expect(status.getBoundingClientRect().height).toBeLessThan(30);
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
