import { addDays, dayOf } from '@hearthlight/domain';

/** How the bank holidays of a country are found. */
interface Rules {
  /** Days of every year: `MM-DD`. */
  fixed: readonly string[];
  /** The free day besides a fixed one: the nearest to a weekend, the Monday after it, or only the Monday after a Sunday. */
  observed?: 'nearest' | 'monday' | 'after-sunday';
  /** The first such day of the week from a day on, 0 for Sunday: `[1, '05-25']` is the last Monday in May. */
  weekdays?: ReadonlyArray<readonly [weekday: number, from: string]>;
  /** Days after Easter Sunday. */
  easter?: readonly number[];
  /** Days after Orthodox Easter Sunday. */
  orthodoxEaster?: readonly number[];
  /** Days of the Islamic calendar: `MM-DD`. */
  islamic?: readonly string[];
}

/** Bank holidays by country, with those of the sample foundations' regions: Nova Scotia and Andalusia. */
const rules: Readonly<Record<string, Rules>> = {
  CA: {
    fixed: ['01-01', '07-01', '09-30', '11-11', '12-25', '12-26'],
    observed: 'monday',
    weekdays: [
      [1, '02-15'],
      [1, '05-18'],
      [1, '08-01'],
      [1, '09-01'],
      [1, '10-08'],
    ],
    easter: [-2, 1],
  },
  EG: {
    fixed: ['01-07', '01-25', '04-25', '05-01', '06-30', '07-23', '10-06'],
    orthodoxEaster: [1],
    islamic: ['01-01', '03-12', '10-01', '10-02', '10-03', '12-09', '12-10', '12-11', '12-12'],
  },
  ES: {
    fixed: ['01-01', '01-06', '02-28', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
    observed: 'after-sunday',
    easter: [-3, -2],
  },
  US: {
    fixed: ['01-01', '06-19', '07-04', '11-11', '12-25'],
    observed: 'nearest',
    weekdays: [
      [1, '01-15'],
      [1, '02-15'],
      [1, '05-25'],
      [1, '09-01'],
      [1, '10-08'],
      [4, '11-22'],
    ],
  },
};

const found = new Map<string, ReadonlySet<string>>();

/** Returns whether a day, `YYYY-MM-DD`, is a bank holiday. Of countries without rules only January 1 is known. */
export function isHoliday(country: string, date: string): boolean {
  const year = Number(date.slice(0, 4));
  const key = `${country} ${year}`;
  const days = found.get(key) ?? new Set(holidaysOf(rules[country] ?? { fixed: ['01-01'] }, year));
  found.set(key, days);
  return days.has(date);
}

const weekdayOf = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay();

/** The next year has one that can be observed in this one: January 1 on a Saturday. */
const holidaysOf = (
  { easter = [], fixed, islamic = [], observed, orthodoxEaster = [], weekdays = [] }: Rules,
  year: number,
): string[] => [
  ...[year, year + 1].flatMap((each) => fixed.flatMap((day) => observedOn(`${each}-${day}`, observed))),
  ...weekdays.map(([weekday, from]) => addDays(`${year}-${from}`, (7 + weekday - weekdayOf(`${year}-${from}`)) % 7)),
  ...easter.map((days) => addDays(easterOf(year), days)),
  ...orthodoxEaster.map((days) => addDays(orthodoxEasterOf(year), days)),
  ...(islamic.length > 0 ? islamicDays(year, islamic) : []),
];

/** Returns a fixed holiday, and the working day that is free instead of it. */
function observedOn(date: string, observed: Rules['observed']): string[] {
  const weekday = weekdayOf(date);
  if (weekday === 0 && observed) return [date, addDays(date, 1)];
  if (weekday === 6 && observed === 'nearest') return [date, addDays(date, -1)];
  return weekday === 6 && observed === 'monday' ? [date, addDays(date, 2)] : [date];
}

/** Easter Sunday, by the anonymous algorithm of the Gregorian calendar. */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const corrected = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15;
  const epact = corrected % 30;
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28`, moon - weekday);
}

/** Orthodox Easter Sunday, by an algorithm of the Julian calendar, 13 days behind until 2099. */
function orthodoxEasterOf(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  return addDays(`${year}-03-22`, moon + weekday + 13);
}

/** Returns the days of a year that have one of some dates in the tabular Islamic calendar. */
function islamicDays(year: number, dates: readonly string[]): string[] {
  const first = Math.floor(((year - 622) * 33) / 32);
  return [first, first + 1, first + 2]
    .flatMap((islamicYear) => dates.map((date) => dayOfIslamic(islamicYear, date)))
    .filter((day) => day.startsWith(String(year)));
}

/** To a day: the moon decides. A year has 354 days, or 355 in 11 of 30 years, and its months have 30 and 29 in turn. */
function dayOfIslamic(year: number, date: string): string {
  const [month = 1, day = 1] = date.split('-').map(Number);
  const days = (year - 1) * 354 + Math.floor((11 * year + 3) / 30) + Math.ceil(29.5 * (month - 1)) + day;
  return dayOf(Date.UTC(622, 6, 18) + days * 86_400_000);
}
