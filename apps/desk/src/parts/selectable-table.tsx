import { Checkbox, DataTable, type DataTableColumn, type DataTableProps, useWords, type Words } from '@hearthlight/ui';

import { RowKeys } from './row-keys.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useRowSelection } from './use-row-selection.ts';

export interface SelectableTableProps<Row extends { id: number; amount: number }> extends Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'lines' | 'rows'
> {
  /** Returns what a row is, for screen readers. */
  nameOf: (row: Row) => string;
}

/**
 * A dense table of amounts, to walk through with the keyboard and to add up the selected ones. A narrow one has no
 * checkboxes.
 */
export function SelectableTable<Row extends { id: number; amount: number }>({
  rows,
  columns,
  nameOf,
  ...table
}: SelectableTableProps<Row>) {
  const words = useWords('desk');
  const { selected, isAllSelected, selectAll, isSelected, select } = useRowSelection(rows);
  return (
    <RowKeys>
      <SelectionBar
        amounts={selected.map(({ amount }) => amount)}
        isAllSelected={isAllSelected}
        onSelectAll={selectAll}
      />
      <DataTable
        {...table}
        columns={[selectColumn(words, { nameOf, isSelected, select }), ...columns]}
        rows={rows}
        rowKey={({ id }) => id}
        rowsPerPage={rows.length}
        dense
        empty={null}
      />
    </RowKeys>
  );
}

interface Selection<Row> {
  isSelected: (row: Row) => boolean;
  select: (row: Row, isSelected: boolean) => void;
  nameOf: (row: Row) => string;
}

const selectColumn = <Row,>(
  words: Words['desk'],
  { nameOf, isSelected, select }: Selection<Row>,
): DataTableColumn<Row> => ({
  key: 'select',
  header: words.selectHeader,
  hideHeader: true,
  narrow: 'hidden',
  cell: (row) => (
    <Checkbox
      className="-mx-2.5 -my-2.5"
      label={words.select({ entry: nameOf(row) })}
      hideLabel
      checked={isSelected(row)}
      onChange={({ currentTarget }) => select(row, currentTarget.checked)}
    />
  ),
});
