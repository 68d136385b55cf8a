import { addDays } from '@hearthlight/domain';

import { monthsAfter } from '../../features/books/months.ts';

/** When nobody writes or pays bills. */
export interface DaysOff {
  /** Days of the week, 1 for Monday to 7 for Sunday. */
  weekend: readonly number[];
  /** Days of every year: `MM-DD`. */
  holidays: readonly string[];
}

/** The bank holidays that have the same day every year, by country. */
const holidays: Readonly<Record<string, readonly string[]>> = {
  CA: ['01-01', '07-01', '09-30', '11-11', '12-25', '12-26'],
  EG: ['01-07', '01-25', '04-25', '05-01', '06-30', '07-23', '10-06'],
  ES: ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
  US: ['01-01', '06-19', '07-04', '11-11', '12-25'],
};

/** Returns the days off in a country, for which `holidays` has no entry if its bank holidays are not known. */
export const daysOffIn = (country: string): DaysOff => ({
  weekend: new Intl.Locale(`und-${country}`).getWeekInfo().weekend,
  holidays: holidays[country] ?? ['01-01'],
});

/** Whether bills are written and paid on a day. */
const isWorkingDay = (date: string, { weekend, holidays: off }: DaysOff) =>
  !weekend.includes(new Date(`${date}T12:00:00Z`).getUTCDay() || 7) && !off.includes(date.slice(5));

/** Returns the first working day from a day on: forward with a step of 1, backward with -1. */
export const workingDay = (date: string, off: DaysOff, step: 1 | -1): string =>
  isWorkingDay(date, off) ? date : workingDay(addDays(date, step), off, step);

/** Returns the working days of a month. */
export function workingDays(month: string, off: DaysOff): string[] {
  const next = `${monthsAfter(month, 1)}-01`;
  return Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index)).filter(
    (date) => date < next && isWorkingDay(date, off),
  );
}
