import { useState, type ReactNode } from 'react';

import { pageOf } from '../lib/page-of.ts';
import { usePrinting } from '../lib/use-printing.ts';
import { Pagination } from './pagination.tsx';

export interface DataTableColumn<Row> {
  /** Unique among the columns. */
  key: string;
  header: string;
  /** `end` for figures. */
  align?: 'end';
  cell: (row: Row) => ReactNode;
  /** The column that names the row; it heads the card on a phone. */
  rowHeader?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table holds, for those who do not see the heading above it. */
  caption: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  /** Unique and lasting name of a row. `index` is its place in `rows`. */
  rowKey: (row: Row, index: number) => string | number;
  /** Rows on a page. */
  pageSize?: number;
  /** Puts all rows on paper when the page is printed, not only those of the page shown. */
  printAll?: boolean;
  /** Shown instead of a table without rows. */
  empty: ReactNode;
}

/**
 * Safari takes the meaning of a table away from elements that are drawn as cards; said again, it stays. Not
 * redundant, though they repeat what the elements are by themselves.
 */
const meaning = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** Where the table has less than 672 px, each row is a card of two columns and each cell says its header. */
const looks = {
  table: 'block w-full text-left text-small tabular @2xl:table',
  head: 'sr-only @2xl:not-sr-only @2xl:table-header-group',
  body: 'block @2xl:table-row-group',
  row: 'grid break-inside-avoid grid-cols-2 gap-x-4 gap-y-2 border-b border-line py-4 last:border-b-0 @2xl:table-row',
  header: 'border-b border-line pe-4 pb-2.5 align-bottom text-label font-semibold text-ink-soft last:pe-0',
  rowHeader:
    'col-span-2 min-w-0 wrap-anywhere text-left font-semibold @2xl:border-b @2xl:border-line @2xl:py-3.5 @2xl:pe-4 @2xl:in-[tr:last-child]:border-b-0',
  cell: 'min-w-0 wrap-anywhere before:block before:text-label before:text-ink-soft before:content-[attr(data-label)] supports-[content:"x"/"y"]:before:content-[attr(data-label)/""] @2xl:border-b @2xl:border-line @2xl:py-3.5 @2xl:pe-4 @2xl:before:content-none! @2xl:last:pe-0 @2xl:in-[tr:last-child]:border-b-0',
};
/** Figures stand at the end of their column, and keep a distance from words that follow. */
const end = '@2xl:data-[align=end]:text-end @2xl:[[data-align=end]+&:not([data-align])]:ps-4';

/**
 * Rows and columns, a page at a time: what stands in the page does not depend on how many rows there are. Where
 * there is little width, rows become labelled cards.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  pageSize = 25,
  printAll = false,
  empty,
}: DataTableProps<Row>) {
  const [wanted, setWanted] = useState(0);
  const printing = usePrinting(printAll);
  if (rows.length === 0) return <div className="text-ink-soft">{empty}</div>;
  const at = pageOf(wanted, rows.length, pageSize);
  const first = printing ? 0 : at.from - 1;
  const shown = printing ? rows : rows.slice(first, at.to);
  return (
    <div className="@container">
      <table {...meaning.table} className={looks.table}>
        <caption className="sr-only">{caption}</caption>
        <thead {...meaning.group} className={looks.head}>
          <tr {...meaning.row}>
            {columns.map(({ key, header, align }) => (
              <th key={key} {...meaning.column} data-align={align} className={`${looks.header} ${end}`}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...meaning.group} className={looks.body}>
          {shown.map((row, index) => (
            <tr key={rowKey(row, first + index)} {...meaning.row} className={looks.row}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Pagination label={caption} at={at} onPage={setWanted} />
    </div>
  );
}

function Cell<Row>({ column, row }: { column: DataTableColumn<Row>; row: Row }) {
  const { header, align, cell, rowHeader } = column;
  if (rowHeader)
    return (
      <th {...meaning.rowHeader} data-align={align} className={`${looks.rowHeader} ${end}`}>
        {cell(row)}
      </th>
    );
  return (
    <td {...meaning.cell} data-align={align} data-label={header} className={`${looks.cell} ${end}`}>
      {cell(row)}
    </td>
  );
}
