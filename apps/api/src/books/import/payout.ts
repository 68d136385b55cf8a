/** Payouts of a payment provider in a bank statement. Their gifts are in the provider's own export. */
export const payout =
  /\b(?:paypal|stripe)\b.*\b(?:transfer|payout|xfer|trsf|settlement)|^(?:paypal|stripe)\b/i;
