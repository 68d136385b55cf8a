import { formatDay } from '@hearthlight/domain';
import type { ImportRow } from '@hearthlight/domain/desk';
import { DataTable, type DataTableColumn, Money, useWords, type Words } from '@hearthlight/ui';
import type { ReactNode } from 'react';

import { otherMoney } from './reading-text.ts';

export interface RowTableProps {
  /** Names the rows for screen readers. */
  caption: string;
  /** The rows of the file, each with what it would become. */
  rows: ReadonlyArray<ImportRow>;
  /** A choice that somebody has about some of the rows. */
  choice?: RowChoice;
}

interface RowChoice {
  header: string;
  /** Renders what somebody may choose about a row. */
  cell: (row: ImportRow) => ReactNode;
}

/** Rows of a file with what is known about them. */
export function RowTable({ caption, rows, choice }: RowTableProps) {
  const words = useWords('deskImports');
  return (
    <DataTable
      caption={caption}
      columns={[...columnsOf(words), ...choiceOf(choice)]}
      rows={rows}
      rowKey={({ line }) => line}
      empty={null}
    />
  );
}

const columnsOf = (words: Words['deskImports']): DataTableColumn<ImportRow>[] => [
  {
    key: 'line',
    header: words.line,
    rowHeader: true,
    cell: ({ line }) => <span className="whitespace-nowrap tabular">{line}</span>,
  },
  {
    key: 'day',
    header: words.day,
    cell: ({ date }) => (date === null ? '' : <span className="whitespace-nowrap">{formatDay(date)}</span>),
  },
  {
    key: 'giver',
    header: words.giver,
    cell: ({ amount, giver, outcome }) => {
      // A row that changes a gift, such as a refund, need not repeat who gave it.
      const isGift = amount !== null && outcome !== 'changed';
      const name = giver ?? (isGift ? words.noPayer : '');
      return name === '' ? '' : <bdi className="wrap-anywhere">{name}</bdi>;
    },
  },
  {
    key: 'amount',
    header: words.amountColumn,
    align: 'end',
    cell: ({ amount, currency }) =>
      amount === null ? (
        ''
      ) : (
        <bdi>
          {currency === undefined ? (
            <Money amount={amount} />
          ) : (
            <span className="whitespace-nowrap tabular">{otherMoney(amount, currency)}</span>
          )}
        </bdi>
      ),
  },
  {
    key: 'purpose',
    header: words.causeColumn,
    wide: true,
    cell: ({ purpose }) => (purpose === null ? '' : <bdi className="wrap-anywhere">{purpose}</bdi>),
  },
  {
    key: 'note',
    header: words.note,
    wide: true,
    cell: ({ note }) => note ?? '',
  },
];

const choiceOf = (choice: RowChoice | undefined): DataTableColumn<ImportRow>[] =>
  choice ? [{ key: 'choice', ...choice }] : [];
