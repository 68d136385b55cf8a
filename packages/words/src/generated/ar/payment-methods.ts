import type { paymentMethods as English } from '../en/payment-methods.ts';

export const paymentMethods: typeof English = {
  card: "بطاقة بنكية",
  paypal: "خدمة PayPal",
  bitcoin: "Bitcoin أو USDT",
};
