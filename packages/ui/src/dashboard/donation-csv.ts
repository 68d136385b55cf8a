import { paymentStatusOf, type Donation } from '@hearthlight/domain';

import { csvOf } from '../lib/csv.ts';

/** The mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF';

/** A donation history as a spreadsheet reads it: days as `YYYY-MM-DD`, sums as bare numbers. */
export function donationCsv(donations: readonly Donation[]): string {
  const headers = ['Date of donation', 'Amount donated', 'Donation cause', 'Payment method', 'Status'];
  const rows = donations.map((donation) => [
    donation.date_of_donation,
    donation.amount_donated,
    donation.donation_cause,
    donation.payment_method,
    paymentStatusOf(donation.payment_status),
  ]);
  return byteOrderMark + csvOf(headers, rows);
}
