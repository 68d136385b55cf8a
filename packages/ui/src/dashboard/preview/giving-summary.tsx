import {
  countOf,
  donationTotals,
  formatDay,
  formatMoney,
  givenTotals,
  paths,
  paymentStatusOf,
  type Donation,
} from '@hearthlight/domain';

import { Link } from '../../components/actions/link.tsx';
import { LargeFigure } from '../../giving/large-figure.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { StatusTotals } from './status-totals.tsx';

export interface GivingSummaryProps {
  /** All donations of the donor, in any order. */
  donations: ReadonlyArray<Donation>;
}

const donationsOf = (count: number) => countOf(count, 'donation');

/**
 * The sum of the donor's completed donations, and count and total of all donations by status.
 */
export function GivingSummary({ donations }: GivingSummaryProps) {
  const given = givenTotals(donations);
  const all = donationTotals(donations);
  const [first] = donations
    .filter((donation) => paymentStatusOf(donation.payment_status) === 'completed')
    .map((donation) => donation.date_of_donation)
    .toSorted();
  return (
    <Sheet aria-label="Donation totals">
      <p className="text-small text-ink-soft">You have given</p>
      <p className="@container my-1.5">
        <LargeFigure>{formatMoney(given.amount)}</LargeFigure>
      </p>
      <p className="text-small text-ink-soft">
        {first === undefined ? (
          <>
            in 0 donations so far.{' '}
            <Link href={paths.donateNow} className="py-1">
              Make the first one
            </Link>
          </>
        ) : (
          `in ${donationsOf(given.count)} since ${formatDay(first)}`
        )}
      </p>
      {all.count > given.count && (
        <div className="mt-4 border-t border-line pt-3.5">
          <p className="mb-1.5 text-small text-ink-soft">
            {donationsOf(all.count)} of any status, {formatMoney(all.amount)} in total
          </p>
          <StatusTotals donations={donations} />
        </div>
      )}
    </Sheet>
  );
}
