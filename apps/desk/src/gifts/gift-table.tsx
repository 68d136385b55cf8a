import { formatDay, formatMoney, paymentMethodName } from '@hearthlight/domain';
import { deskGiftPath, type GiftRow } from '@hearthlight/domain/desk';
import { DataTable, type DataTableColumn, Link, useWords, type Words } from '@hearthlight/ui';
import { Money } from '@hearthlight/ui/product';

import { RowKeys } from '../parts/row-keys.tsx';
import { SelectRow, type SelectRowProps } from '../parts/select-row.tsx';
import { SelectionBar } from '../parts/selection-bar.tsx';
import { useRowSelection } from '../parts/use-row-selection.ts';
import { GiftStatus } from './gift-status.tsx';
import { GiverName, giverText } from './giver-name.tsx';

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
  const { selected, isAllSelected, selectAll, ...selection } = useRowSelection(gifts);
  return (
    <RowKeys>
      <SelectionBar
        amounts={selected.map(({ amount }) => amount)}
        isAllSelected={isAllSelected}
        onSelectAll={selectAll}
      />
      <DataTable
        caption={names.gifts}
        columns={columnsOf(words, { methodWords, selection, selectHeader: names.selectHeader })}
        rows={gifts}
        rowKey={({ id }) => id}
        rowsPerPage={gifts.length}
        dense
        lines={lines}
        empty={null}
      />
    </RowKeys>
  );
}

const nameOf = (words: Words['deskGifts'], { amount, date, giver }: GiftRow) =>
  words.giftOf({ amount: formatMoney(amount), giver: giverText(words, giver), day: formatDay(date) });

interface Columns extends Pick<SelectRowProps<GiftRow>, 'selection'> {
  methodWords: Words['paymentMethods'];
  selectHeader: string;
}

const columnsOf = (
  words: Words['deskGifts'],
  { methodWords, selection, selectHeader }: Columns,
): DataTableColumn<GiftRow>[] => [
  {
    key: 'select',
    header: selectHeader,
    hideHeader: true,
    narrow: 'hidden',
    cell: (gift) => <SelectRow row={gift} name={nameOf(words, gift)} selection={selection} />,
  },
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
    cell: ({ campaign }) => (campaign ? <bdi>{campaign.title}</bdi> : words.noCampaign),
  },
  {
    key: 'method',
    header: words.method,
    narrow: 'hidden',
    cell: ({ method }) => paymentMethodName(method, methodWords),
  },
  { key: 'status', header: words.status, cell: ({ status }) => <GiftStatus status={status} /> },
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
