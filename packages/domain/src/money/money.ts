import { formatNumber, inDigits } from '@hearthlight/words/number';

import { formats } from '../languages/formats.ts';

/*
 * Cents are the minor units of the foundation's currency: cents of euros, fils of dinars (three decimals), whole yen.
 */

/** Formats an amount as `$1,234`, or `$1,234.50` if it has cents. */
export const formatMoney = (amount: number, notation = formats()): string =>
  moneyText(amount, notation, { decimals: 'if needed' });

/** Formats an amount with all decimals of the currency: `$1,234.00`. */
export const formatExactMoney = (amount: number): string => moneyText(amount, formats(), { decimals: 'always' });

function moneyText(
  amount: number,
  notation: ReturnType<typeof formats>,
  shown: { decimals: 'always' | 'if needed' },
): string {
  const { decimal, decimals, digits, group, money } = notation;
  const cents = toCents(amount, notation);
  const distance = Math.abs(cents);
  const scale = 10 ** decimals;
  const rest = distance % scale;
  const isWhole = decimals === 0 || (rest === 0 && shown.decimals === 'if needed');
  const part = isWhole ? '' : decimal + inDigits(String(rest).padStart(decimals, '0'), digits);
  const whole = formatNumber(Math.floor(distance / scale), group, digits);
  return (cents < 0 ? '-' : '') + money.replace('#', whole + part);
}

/** Formats an amount as people type it: `1234.50`. */
export const formatAmount = (amount: number): string => formatMoney(amount, { ...formats(), group: '', money: '#' });

/** Formats an amount with the code of its currency: `$1,234 (USD)`. */
export function formatMoneyWithCode(amount: number): string {
  const { currency, symbol } = formats();
  return symbol === currency ? formatMoney(amount) : `${formatMoney(amount)} (${currency})`;
}

/** Converts an amount (wire) to whole cents (database), rounding binary fractions. */
export function toCents(amount: number, { decimals } = formats()): number {
  return Math.round(amount * 10 ** decimals) + 0;
}

/** Converts whole cents (database) to an amount (wire) with at most the decimals of the currency. */
export function fromCents(cents: number): number {
  return cents / 10 ** formats().decimals;
}

/** Adds amounts. Adds whole cents, so that 0.1 and 0.2 make 0.3. */
export function sumMoney(amounts: readonly number[]): number {
  return fromCents(amounts.reduce((total, amount) => total + toCents(amount), 0));
}
