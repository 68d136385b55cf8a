const provider = /\b(?:paypal|stripe)\b/i;
const transfer = /\b(?:transfer|payout|xfer|trsf|settlement)/i;

/**
 * Whether a text of a bank statement is about a payout of a payment provider. Its gifts are in the provider's own export.
 * Two searches, because one pattern for both would take quadratic time for a long text.
 */
export function isPayout(text: string): boolean {
  const at = text.search(provider);
  return at === 0 || (at > 0 && transfer.test(text.slice(at)));
}
