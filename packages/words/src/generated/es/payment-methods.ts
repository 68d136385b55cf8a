// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { paymentMethods as English } from '../en/payment-methods.ts';

export const paymentMethods: typeof English = {
  card: "Tarjeta bancaria",
  paypal: "PayPal",
  bitcoin: "Bitcoin o USDT",
};
