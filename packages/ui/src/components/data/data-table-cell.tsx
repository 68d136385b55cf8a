import { classNames } from '../../lib/class-names.ts';
import type { DataTableColumn } from './data-table-column.ts';
import { inLines, type Place } from './data-table-lines.ts';
import { endAligned, styles } from './data-table-styles.ts';
import { roles } from './table-roles.ts';

export interface DataTableCellProps<Row> {
  /** The column of the cell. */
  column: DataTableColumn<Row>;
  /** The row that it shows. */
  row: Row;
  /** The space above and below the cell. */
  space: 'dense' | 'roomy';
  /** Where the cell is in a row of lines. */
  place?: Place | undefined;
}

/** A cell of a `DataTable`: a header of its row, or a value with the label that a card shows. */
export function DataTableCell<Row>({ column, row, space, place }: DataTableCellProps<Row>) {
  const { header, align, hideHeader, narrow, rowHeader, wide } = column;
  if (rowHeader)
    return (
      <th
        {...roles.rowHeader}
        data-align={align}
        data-line={place?.line}
        data-at={place?.at}
        style={place?.style}
        className={classNames(styles.rowHeader, styles[space], place && inLines.cell, endAligned)}
      >
        {column.cell(row)}
      </th>
    );
  return (
    <td
      {...roles.cell}
      data-align={align}
      data-wide={wide}
      data-line={place?.line}
      data-at={place?.at}
      data-label={hideHeader ? '' : header}
      style={place?.style}
      className={classNames(
        styles.cell,
        styles[space],
        narrow === 'hidden' && styles.wideOnly,
        place && inLines.cell,
        endAligned,
      )}
    >
      {column.cell(row)}
    </td>
  );
}
