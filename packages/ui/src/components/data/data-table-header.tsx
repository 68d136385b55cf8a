'use client';

import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../media/icon.tsx';
import type { DataTableColumn, TableSort } from './data-table-column.ts';
import { endAligned, styles } from './data-table-styles.ts';
import { roles } from './table-roles.ts';

export interface DataTableHeaderProps<Row> {
  /** The columns of the table, from the start of the line. */
  columns: ReadonlyArray<DataTableColumn<Row>>;
  /** The order of the rows, if a column sorts them. */
  sort: TableSort | undefined;
  /** Called with the order that a click asks for. Without it, no header is a button. */
  onSort: ((sort: TableSort) => void) | undefined;
}

/** The headers of a `DataTable`. Above the cards of a narrow one, only those that sort can be seen. */
export function DataTableHeader<Row>({ columns, sort, onSort }: DataTableHeaderProps<Row>) {
  const canSort = onSort !== undefined && columns.some(({ sortable }) => sortable);
  const hidden = canSort && 'sr-only @table:not-sr-only';
  return (
    <thead {...roles.group} data-part="headers" className={canSort ? styles.sortHead : styles.head}>
      <tr {...roles.row} className={canSort ? styles.sortRow : undefined}>
        {columns.map(({ key, header, align, hideHeader, sortable }) => {
          const direction = sort?.key === key ? sort.direction : undefined;
          const isButton = sortable && onSort;
          return (
            <th
              key={key}
              {...roles.column}
              data-align={align}
              aria-sort={direction}
              className={classNames(styles.header, endAligned, !isButton && hidden)}
            >
              {isButton ? (
                <SortButton header={header} direction={direction} onSort={(next) => onSort({ key, direction: next })} />
              ) : (
                <span className={hideHeader ? 'sr-only' : styles.headerText}>{header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface SortButtonProps {
  header: string;
  /** Absent if the rows are sorted by another column. */
  direction: TableSort['direction'] | undefined;
  onSort: (direction: TableSort['direction']) => void;
}

function SortButton({ header, direction, onSort }: SortButtonProps) {
  return (
    <button
      type="button"
      className={styles.sortButton}
      onClick={() => onSort(direction === 'ascending' ? 'descending' : 'ascending')}
    >
      {header}
      {direction && <Icon name="chevron" className={direction === 'ascending' ? 'size-4 rotate-180' : 'size-4'} />}
    </button>
  );
}
