import { addDays } from '@hearthlight/domain';

import { monthsAfter } from '../../features/books/months.ts';
import type { DatedBill, SampleYear, Seasonal } from './sample-year.ts';
import { type DaysOff, workingDay, workingDays } from './working-days.ts';

/** A bill with the day on which it is paid, which can be after today. */
export type PaidBill = DatedBill & { paidOn: string };

/** Returns the first month of the books. */
export const firstMonth = ({ year }: SampleYear): string => `${year - 1}-01`;

/** Returns whether a payee writes bills on a day. */
export const isInSeason = ({ months }: Seasonal, date: string): boolean =>
  months?.includes(Number(date.slice(5, 7))) ?? true;

/** Returns the days on which a bill is written and paid: at the end of the first month, and all through the others. */
export function daysOf(month: string, year: SampleYear, random: () => number) {
  const days = workingDays(month, year.daysOff).slice(month === firstMonth(year) ? -6 : 0);
  return billedBefore(days[Math.floor(random() * days.length)] ?? '', year.daysOff, random);
}

/** Returns the day on which a bill is paid with that on which it was written, some days before. */
export const billedBefore = (paidOn: string, off: DaysOff, random: () => number) => ({
  date: workingDay(addDays(paidOn, -3 - Math.floor(random() * 6)), off, -1),
  paidOn,
});

/** Returns the days of a bill that is written soon after a day: in its season, if it has one. */
export function daysAfter(day: string, off: DaysOff, { months, random }: Seasonal & { random: () => number }) {
  const date = inSeason(workingDay(addDays(day, 1 + Math.floor(random() * 4)), off, 1), off, { months, random });
  return { date, paidOn: workingDay(addDays(date, 3 + Math.floor(random() * 6)), off, 1) };
}

/** Returns a day in season, or one of the first of the next season. */
function inSeason(date: string, off: DaysOff, { months, random }: Seasonal & { random: () => number }): string {
  if (isInSeason({ months }, date)) return date;
  const next = `${monthsAfter(date.slice(0, 7), 1)}-01`;
  return inSeason(workingDay(addDays(next, Math.floor(random() * 4)), off, 1), off, { months, random });
}
