// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
export const paymentMethods = {
  card: "Credit/Debit Card",
  paypal: "Paypal service",
  bitcoin: "Bitcoin/Usdt",
};
