/**
 * Formats a whole number: `1,234`, `1.234`, `١٬٢٣٤`. `group` is the sign between groups of three digits; `digits` are
 * the language's from 0 to 9, if they are not those of English. Not `Intl`, whose first formatter takes a slow phone 10
 * to 20 ms.
 */
export function formatNumber(count: number, group: string, digits?: string): string {
  return inDigits(String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, group), digits);
}

/** Returns a text with the digits of a language. */
export const inDigits = (text: string, digits?: string): string =>
  digits === undefined ? text : text.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit);

/** Returns an argument of a message: a number with the digits of the language, a text as it is. */
export const argumentIn = (digits: string, value: string | number): string =>
  typeof value === 'number' ? inDigits(String(value), digits) : value;

/** Returns how a language groups numbers, and its digits if they are not those of English. Uses `Intl`. */
export function numberSignsOf(language: string): { group: string; digits: string | undefined } {
  const numberingSystem = numberingSystemOf(language);
  const format = new Intl.NumberFormat(language, { useGrouping: 'always', numberingSystem });
  const group = format.formatToParts(1000).find(({ type }) => type === 'group')?.value ?? ',';
  const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit)).join('');
  return { group, digits: digits === '0123456789' ? undefined : digits };
}

/** Arabic has its own digits, whatever `Intl` prefers: that differs between versions of Node.js. */
export const numberingSystemOf = (language: string): string => (/^ar\b/.test(language) ? 'arab' : 'latn');
