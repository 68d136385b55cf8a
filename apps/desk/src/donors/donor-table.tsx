import { formatDay } from '@hearthlight/domain';
import { deskDonorPath, type ListedDonor } from '@hearthlight/domain/desk';
import { DataTable, type DataTableColumn, Link, Money, useWords, type Words } from '@hearthlight/ui';

import { RowKeys } from '../parts/row-keys.tsx';

export interface DonorTableProps {
  /** The donors who were found. */
  donors: ReadonlyArray<ListedDonor>;
}

const lines = [
  ['name', 'given'],
  ['email', 'last'],
] as const;

/** Donors, each with a link to the page about them. */
export function DonorTable({ donors }: DonorTableProps) {
  const words = useWords('deskDonors');
  const names = useWords('desk');
  return (
    <RowKeys>
      <DataTable
        caption={names.donors}
        rows={donors}
        rowKey={({ id }) => id}
        rowsPerPage={donors.length}
        dense
        lines={lines}
        empty={null}
        columns={columnsOf(words)}
      />
    </RowKeys>
  );
}

const columnsOf = (words: Words['deskDonors']): DataTableColumn<ListedDonor>[] => [
  {
    key: 'name',
    header: words.name,
    rowHeader: true,
    cell: ({ id, name }) => (
      <Link href={deskDonorPath(id)} className="tap-target wrap-anywhere">
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    key: 'email',
    header: words.email,
    wide: true,
    cell: ({ email }) => (
      <bdi dir="ltr" className="wrap-anywhere">
        {email}
      </bdi>
    ),
  },
  {
    key: 'last',
    header: words.lastGift,
    cell: ({ last_gift_on: day }) => <span className="whitespace-nowrap">{day === null ? '—' : formatDay(day)}</span>,
  },
  { key: 'given', header: words.given, align: 'end', cell: ({ given }) => <Money amount={given} exact /> },
  { key: 'number', header: words.number, align: 'end', narrow: 'hidden', cell: ({ id }) => id },
];
