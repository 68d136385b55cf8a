import { paymentMethods as current } from '@hearthlight/words/payment-methods';

/** The payment methods of the Donate pane (`specification §2`). The first is the default. */
export const paymentMethods = ['Credit/Debit Card', 'Paypal service', 'Bitcoin/Usdt'] as const;

/** The payment method of imported bank statements. */
export const bankTransfer = 'Bank transfer';

const nameKeys: Readonly<Record<string, keyof typeof current>> = {
  'Credit/Debit Card': 'card',
  'Paypal service': 'paypal',
  'Bitcoin/Usdt': 'bitcoin',
  [bankTransfer]: 'transfer',
};

/**
 * Returns the name of a payment method (wire) in the current language, or in that of `words`. Imported gifts may have
 * others, which are returned unchanged.
 */
export const paymentMethodName = (method: string, words: typeof current = current): string =>
  Object.entries(nameKeys)
    .filter(([wire]) => wire === method)
    .map(([, key]) => words[key])[0] ?? method;
