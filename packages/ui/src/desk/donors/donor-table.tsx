'use client';

import { deskDonorPath, type DonorRow } from '@hearthlight/domain/desk';

import { Link } from '../../components/actions/link.tsx';
import { DataTable, type DataTableColumn } from '../../components/data/data-table.tsx';
import { useDeskDonorsWords } from '../../words/desk-donors.ts';
import { useDeskWords } from '../../words/desk.ts';

export interface DonorTableProps {
  /** The donors who were found. */
  donors: ReadonlyArray<DonorRow>;
}

/** Donors, each with a link to the page about them. */
export function DonorTable({ donors }: DonorTableProps) {
  const words = useDeskDonorsWords();
  const names = useDeskWords();
  return (
    <DataTable
      caption={names.donors}
      rows={donors}
      rowKey={({ id }) => id}
      rowsPerPage={donors.length}
      empty={null}
      columns={columnsOf(words)}
    />
  );
}

const columnsOf = (words: ReturnType<typeof useDeskDonorsWords>): DataTableColumn<DonorRow>[] => [
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
  { key: 'number', header: words.number, align: 'end', cell: ({ id }) => id },
];
