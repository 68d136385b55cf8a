'use client';

import {
  chainId,
  formatDay,
  formatMoney,
  formatShortDay,
  inGroupsOfFour,
  paymentMethodName,
  paths,
  paymentStatusOf,
  type Donation,
} from '@hearthlight/domain';

import { Button } from '../../components/actions/button.tsx';
import { CopyButton } from '../../components/actions/copy-button.tsx';
import { Link } from '../../components/actions/link.tsx';
import type { DataTableColumn } from '../../components/data/data-table-column.ts';
import { DataTable } from '../../components/data/data-table.tsx';
import { Money } from '../../components/data/money.tsx';
import { useWords } from '../../words/words-provider.tsx';
import type { Words } from '../../words/words-provider.tsx';
import { NoDonations } from './no-donations.tsx';
import { PaymentStatus } from './payment-status.tsx';

export interface DonationTableProps {
  /** The table's accessible name. */
  caption: string;
  /** Shown in this order. */
  donations: ReadonlyArray<Donation>;
  /** Shows the receipt with this number. Without it donations have no receipts. */
  onReceipt?: ((number: string) => void) | undefined;
}

const columnsOf = (
  words: Words['history'],
  methodWords: Words['paymentMethods'],
  onReceipt: DonationTableProps['onReceipt'],
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
    cell: (donation) => (
      <>
        <Cause {...donation} />
        <Wishes {...donation} />
        {donation.pledged && (
          <span className="block text-small font-regular text-ink-soft">
            {pledgedLine(words, donation.pledged)}
          </span>
        )}
        <PaymentReference donation={donation} />
      </>
    ),
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

/** The cause. That of a completed donation leads to what its campaign's gifts did, in the open books. */
function Cause({ campaign_id: campaign, donation_cause: cause, payment_status: status }: Donation) {
  const text = <bdi dir="auto">{cause}</bdi>;
  if (campaign === undefined || paymentStatusOf(status) !== 'completed') return text;
  return (
    <Link
      href={`${paths.books}#${chainId(campaign)}`}
      variant="plain"
      className="tap-target underline underline-offset-4"
    >
      {text}
    </Link>
  );
}

/** Whom a donation is in memory or in honor of, and whether the donor stays anonymous in public for it. */
function Wishes({ anonymous = false, occasion }: Donation) {
  const { anonymousInPublic } = useWords('history');
  const { inHonorOf, inMemoryOf } = useWords('occasions');
  if (!occasion && !anonymous) return null;
  return (
    <span className="grid text-small font-regular text-ink-soft">
      {occasion && (
        <span>
          <bdi>{occasion.kind === 'memory' ? inMemoryOf(occasion) : inHonorOf(occasion)}</bdi>
        </span>
      )}
      {anonymous && <span>{anonymousInPublic}</span>}
    </span>
  );
}

/** The reference that the transfer of a pending donation must state. */
function PaymentReference({ donation }: { donation: Donation }) {
  const words = useWords('history');
  const { date_of_donation: day, payment_reference: reference } = donation;
  if (reference === undefined) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-4 text-small font-regular text-ink-soft">
      <bdi className="tabular">{words.paymentReference({ reference: inGroupsOfFour(reference) })}</bdi>
      <CopyButton
        text={reference}
        name={words.referenceName({ day: formatDay(day) })}
        className="print:hidden"
      />
    </span>
  );
}

const pledgedLine = (words: Words['history'], { amount, came }: NonNullable<Donation['pledged']>) =>
  words.pledgedAndCame({ pledged: formatMoney(amount), came: formatMoney(came) });

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
export function DonationTable({ caption, donations, onReceipt }: DonationTableProps) {
  const words = useWords('history');
  const methodWords = useWords('paymentMethods');
  return (
    <DataTable
      caption={caption}
      columns={columnsOf(words, methodWords, onReceipt)}
      rows={donations}
      rowKey={(_, index) => index}
      printAll
      empty={<NoDonations />}
      lines={lines}
    />
  );
}
