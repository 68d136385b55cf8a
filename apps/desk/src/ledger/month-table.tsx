import { formatDateTime, formatMonth } from '@hearthlight/domain';
import type { DeskMonths } from '@hearthlight/domain/desk';
import { DataTable, type DataTableColumn, Link, StatusText, useWords, type Words } from '@hearthlight/ui';

export interface MonthTableProps {
  /** The closed months, the newest first. */
  months: DeskMonths;
}

interface Row {
  month: string;
  state: 'running' | 'waits' | 'open' | 'proposed' | 'closed';
  closedAt?: string;
}

const lines = [['month', 'published'], ['state']] as const;

/** All months with their states, the newest first. */
export function MonthTable({ months }: MonthTableProps) {
  const words = useWords('deskLedger');
  const names = useWords('desk');
  return (
    <DataTable
      caption={names.months}
      rows={rowsOf(months)}
      rowKey={({ month }) => month}
      dense
      lines={lines}
      empty={null}
      columns={columnsOf(words)}
    />
  );
}

const rowsOf = ({ closed, current, next, waiting }: DeskMonths): Row[] => [
  { month: current, state: 'running' },
  ...waiting.toReversed().map((month) => ({ month, state: 'waits' as const })),
  ...(next ? [{ month: next.month, state: next.proposal ? ('proposed' as const) : ('open' as const) }] : []),
  ...closed.map(({ closed_at: closedAt, month }) => ({ month, state: 'closed' as const, closedAt })),
];

const tones = { running: 'neutral', waits: 'neutral', open: 'warning', proposed: 'warning' } as const;

const columnsOf = (words: Words['deskLedger']): DataTableColumn<Row>[] => [
  {
    key: 'month',
    header: words.month,
    rowHeader: true,
    cell: ({ month }) => formatMonth(month),
  },
  {
    key: 'state',
    header: words.state,
    cell: ({ closedAt, state }) =>
      state === 'closed' ? (
        <StatusText tone="success">{words.closed({ date: formatDateTime(closedAt ?? '') })}</StatusText>
      ) : (
        <StatusText tone={tones[state]}>{words[state]}</StatusText>
      ),
  },
  {
    key: 'published',
    header: words.published,
    cell: ({ month, state }) =>
      state === 'closed' ? (
        <Link href={`/ledger/${month}.json`} download className="tap-target">
          {words.ledgerOf({ month: formatMonth(month) })}
        </Link>
      ) : (
        '—'
      ),
  },
];
