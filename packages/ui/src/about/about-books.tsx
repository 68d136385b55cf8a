import { type Books, type BooksYear, formatDay, formatMoney, paths } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { Skeleton } from '../components/feedback/skeleton.tsx';
import { Section } from '../components/layout/section.tsx';
import type { MoneyShare } from './about-content.ts';
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
  const [latest, ...earlier] = books?.years ?? [];
  return (
    <Section title={title} intro="What came in and what was paid out, straight from our books." tone="paper">
      {books === undefined && (
        <>
          <output className="sr-only">Loading the books</output>
          <Skeleton shape="text" lines={6} />
        </>
      )}
      {latest && (
        <>
          <h3 className="mb-6 text-heading">{latest.year}</h3>
          <YearTables year={latest} />
        </>
      )}
      {earlier.map((year) => (
        <details key={year.year} className="mt-10 border-t border-line pt-6">
          <summary className="min-h-11 cursor-pointer text-heading font-heading">
            <h3 className="inline font-display">{year.year}</h3>
          </summary>
          <div className="mt-6">
            <YearTables year={year} />
          </div>
        </details>
      ))}
      <PublishedBills bills={books?.bills ?? []} />
      <p className="mt-10">
        <Link href={paths.ledger} className="tap-target">
          Check a statement in the public ledger
        </Link>
      </p>
    </Section>
  );
}

const sharesOf = (amounts: BooksYear['came_in']): MoneyShare[] =>
  amounts.map(({ kind, amount }) => ({ label: kind, amount }));

function YearTables({ year }: { year: BooksYear }) {
  const largest = Math.max(0, ...[...year.came_in, ...year.paid_out].map(({ amount }) => amount));
  return (
    <div className="grid gap-10">
      <ShareTable
        caption={`Came in, ${year.year}`}
        showCaption
        header="From"
        shares={sharesOf(year.came_in)}
        totalLabel="Came in"
        largest={largest}
      />
      <ShareTable
        caption={`Paid out, ${year.year}`}
        showCaption
        header="Paid for"
        shares={sharesOf(year.paid_out)}
        totalLabel="Paid out"
        largest={largest}
      />
    </div>
  );
}

function PublishedBills({ bills }: Pick<Books, 'bills'>) {
  if (bills.length === 0) return null;
  return (
    <div className="mt-12 border-t border-line pt-6">
      <h3 className="mb-4 text-heading">Bills to look at</h3>
      <ul className="grid list-[''] gap-3">
        {bills.map(({ amount, id, kind, paid_on: paidOn, payee }) => (
          <li key={id} className="wrap-anywhere">
            <Link href={paths.bill(id)} download>
              {payee}: {formatMoney(amount)}
            </Link>{' '}
            <span className="text-ink-soft">
              {kind}, paid on {formatDay(paidOn)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
