import type { ReactNode } from 'react';

/** A column of a `DataTable`. */
export interface DataTableColumn<Row> {
  /** Unique among the columns. */
  key: string;
  /** Header of the column. In a narrow table it labels each cell. */
  header: string;
  /** `end` is for numbers. */
  align?: 'end';
  /** Renders the cell of a row. A method, so that a table of any rows accepts the columns of specific rows. */
  cell(row: Row): ReactNode;
  /** Marks the column that identifies the row. In a narrow table it is the heading of the row's card. */
  rowHeader?: boolean;
  /** Makes the header a button that asks for the rows in the order of this column. Needs `onSort` of the table. */
  sortable?: boolean;
  /** Hides the header visually, for a column of checkboxes or buttons. */
  hideHeader?: boolean;
  /** Leaves the column out of a narrow table. */
  narrow?: 'hidden';
  /** Gives the cell the whole width of the row's card in a narrow table, for long values. */
  wide?: boolean;
}

/** The column by which rows are sorted. */
export interface TableSort {
  /** The key of the column. */
  key: string;
  direction: 'ascending' | 'descending';
}
