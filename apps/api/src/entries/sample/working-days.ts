import { addDays } from '@hearthlight/domain';

import { monthsAfter } from '../../features/books/months.ts';
import { isHoliday } from './holidays.ts';

/** When nobody writes or pays bills. */
export interface DaysOff {
  /** Days of the week, 1 for Monday to 7 for Sunday. */
  weekend: readonly number[];
  /** Of bank holidays, a code of two letters. */
  country: string;
}

/** Returns the days off in a country. */
export const daysOffIn = (country: string): DaysOff => ({
  weekend: new Intl.Locale(`und-${country}`).getWeekInfo().weekend,
  country,
});

/** Whether bills are written and paid on a day. */
const isWorkingDay = (date: string, { country, weekend }: DaysOff) =>
  !weekend.includes(new Date(`${date}T12:00:00Z`).getUTCDay() || 7) && !isHoliday(country, date);

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
