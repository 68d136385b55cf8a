import { formatDay, type Donation } from '@hearthlight/domain';

import { DataTable, type DataTableColumn } from '../components/data-table.tsx';
import { Money } from '../components/money.tsx';
import { NoDonations } from './no-donations.tsx';
import { PaymentStatus } from './payment-status.tsx';

export interface DonationTableProps {
  /** The table's name. */
  caption: string;
  /** In the order in which they are shown. */
  donations: readonly Donation[];
}

const columns: DataTableColumn<Donation>[] = [
  {
    key: 'date',
    header: 'Date of donation',
    cell: (donation) => <span className="whitespace-nowrap">{formatDay(donation.date_of_donation)}</span>,
  },
  {
    key: 'amount',
    header: 'Amount donated',
    align: 'end',
    cell: (donation) => (
      <b className="font-[650]">
        <Money amount={donation.amount_donated} />
      </b>
    ),
  },
  { key: 'cause', header: 'Donation cause', cell: (donation) => donation.donation_cause },
  { key: 'method', header: 'Payment method', cell: (donation) => donation.payment_method },
  { key: 'status', header: 'Status', cell: (donation) => <PaymentStatus status={donation.payment_status} /> },
];

/** Donations in a table, a page at a time on the screen and all of them on paper. */
export function DonationTable({ caption, donations }: DonationTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={donations}
      rowKey={(_, index) => index}
      printAll
      empty={<NoDonations />}
    />
  );
}
