'use client';

import { formatYear, type Books, type BooksYear, formatDay, formatMoney, paths } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { Skeleton } from '../components/feedback/skeleton.tsx';
import { Section } from '../components/layout/section.tsx';
import { SlowNotice } from '../site/slow-notice.tsx';
import { useWords } from '../words/words-provider.tsx';
import type { MoneyShare } from './about-content.ts';
import { BooksLinks } from './books-links.tsx';
import { ShareTable } from './share-table.tsx';

export interface AboutBooksProps {
  /** The heading of the section. */
  title: string;
  /** The years, newest first, and the published bills; `undefined` while they load. */
  books: Books | undefined;
}

/**
 * Income and expenses by year and kind, from the foundation's books. The newest year is expanded, earlier years are
 * collapsed.
 */
export function AboutBooks({ title, books }: AboutBooksProps) {
  const words = useWords('about');
  const [latest, ...earlier] = books?.years ?? [];
  return (
    <Section title={title} intro={words.booksIntro} background="paper">
      {books === undefined && (
        <>
          <output className="sr-only">{words.loadingTheBooks}</output>
          <SlowNotice />
          <Skeleton shape="text" lines={6} />
        </>
      )}
      {latest && (
        <>
          <h3 className="mb-6 text-heading">{formatYear(latest.year)}</h3>
          <YearTables year={latest} />
        </>
      )}
      {earlier.map((year) => (
        <details key={year.year} className="mt-10 border-t border-line pt-6">
          <summary className="min-h-11 cursor-pointer text-heading font-heading">
            <h3 className="inline font-display">{formatYear(year.year)}</h3>
          </summary>
          <div className="mt-6">
            <YearTables year={year} />
          </div>
        </details>
      ))}
      {books?.is_unapproved && latest && <p className="mt-6 text-small text-ink-soft">{words.unapproved}</p>}
      <PublishedBills bills={books?.bills ?? []} />
      <div className="mt-10">
        <BooksLinks />
      </div>
    </Section>
  );
}

function YearTables({ year }: { year: BooksYear }) {
  const words = useWords('about');
  const giftKinds = { campaign: words.giftsForACampaign, other: words.giftsForMostNeeded };
  const cameIn: MoneyShare[] = year.came_in.map(({ kind, amount }) => ({ label: giftKinds[kind], amount }));
  const paidOut: MoneyShare[] = year.paid_out.map(({ kind, amount }) => ({ label: kind, amount }));
  if (year.fees !== undefined) paidOut.push({ label: words.feesOfProviders, amount: year.fees });
  const largest = Math.max(0, ...[...cameIn, ...paidOut].map(({ amount }) => amount));
  return (
    <div className="grid gap-10">
      <ShareTable
        caption={words.cameInYear({ year: year.year })}
        showCaption
        header={words.from}
        shares={cameIn}
        totalLabel={words.cameIn}
        largest={largest}
      />
      <ShareTable
        caption={words.paidOutYear({ year: year.year })}
        showCaption
        header={words.paidFor}
        shares={paidOut}
        totalLabel={words.paidOut}
        largest={largest}
      />
    </div>
  );
}

/** Bills that the page shows. The open books have more. */
const mostBills = 5;

function PublishedBills({ bills }: Pick<Books, 'bills'>) {
  const words = useWords('about');
  if (bills.length === 0) return null;
  return (
    <div className="mt-12 border-t border-line pt-6">
      <h3 className="mb-4 text-heading">{words.billsToLookAt}</h3>
      <ul className="grid list-[''] gap-3">
        {bills.slice(0, mostBills).map(({ amount, id, kind, paid_on: paidOn, payee }) => (
          <li key={id} className="wrap-anywhere">
            <Link href={paths.bill(id)} download className="tap-target">
              <span>
                <bdi dir="auto">{payee}</bdi>: {formatMoney(amount)}
              </span>
            </Link>{' '}
            <span className="text-ink-soft">{words.kindPaidOn({ kind, paidOn: formatDay(paidOn) })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
