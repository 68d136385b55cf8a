const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The largest sum that is accepted anywhere, in cents: 10 billion dollars less a cent, far inside 2^53. */
export const mostCents = 999_999_999_999;

/**
 * Whole cents of a sum that a person typed, or `undefined` where it is not clearly a sum of dollars.
 *
 * Accepted: `1000`, `1,000`, `$1,000.50`, `12.5`, ` $ 7 `. Refused, because a guess could be wrong by a
 * factor of a thousand: `1,00`, `0,500`, `1.000`, `1.000,50`, `10,00,000`, `1e3`, signs, other currencies.
 */
export function parseMoney(typed: string): number | undefined {
  if (typed.length > 64) return undefined;
  const match = /^\s*\$?\s*([1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?\s*$/.exec(typed);
  if (!match?.[1]) return undefined;
  const cents = Number(match[1].replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents <= mostCents ? cents : undefined;
}

/** `$1,234` or, when there are cents, `$1,234.50`. `amount` is in dollars, as it comes over the wire. */
export function formatMoney(amount: number): string {
  const cents = toCents(amount);
  return cents % 100 === 0 ? dollars.format(cents / 100 + 0) : dollarsAndCents.format(cents / 100);
}

/** Dollars of the wire to whole cents of the database, without the dust of binary fractions. */
export function toCents(amount: number): number {
  return Math.round(amount * 100) + 0;
}

/** Whole cents of the database to dollars of the wire, with at most two decimals. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** The sum of amounts in dollars, added up in whole cents so that 0.1 and 0.2 make 0.3. */
export function sumMoney(amounts: readonly number[]): number {
  return fromCents(amounts.reduce((total, amount) => total + toCents(amount), 0));
}
