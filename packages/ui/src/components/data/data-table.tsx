'use client';

import { type ReactNode, useState } from 'react';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';
import { pageRange } from '../../lib/page-range.ts';
import { usePrinting } from '../../lib/use-printing.ts';
import { DataTableCell } from './data-table-cell.tsx';
import type { DataTableColumn, TableSort } from './data-table-column.ts';
import { DataTableHeader } from './data-table-header.tsx';
import { inLines, type Lines, placeOf } from './data-table-lines.ts';
import { styles } from './data-table-styles.ts';
import { Pagination } from './pagination.tsx';
import { roles } from './table-roles.ts';

export interface DataTableProps<Row> extends LayoutProps, AttributesOf<'div', 'children'> {
  /** Accessible name of the table. It is visually hidden. */
  caption: string;
  /** The columns, in order. */
  columns: ReadonlyArray<DataTableColumn<Row>>;
  /** All rows, in order; with `rowCount`, those of the current page. */
  rows: ReadonlyArray<Row>;
  /** Returns a unique and stable key of a row. `index` is its index in `rows`. */
  rowKey: (row: Row, index: number) => string | number;
  /** How many rows are shown at a time. */
  rowsPerPage?: number;
  /** The number of all rows, for a table that loads one page at a time. Needs `page` and `onPage`. */
  rowCount?: number;
  /** The page that is shown, counted from 0. Without it, the table remembers the page itself. */
  page?: number;
  /** Called with the page that the person asks for, counted from 0. */
  onPage?: (page: number) => void;
  /** How the rows are sorted. The table sorts nothing itself. */
  sort?: TableSort;
  /** Called with the order that the person asks for. Columns with `sortable` have a button for it. */
  onSort?: (sort: TableSort) => void;
  /** Prints all rows instead of the current page of rows. */
  printAll?: boolean;
  /** Halves the space between rows, for people who read many at work. */
  dense?: boolean;
  /** Shown instead of the table when there are no rows. */
  empty: ReactNode;
  /**
   * Shows each row of a narrow table as two or three lines instead of a card with labels: the keys of all columns, in
   * order. The last of a line is at its end, and the one before it wraps. Headers are visually hidden, so values must
   * explain themselves.
   */
  lines?: Lines;
}

/**
 * A table shown 25 rows at a time, so that the size of the DOM does not depend on the number of rows. In a
 * narrow container, rows become cards with labels.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowsPerPage = 25,
  rowCount = rows.length,
  page,
  onPage,
  sort,
  onSort,
  printAll = false,
  dense,
  empty,
  lines,
  className,
  ...attributes
}: DataTableProps<Row>) {
  const [ownPage, setOwnPage] = useState(0);
  const printing = usePrinting(printAll);
  if (rows.length === 0)
    return (
      <div {...attributes} className={classNames('text-ink-soft', className)}>
        {empty}
      </div>
    );
  const range = pageRange(page ?? ownPage, rowCount, rowsPerPage);
  const first = printing ? 0 : range.from - 1;
  const hasAll = rows.length === rowCount;
  const shown = printing || !hasAll ? rows : rows.slice(first, range.to);
  const changePage = (asked: number) => {
    setOwnPage(asked);
    onPage?.(asked);
  };
  return (
    <div {...attributes} className={classNames('@container/table', className)}>
      <table {...roles.table} className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        <DataTableHeader columns={columns} sort={sort} onSort={onSort} />
        <tbody {...roles.group} className={styles.body}>
          {shown.map((row, index) => (
            <tr
              key={rowKey(row, first + index)}
              {...roles.row}
              data-part="row"
              className={classNames(styles.row, lines && inLines.row)}
            >
              {columns.map((column) => (
                <DataTableCell
                  key={column.key}
                  column={column}
                  space={dense ? 'dense' : 'roomy'}
                  row={row}
                  place={lines && placeOf(column.key, lines)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Pagination data-part="pagination" className="mt-5" label={caption} range={range} onPage={changePage} />
    </div>
  );
}
