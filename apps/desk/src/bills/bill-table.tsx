import { formatDay } from '@hearthlight/domain';
import type { DeskBill } from '@hearthlight/domain/desk';
import { type DataTableColumn, Link, Money, StatusText, useWords, type Words } from '@hearthlight/ui';

import { SelectableTable } from '../parts/selectable-table.tsx';
import { openedFromList } from './opened-from-list.ts';

export interface BillTableProps {
  /** The bills of this page, in their order. */
  bills: ReadonlyArray<DeskBill>;
  /** Whether a second person must approve bills. */
  needsApproval: boolean;
  /** Returns the address that opens a bill above the list. */
  hrefOf: (id: number) => string;
}

const lines = [['payee', 'amount'], ['kind'], ['date', 'state']] as const;

/** A table of bills, to open them or add up the selected ones. On a phone each takes three lines. */
export function BillTable({ bills, ...columns }: BillTableProps) {
  const words = useWords('deskBills');
  const names = useWords('desk');
  return (
    <SelectableTable
      caption={names.bills}
      rows={bills}
      columns={columnsOf(words, columns)}
      lines={lines}
      nameOf={({ payee }) => words.billOf({ payee })}
    />
  );
}

const columnsOf = (
  words: Words['deskBills'],
  { needsApproval, hrefOf }: Omit<BillTableProps, 'bills'>,
): DataTableColumn<DeskBill>[] => [
  {
    key: 'payee',
    header: words.payee,
    rowHeader: true,
    cell: ({ id, payee }) => (
      <Link
        href={hrefOf(id)}
        state={openedFromList}
        aria-label={words.look({ payee })}
        className="tap-target wrap-anywhere"
      >
        <bdi>{payee}</bdi>
      </Link>
    ),
  },
  { key: 'kind', header: words.kind, cell: ({ kind }) => <bdi className="wrap-anywhere">{kind}</bdi> },
  {
    key: 'date',
    header: words.date,
    cell: ({ date }) => <span className="whitespace-nowrap">{formatDay(date)}</span>,
  },
  {
    key: 'state',
    header: words.state,
    cell: (bill) => <BillStatus bill={bill} needsApproval={needsApproval} />,
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

interface BillStatusProps {
  bill: DeskBill;
  needsApproval: boolean;
}

function BillStatus({ bill, needsApproval }: BillStatusProps) {
  const words = useWords('deskBills');
  const { is_approved: isApproved, published, state } = bill;
  if (state === 'open' && needsApproval && !isApproved) return <StatusText tone="warning">{words.waiting}</StatusText>;
  const tones = { open: 'neutral', paid: 'success', canceled: 'error' } as const;
  return (
    <>
      <StatusText tone={tones[state]}>{words[state]}</StatusText>
      {state === 'paid' && published && <span className="ms-2 text-label text-ink-soft">{words.onTheSite}</span>}
    </>
  );
}
