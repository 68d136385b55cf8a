import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { DataTableCell, type DataTableCellProps } from './data-table-cell.tsx';
import type { DataTableColumn } from './data-table-column.ts';
import { roles } from './table-roles.ts';

const amount: DataTableColumn<unknown> = {
  key: 'amount',
  header: 'Amount',
  align: 'end',
  cell: () => '$120',
};

const shown: DataTableCellProps<unknown> = { column: amount, row: undefined, space: 'roomy' };

const meta = preview.meta({
  title: 'Library/Data/DataTableCell',
  component: DataTableCell,
  tags: ['internal'],
  args: shown,
  decorators: [
    (Cell) => (
      <div className="@container/table">
        <table {...roles.table} className="w-full">
          <tbody {...roles.group}>
            <tr {...roles.row}>
              <Cell />
            </tr>
          </tbody>
        </table>
      </div>
    ),
  ],
});

export const Default = meta.story();

/** Screen readers announce it with each cell of its row. */
export const RowHeader = meta.story({
  args: { column: { ...amount, rowHeader: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '$120' })).toBeVisible();
  },
});

/** A value that explains itself has no label on a card. */
export const WithoutLabel = meta.story({
  args: { column: { ...amount, hideHeader: true } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('cell'), '::before').content).not.toContain('Amount');
  },
});
