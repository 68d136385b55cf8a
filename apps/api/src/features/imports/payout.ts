/** Payment providers that pay out what many donors gave. */
const providers =
  /\b(?:paypal|stripe|sumup|mollie|adyen|squareup|gocardless|i?zettle|worldpay|klarna|braintree|payu|przelewy24|redsys|payoneer|mercado ?pago|razorpay|paystack|flutterwave|justgiving|gofundme|betterplace|twingle|raisenow|donorbox|givebutter|benevity|altruja|fundraisingbox)\b/i;
const payouts =
  /\b(?:payouts?|transfer|xfer|trsf|settlements?|withdrawals?|disbursements?|auszahlung(?:en)?|sammelauszahlung|abrechnung|wyp[łl]ata|retiro|liquidaci[óo]n|abono)\b/i;
/** Words of a payout that names no provider. */
const unnamed = /^(?:payout|settlement|withdrawal)\b/i;
/** Characters of a cell that are looked at, because one pattern for both would take quadratic time for a long text. */
const looked = 2000;

/**
 * Whether a row of a bank statement may be a payout of a payment provider, whose own export has its gifts: the provider paid, or a
 * text names it together with a payout. What a donor writes about a provider is no payout.
 */
export function isPayout(giver: string, cells: readonly string[]): boolean {
  return providers.exec(giver)?.index === 0 || cells.some(isPayoutText);
}

function isPayoutText(cell: string): boolean {
  const text = cell.slice(0, looked);
  if (unnamed.test(text)) return true;
  const provider = providers.exec(text);
  if (!provider) return false;
  return provider[0].length === text.length || payouts.test(text);
}
