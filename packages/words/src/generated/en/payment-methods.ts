export const paymentMethods = {
  card: "Credit/Debit Card",
  paypal: "Paypal service",
  bitcoin: "Bitcoin/Usdt",
};
