import { formatNumber, inDigits } from '@hearthlight/words/number';

import { formats } from './formats.ts';

/** Formats a whole number as `1,234`. */
export function formatCount(count: number): string {
  const { digits, group } = formats();
  return formatNumber(count, group, digits);
}

/** Formats a year as `2026`: in the digits of the language, without groups. */
export const formatYear = (year: number | string): string => inDigits(String(year), formats().digits);

/** Formats a whole percentage as `42%`. */
export const formatPercent = (percent: number): string => formats().percent.replace('#', formatCount(percent));

/** Formats a list as `6 open, 2 ended`. `Intl` is slow to start, so use it only after the page has loaded. */
export const formatList = (parts: readonly string[]): string =>
  new Intl.ListFormat(formats().language, { style: 'short', type: 'unit' }).format(parts);
