import { formatDay } from '@hearthlight/domain';
import type { DeskBill } from '@hearthlight/domain/desk';
import { DataTable, type DataTableColumn, Link, StatusText, useWords, type Words } from '@hearthlight/ui';
import { Money } from '@hearthlight/ui/product';

import { RowKeys } from '../parts/row-keys.tsx';
import { SelectRow, type SelectRowProps } from '../parts/select-row.tsx';
import { SelectionBar } from '../parts/selection-bar.tsx';
import { useRowSelection } from '../parts/use-row-selection.ts';
import { openedFromList } from './opened-from-list.ts';

export interface BillTableProps {
  /** The bills of this page, in their order. */
  bills: ReadonlyArray<DeskBill>;
  /** Whether a second person must approve bills. */
  needsApproval: boolean;
  /** Returns the address that opens a bill above the list. */
  hrefOf: (id: number) => string;
}

/** A table of bills, to open them or add up the selected ones. */
export function BillTable({ bills, needsApproval, hrefOf }: BillTableProps) {
  const words = useWords('deskBills');
  const names = useWords('desk');
  const { selected, isAllSelected, selectAll, ...selection } = useRowSelection(bills);
  return (
    <RowKeys>
      <SelectionBar
        amounts={selected.map(({ amount }) => amount)}
        isAllSelected={isAllSelected}
        onSelectAll={selectAll}
      />
      <DataTable
        caption={names.bills}
        columns={columnsOf(words, { needsApproval, hrefOf, selection, selectHeader: names.selectHeader })}
        rows={bills}
        rowKey={({ id }) => id}
        rowsPerPage={bills.length}
        dense
        empty={null}
      />
    </RowKeys>
  );
}

interface Columns extends Omit<BillTableProps, 'bills'>, Pick<SelectRowProps<DeskBill>, 'selection'> {
  selectHeader: string;
}

const columnsOf = (
  words: Words['deskBills'],
  { needsApproval, hrefOf, selection, selectHeader }: Columns,
): DataTableColumn<DeskBill>[] => [
  {
    key: 'select',
    header: selectHeader,
    hideHeader: true,
    narrow: 'hidden',
    cell: (bill) => <SelectRow row={bill} name={words.billOf({ payee: bill.payee })} selection={selection} />,
  },
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
      <bdi>
        <Money amount={amount} exact />
      </bdi>
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
    return <StatusText tone="warning">{words.waiting}</StatusText>;
  const tones = { open: 'neutral', paid: 'success', canceled: 'error' } as const;
  return (
    <>
      <StatusText tone={tones[state]}>{words[state]}</StatusText>
      {state === 'paid' && published && (
        <span className="ms-2 text-label text-ink-soft">{words.onTheSite}</span>
      )}
    </>
  );
}
