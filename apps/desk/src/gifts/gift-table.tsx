import { formatDay, paymentMethodName } from '@hearthlight/domain';
import { deskGiftPath, type GiftRow } from '@hearthlight/domain/desk';
import { DataTable, type DataTableColumn, Link, useWords, type Words } from '@hearthlight/ui';
import { Money } from '@hearthlight/ui/product';

import { GiftStatus } from './gift-status.tsx';
import { GiverName } from './giver-name.tsx';

export interface GiftTableProps {
  /** The gifts of this page, the newest first. */
  gifts: ReadonlyArray<GiftRow>;
}

const lines = [
  ['giver', 'amount'],
  ['date', 'campaign', 'status'],
] as const;

/** A table of gifts. On a phone each takes two lines. */
export function GiftTable({ gifts }: GiftTableProps) {
  const words = useWords('deskGifts');
  const names = useWords('desk');
  const methodWords = useWords('paymentMethods');
  return (
    <DataTable
      caption={names.gifts}
      columns={columnsOf(words, methodWords)}
      rows={gifts}
      rowKey={({ id }) => id}
      rowsPerPage={gifts.length}
      lines={lines}
      empty={null}
    />
  );
}

const columnsOf = (
  words: Words['deskGifts'],
  methodWords: Words['paymentMethods'],
): DataTableColumn<GiftRow>[] => [
  {
    key: 'date',
    header: words.day,
    cell: ({ date }) => <span className="whitespace-nowrap">{formatDay(date)}</span>,
  },
  {
    key: 'giver',
    header: words.giver,
    cell: ({ giver, id }) => (
      <Link href={deskGiftPath(id)} className="tap-target">
        <GiverName giver={giver} />
      </Link>
    ),
  },
  {
    key: 'campaign',
    header: words.campaign,
    cell: ({ campaign, method }) => (
      <>
        {campaign ? <bdi>{campaign.title}</bdi> : words.noCampaign}
        <span className="hidden text-label text-ink-soft @table:block">
          {paymentMethodName(method, methodWords)}
        </span>
      </>
    ),
  },
  { key: 'status', header: words.status, cell: ({ status }) => <GiftStatus status={status} /> },
  {
    key: 'amount',
    header: words.amount,
    align: 'end',
    cell: ({ amount }) => (
      <b className="font-strong">
        <Money amount={amount} />
      </b>
    ),
  },
];
