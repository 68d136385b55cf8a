import { formatDay } from '@hearthlight/domain';
import type { DeskBill } from '@hearthlight/domain/desk';
import { Button, DataTable, type DataTableColumn, StatusText, useWords, type Words } from '@hearthlight/ui';
import { Money } from '@hearthlight/ui/product';

export interface BillTableProps {
  /** The bills of this page, the newest first. */
  bills: ReadonlyArray<DeskBill>;
  /** Whether a second person must approve bills. */
  needsApproval: boolean;
  /** Called by the button of a row. */
  onOpen: (bill: DeskBill) => void;
}

/** The bills, the newest first. */
export function BillTable({ bills, needsApproval, onOpen }: BillTableProps) {
  const words = useWords('deskBills');
  const names = useWords('desk');
  return (
    <DataTable
      caption={names.bills}
      columns={columnsOf(words, { needsApproval, onOpen })}
      rows={bills}
      rowKey={({ id }) => id}
      rowsPerPage={bills.length}
      empty={null}
    />
  );
}

const columnsOf = (
  words: Words['deskBills'],
  { needsApproval, onOpen }: Omit<BillTableProps, 'bills'>,
): DataTableColumn<DeskBill>[] => [
  {
    key: 'payee',
    header: words.payee,
    rowHeader: true,
    cell: ({ kind, payee }) => (
      <>
        <span className="block wrap-anywhere">
          <bdi>{payee}</bdi>
        </span>
        <span className="block text-label font-regular wrap-anywhere text-ink-soft">
          <bdi>{kind}</bdi>
        </span>
      </>
    ),
  },
  {
    key: 'date',
    header: words.date,
    cell: ({ date }) => <span className="whitespace-nowrap">{formatDay(date)}</span>,
  },
  {
    key: 'amount',
    header: words.amount,
    align: 'end',
    cell: ({ amount }) => (
      <bdi>
        <Money amount={amount} />
      </bdi>
    ),
  },
  {
    key: 'state',
    header: words.state,
    cell: (bill) => <BillStatus bill={bill} needsApproval={needsApproval} />,
  },
  {
    key: 'actions',
    header: words.actions,
    cell: (bill) => (
      <Button
        variant="secondary"
        size="small"
        className="whitespace-nowrap"
        aria-label={words.look({ payee: bill.payee })}
        onClick={() => onOpen(bill)}
      >
        {words.lookShort}
      </Button>
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
  if (state === 'open' && needsApproval && !isApproved)
    return <StatusText tone="pending">{words.waiting}</StatusText>;
  const tones = { open: 'neutral', paid: 'completed', canceled: 'failed' } as const;
  return (
    <>
      <StatusText tone={tones[state]}>{words[state]}</StatusText>
      {state === 'paid' && published && (
        <span className="block text-label text-ink-soft">{words.onTheSite}</span>
      )}
    </>
  );
}
