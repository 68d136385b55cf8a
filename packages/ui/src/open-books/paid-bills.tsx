'use client';

import { formatDay, type OpenBooks, paths } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import type { DataTableColumn } from '../components/data/data-table-column.ts';
import { DataTable } from '../components/data/data-table.tsx';
import { Money } from '../components/data/money.tsx';
import { Section } from '../components/layout/section.tsx';
import { useWords } from '../words/words-provider.tsx';
import type { Words } from '../words/words-provider.tsx';

export interface PaidBillsProps {
  /** The published bills, newest first. */
  bills: OpenBooks['bills'];
}

/** The newest paid bills, with payee and scan where the foundation publishes them. */
export function PaidBills({ bills }: PaidBillsProps) {
  const words = useWords('books');
  return (
    <Section title={words.paidBills} intro={words.newestBills} background="paper">
      <DataTable caption={words.paidBills} columns={columnsOf(words)} rows={bills} rowKey={({ id }) => id} empty="" />
    </Section>
  );
}

const columnsOf = (words: Words['books']): DataTableColumn<OpenBooks['bills'][number]>[] => [
  { key: 'paid', header: words.paidOn, rowHeader: true, cell: ({ paid_on: day }) => formatDay(day) },
  {
    key: 'payee',
    header: words.payee,
    cell: ({ payee }) => (payee === null ? words.notPublished : <bdi dir="auto">{payee}</bdi>),
  },
  { key: 'purpose', header: words.purpose, cell: ({ kind }) => <bdi dir="auto">{kind}</bdi> },
  {
    key: 'scan',
    header: words.scan,
    cell: ({ id, payee }) =>
      payee === null ? (
        words.notPublished
      ) : (
        <Link href={paths.bill(id)} download className="tap-target">
          {words.scanOfBill({ id })}
        </Link>
      ),
  },
  { key: 'amount', header: words.amount, align: 'end', cell: ({ amount }) => <Money amount={amount} /> },
];
