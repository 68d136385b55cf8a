/**
 * The implicit roles of the elements of a table, set explicitly: Safari drops the table semantics of elements whose
 * `display` is not that of a table.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
