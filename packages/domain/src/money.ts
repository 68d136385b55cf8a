import { formatCount } from './numbers.ts';

/** The largest accepted amount, in cents: one cent less than 10 billion dollars, well below 2^53. */
export const mostCents = 999_999_999_999;

/**
 * Parses a typed amount of US dollars. Returns whole cents, or `undefined` if the text is ambiguous.
 *
 * Accepts `1000`, `1,000`, `$1,000.50`, `12.5`, ` $ 7 `. Rejects `1,00`, `0,500`, `1.000`, `1.000,50`, `10,00,000`,
 * `1e3`, signs and other currencies: a wrong guess could be off by a factor of a thousand.
 */
export function parseMoney(typed: string): number | undefined {
  if (typed.length > 64) return undefined;
  const match = /^\s*\$?\s*([1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?\s*$/.exec(typed);
  if (!match?.[1]) return undefined;
  const cents = Number(match[1].replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents <= mostCents ? cents : undefined;
}

/** Formats an amount in dollars as `$1,234`, or `$1,234.50` if it has cents. */
export function formatMoney(amount: number): string {
  const cents = toCents(amount);
  const distance = Math.abs(cents);
  const part = distance % 100 === 0 ? '' : `.${String(distance % 100).padStart(2, '0')}`;
  return `${cents < 0 ? '-' : ''}$${formatCount(Math.floor(distance / 100))}${part}`;
}

/** Converts dollars (wire) to whole cents (database), rounding binary fractions. */
export function toCents(amount: number): number {
  return Math.round(amount * 100) + 0;
}

/** Converts whole cents (database) to dollars (wire) with at most two decimals. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** Adds amounts in dollars. Adds whole cents, so that 0.1 and 0.2 make 0.3. */
export function sumMoney(amounts: readonly number[]): number {
  return fromCents(amounts.reduce((total, amount) => total + toCents(amount), 0));
}
