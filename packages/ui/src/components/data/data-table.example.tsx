import { formatDay } from '@hearthlight/domain';

import { StatusText } from '../feedback/status-text.tsx';
import type { DataTableColumn } from './data-table-column.ts';
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
