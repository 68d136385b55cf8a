'use client';

import {
  donationTotals,
  formatDay,
  formatMoney,
  givenTotals,
  paths,
  paymentStatusOf,
  type Donation,
} from '@hearthlight/domain';

import { Link } from '../../components/actions/link.tsx';
import { Sheet } from '../../components/layout/sheet.tsx';
import { LargeFigure } from '../../giving/large-figure.tsx';
import { withTags } from '../../lib/with-tags.ts';
import { useWords } from '../../words/words-provider.tsx';
import { StatusTotals } from './status-totals.tsx';

export interface GivingSummaryProps {
  /** All donations of the donor, in any order. */
  donations: ReadonlyArray<Donation>;
}

/**
 * The sum of the donor's completed donations, and count and total of all donations by status.
 */
export function GivingSummary({ donations }: GivingSummaryProps) {
  const words = useWords('dashboard');
  const given = givenTotals(donations);
  const all = donationTotals(donations);
  const [first] = donations
    .filter((donation) => paymentStatusOf(donation.payment_status) === 'completed')
    .map((donation) => donation.date_of_donation)
    .toSorted();
  const amount = formatMoney(given.amount);
  const sentence =
    first === undefined
      ? words.nothingGiven({ amount })
      : words.givenSince({ amount, count: given.count, day: formatDay(first) });
  return (
    <Sheet aria-label={words.donationTotals}>
      <p className="text-small text-ink-soft">
        {withTags(sentence, (text, tag) =>
          tag === 'amount' ? (
            <span className="@container my-1.5 block text-ink">
              <LargeFigure>{text}</LargeFigure>
            </span>
          ) : (
            <Link href={paths.donateNow} className="py-1">
              {text}
            </Link>
          ),
        )}
      </p>
      {all.count > given.count && (
        <div className="mt-4 border-t border-line pt-3.5">
          <p className="mb-1.5 text-small text-ink-soft">
            {words.donationsOfAnyStatus({ count: all.count, amount: formatMoney(all.amount) })}
          </p>
          <StatusTotals donations={donations} />
        </div>
      )}
    </Sheet>
  );
}
