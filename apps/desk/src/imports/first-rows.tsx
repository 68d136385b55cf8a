import { formatDay, formatMoney } from '@hearthlight/domain';
import type { UploadedImport } from '@hearthlight/domain/desk';
import { DataTable, type DataTableColumn, useWords, type Words } from '@hearthlight/ui';

type Reading = UploadedImport['readings'][number];

export interface FirstRowsProps {
  /** Rows of the file as they would be recorded. */
  readings: ReadonlyArray<Reading>;
}

/** The first rows of a file as they are read, to compare with the file. */
export function FirstRows({ readings }: FirstRowsProps) {
  const words = useWords('deskImports');
  if (readings.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h3 className="text-small font-semibold">{words.firstRowsRead}</h3>
      <DataTable
        caption={words.firstRowsRead}
        columns={columnsOf(words)}
        rows={readings}
        rowKey={({ line }) => line}
        empty={null}
      />
    </div>
  );
}

const columnsOf = (words: Words['deskImports']): DataTableColumn<Reading>[] => [
  { key: 'line', header: words.line, rowHeader: true, cell: ({ line }) => line },
  {
    key: 'day',
    header: words.day,
    cell: ({ date }) => (date === null ? words.notRead : formatDay(date)),
  },
  {
    key: 'amount',
    header: words.amountColumn,
    cell: ({ amount }) => {
      if (amount === null) return words.notRead;
      const money = formatMoney(Math.abs(amount));
      return amount < 0 ? words.wentOut({ amount: money }) : words.cameIn({ amount: money });
    },
  },
  {
    key: 'giver',
    header: words.giver,
    cell: ({ giver }) => (giver === null ? '' : <bdi className="wrap-anywhere">{giver}</bdi>),
  },
  {
    key: 'purpose',
    header: words.causeColumn,
    wide: true,
    cell: ({ purpose }) => (purpose === null ? '' : <bdi className="wrap-anywhere">{purpose}</bdi>),
  },
];
