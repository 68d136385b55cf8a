import { addDays, formatMoney } from '@hearthlight/domain';

import { quarterBefore, sumOf } from './bills.ts';
import { countGivers, type SampleBooks } from './books.ts';
import type { SampleYear } from './sample-year.ts';

const total = (rows: Parameters<typeof sumOf>[0]) => formatMoney(sumOf(rows));

/** Returns the sums of the article about the last quarter, by their names in braces. */
export function reportOf(
  year: SampleYear | undefined,
  today: string,
  { bills, gifts }: SampleBooks,
): Record<string, string> {
  if (!year?.report) return {};
  const months = quarterBefore(addDays(today, -year.report.days_ago));
  const isIn = ({ date }: { date: string }) => months.includes(date.slice(0, 7));
  const given = gifts.filter(isIn);
  const paid = bills.filter(({ paidOn }) => paidOn !== undefined && isIn({ date: paidOn }));
  return {
    donors: countGivers(given).toLocaleString('en'),
    received: total(given),
    paid: total(paid),
    ...Object.fromEntries(year.shares.map(({ label }) => [label, total(paid.filter(({ kind }) => kind === label))])),
  };
}

/** Fills in the sums of an article. */
export const fillReport = (detail: string, report: Readonly<Record<string, string>>): string =>
  detail.replaceAll(/\{([^{}]+)\}/g, (found, name: string) => report[name] ?? found);
