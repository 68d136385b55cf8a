import { formatCount } from '@hearthlight/domain';
import { deskGiftsPath, type GiverRow } from '@hearthlight/domain/desk';
import { DataTable, type DataTableColumn, Link, useWords, type Words } from '@hearthlight/ui';

import { RowKeys } from '../parts/row-keys.tsx';

export interface GiverTableProps {
  /** Givers without an account who were found. */
  givers: ReadonlyArray<GiverRow>;
}

/** People without an account, each with a link to their gifts. */
export function GiverTable({ givers }: GiverTableProps) {
  const words = useWords('deskDonors');
  return (
    <RowKeys>
      <DataTable
        caption={words.withoutAccount}
        rows={givers}
        rowKey={({ gift_id: gift }) => gift}
        rowsPerPage={givers.length}
        dense
        empty={null}
        columns={columnsOf(words)}
      />
    </RowKeys>
  );
}

const columnsOf = (words: Words['deskDonors']): DataTableColumn<GiverRow>[] => [
  {
    key: 'name',
    header: words.name,
    rowHeader: true,
    cell: ({ gift_id: gift, name }) => (
      <Link href={deskGiftsPath({ giver_of: gift })} className="tap-target wrap-anywhere">
        <bdi>{name ?? words.noName}</bdi>
      </Link>
    ),
  },
  {
    key: 'email',
    header: words.email,
    wide: true,
    cell: ({ email }) => (
      <bdi dir="ltr" className="wrap-anywhere">
        {email ?? '—'}
      </bdi>
    ),
  },
  { key: 'gifts', header: words.gifts, align: 'end', cell: ({ gifts }) => formatCount(gifts) },
];
