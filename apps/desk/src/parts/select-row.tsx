import { Checkbox, useWords } from '@hearthlight/ui';

import type { RowSelection } from './use-row-selection.ts';

export interface SelectRowProps<Row extends { id: number }> {
  row: Row;
  /** What the row is, for screen readers. */
  name: string;
  selection: Pick<RowSelection<Row>, 'isSelected' | 'select'>;
}

/** Selects a row of a dense table, in a column of its own. */
export function SelectRow<Row extends { id: number }>({
  row,
  name,
  selection: { isSelected, select },
}: SelectRowProps<Row>) {
  const words = useWords('desk');
  return (
    <Checkbox
      className="-mx-2.5 -my-2.5"
      label={words.select({ entry: name })}
      hideLabel
      checked={isSelected(row)}
      onChange={({ currentTarget }) => select(row, currentTarget.checked)}
    />
  );
}
