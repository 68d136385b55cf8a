'use client';

import {
  dayOf,
  donationTotals,
  formatDay,
  formatYear,
  paymentMethodName,
  type Donation,
  type Donor,
  type Foundation,
} from '@hearthlight/domain';

import { Money } from '../../components/data/money.tsx';
import { useWords, type Words } from '../../words/words-provider.tsx';
import { Letterhead } from './letterhead.tsx';
import { StatementProofs, type StatementProofsProps } from './statement-proofs.tsx';

export interface StatementSheetProps {
  /** The donor. */
  donor: Pick<Donor, 'first_name' | 'last_name' | 'email'>;
  /** The completed donations of the year, in the order in which they are listed. */
  donations: ReadonlyArray<Donation>;
  /** The foundation that issues it. */
  foundation: Foundation;
  /** The year, such as `2026`; empty for all years. */
  year: string;
  /** The date of issue. */
  now: Date;
  /** Proofs of the donations, if the foundation publishes a ledger. */
  proofs?: StatementProofsProps['lines'] | undefined;
}

/** The statement of a year as it is printed: the foundation, the donor, and each completed donation. */
export function StatementSheet({ donor, donations, foundation, now, proofs, year }: StatementSheetProps) {
  const words = useWords('history');
  return (
    <article
      aria-label={year ? words.statementOfYear({ year: formatYear(year) }) : words.statementOfAllYears}
      className="bg-paper p-6 text-small text-ink print:p-0"
    >
      <Letterhead foundation={foundation} donor={donor} now={now} title={titleOf(words, year, dayOf(now))} />
      <StatementTable donations={donations} year={year} />
      <p className="mt-5">{words.statementNote}</p>
      {proofs && <StatementProofs lines={proofs} donations={donations.length} />}
    </article>
  );
}

/** Says until which day a year is listed that is not over. */
function titleOf(words: Words['history'], year: string, today: string): string {
  if (!year) return words.donationsInAllYears;
  return today.startsWith(year)
    ? words.donationsInYearUntil({ year: formatYear(year), day: formatDay(today) })
    : words.donationsInYear({ year: formatYear(year) });
}

function StatementTable({ donations, year }: Pick<StatementSheetProps, 'donations' | 'year'>) {
  const words = useWords('history');
  const methodWords = useWords('paymentMethods');
  // One style within the table.
  const exact = donations.some(({ amount_donated: amount }) => !Number.isInteger(amount));
  const headers = [words.dateOfDonation, words.donationCause, words.paymentMethod, words.amountDonated];
  const cell = 'border-t border-line py-2 pe-4 align-top wrap-anywhere';
  return (
    <table className="mt-5 w-full table-fixed text-start wrap-anywhere tabular">
      <caption className="sr-only">
        {year ? words.completedDonationsInYear({ year: formatYear(year) }) : words.completedDonations}
      </caption>
      <thead>
        <tr>
          {headers.map((header, index) => (
            <th key={header} scope="col" className={index === headers.length - 1 ? 'pb-2 text-end' : 'pe-4 pb-2'}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {donations.map((donation, index) => (
          <tr key={index} className="break-inside-avoid">
            <td className={cell}>{formatDay(donation.date_of_donation)}</td>
            <td className={cell}>
              <bdi dir="auto">{donation.donation_cause}</bdi>
            </td>
            <td className={cell}>{paymentMethodName(donation.payment_method, methodWords)}</td>
            <td className="border-t border-line py-2 text-end align-top">
              <Money amount={donation.amount_donated} exact={exact} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-ink font-strong">
          <th scope="row" colSpan={3} className="pt-2.5">
            {words.totalOf({ count: donations.length })}
          </th>
          <td className="pt-2.5 text-end">
            <Money amount={donationTotals(donations).amount} exact={exact} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
