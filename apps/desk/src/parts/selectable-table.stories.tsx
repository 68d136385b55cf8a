import { formatMoney } from '@hearthlight/domain';
import type { DataTableColumn } from '@hearthlight/ui';
import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { SelectableTable } from './selectable-table.tsx';

interface Row {
  id: number;
  amount: number;
  name: string;
}

const rows: readonly Row[] = [
  { id: 1, amount: 640.5, name: 'Kofi Mensah' },
  { id: 2, amount: 2180, name: 'Amina Pumps' },
];

const columns: DataTableColumn<Row>[] = [
  { key: 'name', header: 'Payee', rowHeader: true, cell: ({ name }) => name },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatMoney(amount) },
];

const meta = preview.meta({
  title: 'Parts/SelectableTable',
  component: SelectableTable<Row>,
  tags: ['experimental'],
  args: {
    caption: 'Bills',
    rows,
    columns,
    nameOf: ({ name }: Row) => name,
  },
});

export const Default = meta.story();

/** Each checkbox says what it selects. The bar adds up the amounts. */
export const Selects = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Bills' }));
    for (const { name } of rows) await userEvent.click(table.getByRole('checkbox', { name: `Select ${name}` }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected: $2,820.50');
  },
});

/** In a narrow place the rows have no checkboxes, so there is nothing to select all of them with. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});
