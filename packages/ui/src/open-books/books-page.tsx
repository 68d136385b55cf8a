'use client';

import { type Foundation, formatMoney, type OpenBooks, openBooksFiles, paths, sumMoney } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { RetryButton } from '../components/actions/retry-button.tsx';
import type { MorePages } from '../components/data/show-more.tsx';
import { Stat } from '../components/data/stat.tsx';
import { Notice } from '../components/feedback/notice.tsx';
import { Skeleton } from '../components/feedback/skeleton.tsx';
import { Section } from '../components/layout/section.tsx';
import { PageFrame } from '../site/page-frame.tsx';
import { SlowNotice } from '../site/slow-notice.tsx';
import { useWords } from '../words/words-provider.tsx';
import { CampaignChain } from './campaign-chain.tsx';
import { GiftMethods } from './gift-methods.tsx';
import { GiftOccasions } from './gift-occasions.tsx';
import { MonthChart } from './month-chart.tsx';
import { PaidBills } from './paid-bills.tsx';

/** The state of the request for the open books. */
export type OpenBooksView = { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & OpenBooks);

export interface BooksPageProps extends MorePages {
  /** The foundation's facts. */
  foundation: Foundation;
  /** The state of the request for the open books, with the paid bills that are loaded. */
  books: OpenBooksView;
  /** Loads the books again. */
  onRetry: () => void;
}

/** The open books: gifts by month, method and campaign, paid bills, what they led to, and the same data as files. */
export function BooksPage({ books, foundation, onRetry, ...more }: BooksPageProps) {
  const words = useWords('books');
  const isOpen = books.status === 'ready' && books.bills.length > 0;
  return (
    <PageFrame foundation={foundation} current={paths.books}>
      <div className="bg-paper-warm pt-8 pb-section desk:pt-14">
        <div className="mx-auto max-w-page px-gutter">
          <h1 className="text-title">{words.title}</h1>
          <p className="mt-5 max-w-measure-30 text-lead text-ink-soft">{words.intro({ name: foundation.name })}</p>
          {isOpen ? <Totals {...books} /> : <State books={books} onRetry={onRetry} />}
        </div>
      </div>
      {isOpen && (
        <>
          <MonthChart months={books.months} />
          <GiftMethods methods={books.methods} />
          {books.occasions && <GiftOccasions occasions={books.occasions} />}
          <CampaignChain campaigns={books.campaigns} bills={books.bills} />
          <PaidBills bills={books.bills} campaigns={books.campaigns} {...more} />
        </>
      )}
      <DataFiles />
    </PageFrame>
  );
}

function Totals({ paid, received }: Pick<OpenBooks, 'paid' | 'received'>) {
  const words = useWords('books');
  return (
    <>
      <div className="@container mt-10 border-t-2 border-ink pt-6">
        <div className="grid gap-6 @table:flex @table:justify-between">
          <Stat value={formatMoney(received)} label={words.cameIn} />
          <Stat value={formatMoney(paid)} label={words.paidOut} />
          <Stat value={formatMoney(sumMoney([received, -paid]))} label={words.notSpent} />
        </div>
      </div>
      <p className="mt-4 text-small text-ink-soft">{words.sinceTheBooksBegan}</p>
    </>
  );
}

function State({ books, onRetry }: Pick<BooksPageProps, 'books' | 'onRetry'>) {
  const words = useWords('books');
  if (books.status === 'ready') return <p className="mt-10 text-heading">{words.notOpenYet}</p>;
  if (books.status === 'failed')
    return (
      <Notice tone="error" action={<RetryButton onRetry={onRetry} />} className="mt-10">
        {words.failed}
      </Notice>
    );
  return (
    <>
      <output className="sr-only">{words.loading}</output>
      <div className="mt-10">
        <SlowNotice />
        <Skeleton shape="text" lines={6} />
      </div>
    </>
  );
}

function DataFiles() {
  const words = useWords('books');
  const labels: Record<(typeof openBooksFiles)[number], string> = {
    'gifts-by-month.csv': words.byMonth,
    'gifts-by-campaign.csv': words.byCampaign,
    'gifts-by-method.csv': words.byMethod,
    'bills.csv': words.paidBills,
    'datapackage.json': words.aboutTheFiles,
  };
  return (
    <Section title={words.dataForEveryone} intro={words.filesIntro} background="warm">
      <ul className="flex list-[''] flex-wrap gap-x-8 gap-y-2">
        {openBooksFiles.map((file) => (
          <li key={file}>
            <Link href={paths.booksFile(file)} download className="tap-target">
              {labels[file]}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <Link href={paths.ledger} className="tap-target">
          {words.ledgerLink}
        </Link>
      </p>
    </Section>
  );
}
