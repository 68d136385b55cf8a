import type { paymentMethods as English } from '../en/payment-methods.ts';

export const paymentMethods: typeof English = {
  card: "بطاقة ائتمان أو خصم",
  paypal: "خدمة PayPal",
  bitcoin: "Bitcoin أو USDT",
};
