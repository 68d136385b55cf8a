'use client';

import { formatCount, formatDateTime, formatMonth, formats, type LedgerIndex } from '@hearthlight/domain';
import { ledgerIndexPath, ledgerPath } from '@hearthlight/domain/ledger';

import { Link } from '../components/actions/link.tsx';
import { RetryButton } from '../components/actions/retry-button.tsx';
import type { DataTableColumn } from '../components/data/data-table-column.ts';
import { DataTable } from '../components/data/data-table.tsx';
import { Notice } from '../components/feedback/notice.tsx';
import { Skeleton } from '../components/feedback/skeleton.tsx';
import { Section } from '../components/layout/section.tsx';
import { SlowNotice } from '../site/slow-notice.tsx';
import { useWords } from '../words/words-provider.tsx';
import type { Words } from '../words/words-provider.tsx';

/** The state of the request for the closed months. */
export type LedgerView = { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & LedgerIndex);

export interface ClosedMonthsProps {
  /** Newest first. */
  months: LedgerView;
  /** Loads the months again. */
  onRetry: () => void;
}

type ClosedMonth = LedgerIndex['months'][number];

/** The closed months of the ledger: the number of entries and the file of each, and the hashes for auditors. */
export function ClosedMonths({ months, onRetry }: ClosedMonthsProps) {
  const words = useWords('ledger');
  return (
    <Section title={words.closedMonths} intro={words.closedMonthHint} background="paper">
      <Content months={months} onRetry={onRetry} />
    </Section>
  );
}

function Content({ months, onRetry }: ClosedMonthsProps) {
  const words = useWords('ledger');
  if (months.status === 'loading')
    return (
      <>
        <output className="sr-only">{words.loadingTheLedger}</output>
        <SlowNotice />
        <Skeleton shape="text" />
      </>
    );
  if (months.status === 'failed')
    return (
      <Notice tone="error" action={<RetryButton onRetry={onRetry} />}>
        {words.monthsFailed}
      </Notice>
    );
  return (
    <div className="grid max-w-190 gap-10 *:min-w-0">
      <DataTable
        caption={words.closedMonths}
        columns={columnsOf(words)}
        rows={months.months}
        rowKey={({ month }) => month}
        rowsPerPage={12}
        empty={words.noMonths}
      />
      {months.months.length > 0 && (
        <details className="card p-[min(--spacing(5),4.375vw)] tablet:p-6">
          <summary className="min-h-11 cursor-pointer content-center text-heading font-heading">
            <h3 className="inline font-display">{words.forAuditors}</h3>
          </summary>
          <p className="mt-2 text-small text-ink-soft">{words.eachFileListsOneSalted}</p>
          <p className="mt-4">
            <Link href={ledgerIndexPath} download="ledger-index.json" className="tap-target">
              {words.keysAndHashes}
            </Link>
          </p>
        </details>
      )}
    </div>
  );
}

const columnsOf = (words: Words['ledger']): DataTableColumn<ClosedMonth>[] => [
  {
    key: 'month',
    header: words.month,
    rowHeader: true,
    cell: ({ month }) => (
      <Link href={ledgerPath(month)} download={`ledger-${month}.json`} className="tap-target">
        {formatMonth(month)}
      </Link>
    ),
  },
  { key: 'entries', header: words.entries, align: 'end', cell: ({ entries }) => formatCount(entries) },
  {
    key: 'closed',
    header: words.closed({ zone: formats().timeZoneName }),
    cell: ({ closed_at: at }) => formatDateTime(at),
  },
];
