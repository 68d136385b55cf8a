import { deskDonorPath, type DonorRow } from '@hearthlight/domain/desk';
import { DataTable, type DataTableColumn, Link, useWords, type Words } from '@hearthlight/ui';

import { RowKeys } from '../parts/row-keys.tsx';

export interface DonorTableProps {
  /** The donors who were found. */
  donors: ReadonlyArray<DonorRow>;
}

const lines = [['name'], ['email']] as const;

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

const columnsOf = (words: Words['deskDonors']): DataTableColumn<DonorRow>[] => [
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
  { key: 'number', header: words.number, align: 'end', narrow: 'hidden', cell: ({ id }) => id },
];
