import { Checkbox, type DataTableColumn, type Words } from '@hearthlight/ui';

import type { RowSelection } from './use-row-selection.ts';

/** Returns the column of checkboxes of a list. `nameOf` names a row for screen readers. */
export const selectColumn = <Row extends { id: number }>(
  words: Words['desk'],
  { isSelected, select }: Pick<RowSelection<Row>, 'isSelected' | 'select'>,
  nameOf: (row: Row) => string,
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
