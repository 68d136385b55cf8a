import type { Donation } from '@hearthlight/domain';
import { aDonation } from '@hearthlight/domain/fixtures';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { showSource } from '../../../../../.storybook/shown-code.ts';
import { Button } from '../actions/button.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { columns, longRows, PagedTable, rowKey, rows, SortedTable } from './data-table.example.tsx';
import source from './data-table.example.tsx?raw';
import { guidance } from './data-table.guidance.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';

showSource({ columns, longRows, PagedTable, rowKey, rows, SortedTable }, source);

const meta = preview.meta({
  title: 'Library/Data/DataTable',
  component: DataTable,
  tags: ['stable'],
  parameters: { guidance },
  args: {
    caption: 'Your donations',
    columns,
    rows,
    rowKey,
    empty: 'No record found',
  },
});

const many = (count: number): Donation[] =>
  Array.from({ length: count }, (_, index) => aDonation({ amount_donated: index + 1 }));

export const Default = meta.story({ tags: ['matrix'] });

export const Anatomy = meta.story({
  tags: ['anatomy', '!autodocs'],
  args: { rowsPerPage: 2 },
});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Your donations' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(5);
    const row = within(table).getByRole('row', { name: /Oct 19, 2026/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Oct 19, 2026');
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['$60', 'School term in Sololá', 'Credit/Debit Card', 'pending']);
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No record found')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});

/** Rows of a list to work in, half as high. */
export const Dense = meta.story({
  args: { dense: true },
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row');
    await expect(first?.getBoundingClientRect().height).toBeLessThan(40);
  },
});

/** A column of checkboxes, which has no visible header and is left out of narrow tables. */
export const Selectable = meta.story({
  tags: ['!autodocs'],
  args: {
    dense: true,
    columns: [
      {
        key: 'select',
        header: 'Select',
        hideHeader: true,
        narrow: 'hidden',
        cell: () => <Checkbox className="-mx-2.5 -my-2.5" label="Select" hideLabel />,
      },
      ...columns,
    ],
  },
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row');
    await expect(first?.getBoundingClientRect().height).toBeLessThan(40);
    await expect(canvas.getByRole('columnheader', { name: 'Select' })).toBeInTheDocument();
  },
});

/** Of ten thousand rows, twenty-five are rendered. */
export const Many = meta.story({
  tags: ['!autodocs'],
  args: { rows: many(10_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(26);
    await expect(canvas.getByRole('status')).toHaveTextContent('Rows 1 to 25 of 10,000');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Rows 26 to 50 of 10,000');
    await expect(canvas.getByRole('cell', { name: '$26' })).toBeVisible();
    await expect(canvas.queryByRole('cell', { name: '$25' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(canvas.getByRole('cell', { name: '$1' })).toBeVisible();
  },
});

export const RowsPerPage = meta.story({
  tags: ['!autodocs'],
  args: { rows: many(25), rowsPerPage: 10 },
  play: async ({ canvas }) => {
    const shown = () => canvas.getAllByRole('row').length - 1;
    await expect(shown()).toBe(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Rows 11 to 20 of 25');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(shown()).toBe(5);
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The first click sorts by a column, each later one reverses the order. A phone has the buttons above the cards. */
export const Sorted = meta.story({
  tags: ['visual'],
  render: () => <SortedTable />,
  play: async ({ canvas }) => {
    const amounts = () => canvas.getAllByText(/^\$\d/).map(({ textContent }) => textContent);
    const sortedBy = () =>
      canvas.getAllByRole('columnheader').flatMap((header) => {
        const direction = header.getAttribute('aria-sort');
        return direction ? `${header.textContent} ${direction}` : [];
      });
    await expect(amounts()).toEqual(['$120', '$60', '$200']);
    await expect(sortedBy()).toEqual(['Date of donation descending']);
    await expect(canvas.queryByRole('button', { name: 'Status' })).not.toBeInTheDocument();
    const amount = canvas.getByRole('button', { name: 'Amount donated' });
    await userEvent.click(amount);
    await expect(amounts()).toEqual(['$60', '$120', '$200']);
    await expect(sortedBy()).toEqual(['Amount donated ascending']);
    await userEvent.keyboard('{Enter}');
    await expect(amounts()).toEqual(['$200', '$120', '$60']);
    await expect(amount).toHaveFocus();
  },
});

/** The order is that of all rows, of which a page shows 25. */
export const SortedAndLong = meta.story({
  render: () => <SortedTable donations={longRows} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amount donated' }));
    await expect(canvas.getByRole('cell', { name: '$60' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Amount donated' }));
    await expect(canvas.getByRole('cell', { name: '$219' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Rows 1 to 25 of 60');
  },
});

export const SortedOnAPhone = meta.story({
  tags: ['!autodocs', 'visual'],
  globals: { viewport: { value: 'phone' } },
  render: () => <SortedTable />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Amount donated' }).getBoundingClientRect().width).toBeGreaterThan(
      44,
    );
    await expect(canvas.getByRole('columnheader', { name: 'Status' }).getBoundingClientRect().width).toBe(1);
  },
});

/** The rows of one page, of a list that the server has. */
export const PageFromOutside = meta.story({
  tags: ['!autodocs'],
  args: { rows: many(60).slice(25, 50), rowCount: 60, page: 1, onPage: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(26);
    await expect(canvas.getByRole('cell', { name: '$50' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPage).toHaveBeenCalledOnce();
    await expect(args.onPage).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('Rows 26 to 50 of 60');
  },
});

/** Printing renders all rows. Afterwards only the current page is rendered. */
export const PrintAll = meta.story({
  tags: ['!autodocs'],
  args: { rows: many(60), printAll: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(26);
    await waitFor(() => {
      window.dispatchEvent(new Event('beforeprint'));
      return expect(canvas.getAllByRole('row')).toHaveLength(61);
    });
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(26));
    await expect(canvas.getByRole('status')).toHaveTextContent('Rows 1 to 25 of 60');
  },
});

function WithPrintAllTurnedOff(props: DataTableProps<unknown>) {
  const [printAll, setPrintAll] = useState(true);
  return (
    <>
      <Button onClick={() => setPrintAll(false)}>Print the current page only</Button>
      <DataTable {...props} printAll={printAll} />
    </>
  );
}

/** A table that no longer prints all rows ignores the print. */
export const PrintAllTurnedOff = meta.story({
  tags: ['!autodocs'],
  args: { rows: many(60) },
  render: (args) => <WithPrintAllTurnedOff {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print the current page only' }));
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('row')).toHaveLength(26);
  },
});

/** Rows become cards with labels, and stay a table for screen readers. */
export const Mobile = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div className="max-w-[358px]">
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('rowheader', { name: 'Nov 3, 2026' });
    const cell = canvas.getByText('School term in Sololá');
    await expect(cell.getBoundingClientRect().top).toBeGreaterThan(header.getBoundingClientRect().bottom - 1);
    await expect(getComputedStyle(cell, '::before').content).toContain('Donation cause');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    rows: [
      aDonation({
        amount_donated: 9_999_999_999.99,
        donation_cause: `For the four villages of Garbatula and everybody who carried water there: ${'Llanfairpwllgwyngyll'.repeat(4)}`,
      }),
    ],
  },
});

/** The app has the page, and loads its rows. */
export const PagedFromOutside = meta.story({
  render: () => <PagedTable />,
  play: async ({ canvas }) => {
    const first = () => canvas.getAllByRole('rowheader')[0];
    await expect(first()).toHaveTextContent('Nov 3, 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Rows 6 to 10 of 60');
    await expect(first()).toHaveTextContent('Sep 2, 2025');
  },
});
