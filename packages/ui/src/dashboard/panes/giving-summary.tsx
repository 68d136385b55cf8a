import { donationTotals, formatDay, formatMoney, paths, type Donation } from '@hearthlight/domain';

import { Link } from '../../components/actions/link.tsx';
import { Sheet } from './sheet.tsx';

export interface GivingSummaryProps {
  /** All donations of the donor, in any order. */
  donations: ReadonlyArray<Donation>;
}

/**
 * Total amount, number of donations and date of the first one.
 *
 * @summary Total amount, number of donations and date of the first one.
 */
export function GivingSummary({ donations }: GivingSummaryProps) {
  const { count, amount } = donationTotals(donations);
  const first = donations.map((donation) => donation.date_of_donation).toSorted()[0];
  return (
    <Sheet aria-label="Donation totals">
      <p className="text-small text-ink-soft">You have given</p>
      <p className="my-1.5 font-display text-figure font-heading break-words tabular">
        {formatMoney(amount)}
      </p>
      {first === undefined ? (
        <p className="text-small text-ink-soft">
          in 0 donations so far. <Link href={paths.donateNow}>Make the first one</Link>
        </p>
      ) : (
        <p className="text-small text-ink-soft">
          in {count.toLocaleString('en-US')} {count === 1 ? 'donation' : 'donations'} since {formatDay(first)}
        </p>
      )}
    </Sheet>
  );
}
