import { byteOrderMark, csvOf, type Donation, formats, paymentMethodName, paymentStatusOf } from '@hearthlight/domain';

import type { Words } from '../../words/words-provider.tsx';

/**
 * Returns a donation history as CSV, with dates as `YYYY-MM-DD`, amounts as plain numbers, and the words of the table.
 */
export function donationCsv(
  { history: words, paymentMethods }: Pick<Words, 'history' | 'paymentMethods'>,
  donations: readonly Donation[],
): string {
  const { currency } = formats();
  const headers = [
    words.dateOfDonation,
    // Without a code, as specified, it is in US dollars.
    currency === 'USD' ? words.amountDonated : `${words.amountDonated} (${currency})`,
    words.donationCause,
    words.paymentMethod,
    words.status,
  ];
  const rows = donations.map((donation) => [
    donation.date_of_donation,
    donation.amount_donated,
    donation.donation_cause,
    paymentMethodName(donation.payment_method, paymentMethods),
    words[paymentStatusOf(donation.payment_status)],
  ]);
  return byteOrderMark + csvOf(headers, rows);
}
