import { formatNumber } from '@hearthlight/words/number';

import { formats } from './formats.ts';

/** Formats a whole number as `1,234`. */
export function formatCount(count: number): string {
  const { digits, group } = formats();
  return formatNumber(count, group, digits);
}

/** Formats a whole percentage as `42%`. */
export const formatPercent = (percent: number): string =>
  formats().percent.replace('#', formatCount(percent));
