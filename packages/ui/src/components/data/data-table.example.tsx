import { formatDay } from '@hearthlight/domain';
import { useState } from 'react';

import { StatusText } from '../feedback/status-text.tsx';
import type { DataTableColumn, TableSort } from './data-table-column.ts';
import { DataTable } from './data-table.tsx';
import { Money } from './money.tsx';

interface Row {
  date_of_donation: string;
  amount_donated: number;
  donation_cause: string;
  payment_method: string;
  payment_status: string;
}

export const columns: DataTableColumn<Row>[] = [
  {
    key: 'date',
    header: 'Date of donation',
    rowHeader: true,
    cell: (row) => formatDay(row.date_of_donation),
  },
  {
    key: 'amount',
    header: 'Amount donated',
    align: 'end',
    cell: (row) => <Money amount={row.amount_donated} />,
  },
  { key: 'cause', header: 'Donation cause', cell: (row) => row.donation_cause },
  { key: 'method', header: 'Payment method', cell: (row) => row.payment_method },
  {
    key: 'status',
    header: 'Status',
    cell: ({ payment_status: status }) => (
      <StatusText tone={status === 'declined' ? 'error' : status === 'pending' ? 'warning' : 'success'}>
        {status}
      </StatusText>
    ),
  },
];

export const rows: Row[] = [
  {
    date_of_donation: '2026-11-03',
    amount_donated: 120,
    donation_cause: 'Roof for the Diallo family',
    payment_method: 'Paypal service',
    payment_status: 'completed',
  },
  {
    date_of_donation: '2026-10-19',
    amount_donated: 60,
    donation_cause: 'School term in Sololá',
    payment_method: 'Credit/Debit Card',
    payment_status: 'pending',
  },
  {
    date_of_donation: '2026-09-02',
    amount_donated: 200,
    donation_cause: 'Well in Garbatula',
    payment_method: 'Bitcoin/Usdt',
    payment_status: 'declined',
  },
];

export const rowKey = (_row: unknown, index: number) => index;

/** Those of twenty years. */
export const longRows: Row[] = Array.from({ length: 20 }, (_, years) =>
  rows.map((row) => ({
    ...row,
    date_of_donation: `${2026 - years}${row.date_of_donation.slice(4)}`,
    amount_donated: row.amount_donated + years,
  })),
).flat();

/** A table that loads one page at a time. `longRows` stand for those of a server. */
export function PagedTable() {
  const [page, setPage] = useState(0);
  const rowsPerPage = 5;
  return (
    <DataTable
      caption="Your donations"
      columns={columns}
      rows={longRows.slice(page * rowsPerPage, (page + 1) * rowsPerPage)}
      rowKey={(row) => row.date_of_donation}
      empty="No record found"
      rowsPerPage={rowsPerPage}
      rowCount={longRows.length}
      page={page}
      onPage={setPage}
    />
  );
}

/** A table that the person sorts. The rows may come sorted from a server instead. */
export function SortedTable({ donations = rows }: { donations?: Row[] }) {
  const [sort, setSort] = useState<TableSort>({ key: 'date', direction: 'descending' });
  const value =
    sort.key === 'amount'
      ? ({ amount_donated: amount }: Row) => amount
      : ({ date_of_donation: day }: Row) => Date.parse(day);
  const ascending = donations.toSorted((one, other) => value(one) - value(other));
  return (
    <DataTable
      caption="Your donations"
      columns={columns.map((column) => ({ ...column, sortable: ['amount', 'date'].includes(column.key) }))}
      rows={sort.direction === 'ascending' ? ascending : ascending.toReversed()}
      rowKey={(row) => row.date_of_donation}
      empty="No record found"
      sort={sort}
      onSort={setSort}
    />
  );
}
