import { csvOf, type Donation, formats, paymentStatusOf } from '@hearthlight/domain';

import type { Words } from '../../words/words-provider.ts';

/** Byte order mark, by which spreadsheet programs recognize UTF-8. */
const byteOrderMark = '\uFEFF';

/** Returns a donation history as CSV, with dates as `YYYY-MM-DD` and amounts as plain numbers. */
export function donationCsv(words: Words['history'], donations: readonly Donation[]): string {
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
    donation.payment_method,
    paymentStatusOf(donation.payment_status),
  ]);
  return byteOrderMark + csvOf(headers, rows);
}
