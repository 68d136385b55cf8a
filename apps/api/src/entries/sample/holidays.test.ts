import { expect, test } from 'vitest';

import { isHoliday } from './holidays.ts';

const holidaysOf = (country: string, year: number) =>
  Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10))
    .filter((date) => date.startsWith(String(year)) && isHoliday(country, date))
    .map((date) => date.slice(5));

test.each([
  ['US', 2025, '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'],
  // July 4 is a Saturday, and so is January 1, 2022.
  ['US', 2026, '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25'],
  ['US', 2021, '01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31'],
  ['CA', 2026, '01-01 02-16 04-03 04-06 05-18 07-01 08-03 09-07 09-30 10-12 11-11 12-25 12-26 12-28'],
  ['ES', 2025, '01-01 01-06 02-28 04-17 04-18 05-01 08-15 10-12 10-13 11-01 12-06 12-08 12-25'],
  ['ES', 2026, '01-01 01-06 02-28 04-02 04-03 05-01 08-15 10-12 11-01 11-02 12-06 12-07 12-08 12-25'],
  ['EG', 2026, '01-07 01-25 03-20 03-21 03-22 04-13 04-25 05-01 05-26 05-27 05-28 05-29 06-17 06-30 07-23 08-26 10-06'],
  ['PL', 2026, '01-01'],
])('the bank holidays of %s in %i', (country, year, days) => {
  expect(holidaysOf(country, year)).toEqual(days.split(' '));
});

test.each([
  [2019, '04-21'],
  [2024, '03-31'],
  [2038, '04-25'],
  [2049, '04-18'],
])('Easter Sunday of %i is on %s', (year, day) => {
  expect(isHoliday('CA', new Date(Date.parse(`${year}-${day}`) - 2 * 86_400_000).toISOString().slice(0, 10))).toBe(
    true,
  );
});
