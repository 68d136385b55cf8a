import { paymentMethods as current } from '@hearthlight/words/payment-methods';

import type { paymentMethods } from '../rules.ts';

const nameKeys: Readonly<Record<(typeof paymentMethods)[number], keyof typeof current>> = {
  'Credit/Debit Card': 'card',
  'Paypal service': 'paypal',
  'Bitcoin/Usdt': 'bitcoin',
};

/**
 * Returns the name of a payment method (wire) in the current language, or in that of `words`. Imported gifts may have
 * others, which are returned unchanged.
 */
export const paymentMethodName = (method: string, words: typeof current = current): string =>
  Object.entries(nameKeys)
    .filter(([wire]) => wire === method)
    .map(([, key]) => words[key])[0] ?? method;
