/* Separate from the schemas, which load zod, because the home page's progress bar needs this. */

/** The three payment states (`specification §4`). */
export type PaymentStatus = 'completed' | 'pending' | 'failed';

/** Returns the payment state of a wire value, ignoring case and outer spaces. Unknown values count as failed. */
export function paymentStatusOf(status: string): PaymentStatus {
  const word = status.trim().toLowerCase();
  return word === 'completed' || word === 'pending' ? word : 'failed';
}
