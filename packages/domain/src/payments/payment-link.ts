import type { PaymentLink } from '../foundation/foundation.ts';
import { formats } from '../languages/formats.ts';
import type { BankTransfer } from './payment-code.ts';

/** The placeholders of an address, in braces. */
export const linkPlaceholders = ['amount', 'currency', 'reference', 'email'] as const;

/** Returns the address for a payment, each value percent-encoded. An unknown e-mail address is left empty. */
export function paymentLinkHref({ address }: PaymentLink, { amount, reference }: BankTransfer, email = ''): string {
  const { currency, decimals } = formats();
  const values = { amount: amount.toFixed(decimals), currency, reference, email: email.toWellFormed() };
  return linkPlaceholders.reduce(
    (filled, name) => filled.replaceAll(`{${name}}`, () => encodeURIComponent(values[name])),
    address,
  );
}
