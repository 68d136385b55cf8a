import { csvOf, paymentStatusOf, type Donation } from '@hearthlight/domain';

/** Byte order mark, by which spreadsheet programs recognize UTF-8. */
const byteOrderMark = '\uFEFF';

/** Returns a donation history as CSV, with dates as `YYYY-MM-DD` and amounts as plain numbers. */
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
