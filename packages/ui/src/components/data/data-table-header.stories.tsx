import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import type { TableSort } from './data-table-column.ts';
import { DataTableHeader } from './data-table-header.tsx';
import { roles } from './table-roles.ts';

const byDay: TableSort = { key: 'day', direction: 'descending' };
const byCause: TableSort = { key: 'cause', direction: 'ascending' };

const meta = preview.meta({
  title: 'Library/Data/DataTableHeader',
  component: DataTableHeader,
  tags: ['internal'],
  args: {
    columns: [
      { key: 'day', header: 'Day', cell: () => null, sortable: true },
      { key: 'cause', header: 'Cause', cell: () => null },
      { key: 'select', header: 'Select', cell: () => null, hideHeader: true },
    ],
    sort: byDay,
    onSort: fn(),
  },
  decorators: [
    (Header) => (
      <div className="@container/table">
        <table {...roles.table} className="block w-full @table:table">
          <Header />
        </table>
      </div>
    ),
  ],
});

export const Default = meta.story();

/** The first click sorts a column from the least. */
export const SortsByAnother = meta.story({
  args: { sort: byCause },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Day' })).not.toHaveAttribute('aria-sort');
    await userEvent.click(canvas.getByRole('button', { name: 'Day' }));
    await expect(args.onSort).toHaveBeenCalledWith({ key: 'day', direction: 'ascending' });
  },
});

/** Without `onSort`, a header that could sort is a text. */
export const NotSorted = meta.story({
  render: ({ columns }) => <DataTableHeader columns={columns} sort={undefined} onSort={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
