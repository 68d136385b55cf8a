'use client';

import { formatDay, type OpenBooks, paths } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import type { DataTableColumn } from '../components/data/data-table-column.ts';
import { DataTable } from '../components/data/data-table.tsx';
import { Money } from '../components/data/money.tsx';
import { type MorePages, ShowMore } from '../components/data/show-more.tsx';
import { Section } from '../components/layout/section.tsx';
import { useWords } from '../words/words-provider.tsx';
import type { Words } from '../words/words-provider.tsx';
import { paidBillsId } from './earlier-bills.tsx';

export interface PaidBillsProps extends MorePages {
  /** The paid bills that are loaded, newest first. */
  bills: OpenBooks['bills'];
  /** The campaigns that they may be for. */
  campaigns: OpenBooks['campaigns'];
}

/** The paid bills, page by page, with payee and scan where the foundation publishes them. */
export function PaidBills({ bills, campaigns, ...more }: PaidBillsProps) {
  const words = useWords('books');
  return (
    <Section id={paidBillsId} title={words.paidBills} intro={words.newestFirst} background="paper">
      <DataTable
        caption={words.paidBills}
        columns={columnsOf(words, campaigns)}
        rows={bills}
        rowKey={({ id }) => id}
        empty=""
      />
      <ShowMore {...more} />
    </Section>
  );
}

const columnsOf = (
  words: Words['books'],
  campaigns: OpenBooks['campaigns'],
): DataTableColumn<OpenBooks['bills'][number]>[] => [
  { key: 'paid', header: words.paidOn, rowHeader: true, cell: ({ paid_on: day }) => formatDay(day) },
  {
    key: 'payee',
    header: words.payee,
    cell: ({ payee }) => (payee === null ? words.notPublished : <bdi dir="auto">{payee}</bdi>),
  },
  { key: 'purpose', header: words.purpose, cell: ({ kind }) => <bdi dir="auto">{kind}</bdi> },
  {
    key: 'campaign',
    header: words.campaign,
    cell: ({ campaign_id: id }) => {
      const campaign = id === null ? undefined : campaigns.find((each) => each.id === id);
      return campaign ? (
        <bdi dir="auto" lang={campaign.language}>
          {campaign.title}
        </bdi>
      ) : (
        '—'
      );
    },
  },
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
