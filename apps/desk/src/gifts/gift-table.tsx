import { formatDay, formatMoney, paymentMethodName } from '@hearthlight/domain';
import { deskGiftPath, type GiftRow } from '@hearthlight/domain/desk';
import { type DataTableColumn, Link, Money, useWords, type Words } from '@hearthlight/ui';

import { SelectableTable } from '../parts/selectable-table.tsx';
import { giverText } from '../words/giver-text.ts';
import { GiftStatus } from './gift-status.tsx';
import { GiverName } from './giver-name.tsx';

export interface GiftTableProps {
  /** The gifts of this page, in their order. */
  gifts: ReadonlyArray<GiftRow>;
}

const lines = [
  ['giver', 'amount'],
  ['date', 'campaign', 'status'],
] as const;

/** A table of gifts, to open them or add up the selected ones. On a phone each takes two lines. */
export function GiftTable({ gifts }: GiftTableProps) {
  const words = useWords('deskGifts');
  const names = useWords('desk');
  const methodWords = useWords('paymentMethods');
  return (
    <SelectableTable
      caption={names.gifts}
      rows={gifts}
      columns={columnsOf(words, methodWords)}
      lines={lines}
      nameOf={(gift) => nameOf(words, gift)}
    />
  );
}

const nameOf = (words: Words['deskGifts'], { amount, date, giver }: GiftRow) =>
  words.giftOf({ amount: formatMoney(amount), giver: giverText(words, giver), day: formatDay(date) });

const columnsOf = (words: Words['deskGifts'], methodWords: Words['paymentMethods']): DataTableColumn<GiftRow>[] => [
  {
    key: 'date',
    header: words.day,
    cell: ({ date }) => <span className="whitespace-nowrap">{formatDay(date)}</span>,
  },
  {
    key: 'giver',
    header: words.giver,
    cell: ({ giver, id }) => (
      <Link href={deskGiftPath(id)} className="tap-target @table:inline-block @table:min-w-32">
        <GiverName giver={giver} />
      </Link>
    ),
  },
  {
    key: 'campaign',
    header: words.campaign,
    cell: ({ campaign }) => (campaign ? <bdi>{campaign.title}</bdi> : words.noCampaign),
  },
  {
    key: 'method',
    header: words.method,
    narrow: 'hidden',
    cell: ({ method }) => paymentMethodName(method, methodWords),
  },
  {
    key: 'status',
    header: words.status,
    cell: (gift) => <GiftStatus status={gift.status} paidWith={gift.paid_with} />,
  },
  {
    key: 'amount',
    header: words.amount,
    align: 'end',
    cell: ({ amount }) => (
      <b className="font-strong">
        <Money amount={amount} exact />
      </b>
    ),
  },
];
