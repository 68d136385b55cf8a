'use client';

import { formatDay, formatShortDay, paymentMethodName, type Donation } from '@hearthlight/domain';

import { Button } from '../../components/actions/button.tsx';
import type { DataTableColumn } from '../../components/data/data-table-column.ts';
import { DataTable } from '../../components/data/data-table.tsx';
import { Money } from '../../components/data/money.tsx';
import { useWords } from '../../words/words-provider.tsx';
import type { Words } from '../../words/words-provider.tsx';
import { DonationCause, type DonationCauseProps } from './donation-cause.tsx';
import { NoDonations } from './no-donations.tsx';
import { PaymentStatus } from './payment-status.tsx';

export interface DonationTableProps {
  /** The table's accessible name. */
  caption: string;
  /** Shown in this order. */
  donations: ReadonlyArray<Donation>;
  /** Shows the receipt with this number. Without it donations have no receipts. */
  onReceipt?: ((number: string) => void) | undefined;
  /** Shows how to pay a pending donation. Without it, its row has the reference only. */
  onPay?: DonationCauseProps['onPay'];
}

const columnsOf = (
  words: Words['history'],
  methodWords: Words['paymentMethods'],
  { onPay, onReceipt }: Pick<DonationTableProps, 'onPay' | 'onReceipt'>,
): DataTableColumn<Donation>[] => [
  {
    key: 'date',
    header: words.dateOfDonation,
    cell: (donation) => <Day day={donation.date_of_donation} />,
  },
  {
    key: 'amount',
    header: words.amountDonated,
    align: 'end',
    cell: (donation) => (
      <b className="font-strong">
        <Money amount={donation.amount_donated} />
      </b>
    ),
  },
  {
    key: 'cause',
    header: words.donationCause,
    cell: (donation) => <DonationCause donation={donation} onPay={onPay} />,
  },
  {
    key: 'method',
    header: words.paymentMethod,
    cell: (donation) => paymentMethodName(donation.payment_method, methodWords),
  },
  {
    key: 'status',
    header: words.status,
    cell: ({ payment_status: status, receipt }) => (
      <span className="inline-flex flex-col items-end @table:flex-row @table:flex-wrap @table:items-center @table:gap-x-4">
        <PaymentStatus status={status} />
        {onReceipt && receipt !== undefined && (
          <span className="-my-2.5 print:hidden">
            <Button
              variant="quiet"
              size="small"
              aria-label={words.receiptOf({ number: receipt })}
              onClick={() => onReceipt(receipt)}
            >
              {words.receipt}
            </Button>
          </span>
        )}
      </span>
    ),
  },
];

/** On a phone: the cause and the amount, and below them when, how and whether it was paid. */
const lines = [
  ['cause', 'amount'],
  ['date', 'method', 'status'],
] as const;

/** A date, short in a narrow table. The short form is generated content, so that a copied row contains one date. */
function Day({ day }: { day: string }) {
  return (
    <span className="whitespace-nowrap">
      <span className="@max-[19rem]/table:hidden">{formatDay(day)}</span>
      <span
        data-label={formatShortDay(day)}
        className="hidden before:content-[attr(data-label)] @max-[19rem]/table:inline"
      />
    </span>
  );
}

/** Table of donations: paginated on screen, complete in print. On a phone a donation takes two lines. */
export function DonationTable({ caption, donations, ...actions }: DonationTableProps) {
  const words = useWords('history');
  const methodWords = useWords('paymentMethods');
  return (
    <DataTable
      caption={caption}
      columns={columnsOf(words, methodWords, actions)}
      rows={donations}
      rowKey={(_, index) => index}
      printAll
      empty={<NoDonations />}
      lines={lines}
    />
  );
}
