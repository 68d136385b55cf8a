/**
 * How a language writes numbers, dates and the amounts of one currency, and on whose clock. Plain data, because the
 * first `Intl` formatter takes 100 ms on a slow phone: `formatsOf` makes it when the site is built, and on the server.
 */
export interface Formats {
  /** The language tag, such as `es`. */
  language: string;
  /** The time zone of every day and hour that people see, such as `America/Los_Angeles`. */
  timeZone: string;
  /** The name of the time zone in the language: `Pacific Time`. */
  timeZoneName: string;
  /** The currency's code (ISO 4217), such as `EUR`. */
  currency: string;
  /** How the language abbreviates the currency: `$`, `€`, `zł`, or its code. */
  symbol: string;
  /** The side of the symbol in a money field, whose text is left to right in every language. */
  symbolSide: 'left' | 'right';
  /** Decimals of the currency: none for yen, three for dinars. */
  decimals: 0 | 2 | 3;
  /** An amount that is not negative, with `#` for its number: `$#`. */
  money: string;
  /** No amount: the sum of an empty form. */
  noAmount: string;
  /** A percentage, with `#` for its number. */
  percent: string;
  /** The digits from 0 to 9, if they are not those of English. */
  digits: string | undefined;
  /** The sign before decimals. */
  decimal: string;
  /** The sign between groups of three digits. */
  group: string;
  /** Names of the months, January first, as they are within a date. */
  months: readonly string[];
  shortMonths: readonly string[];
  /** Names of the days of the week, Sunday first. */
  weekdays: readonly string[];
  /** The words after hours before and after noon. */
  dayPeriods: readonly [string, string];
  /*
   * Patterns of dates. The names in braces are those of Unicode (LDML): `{d}` is a day, `{dd}` the same with two digits,
   * `{M}` a month, `{MMM}` its short name, `{MMMM}` its name.
   */
  dateTime: string;
  time: string;
  day: string;
  shortDay: string;
  today: string;
  month: string;
}

/** US dollars in English, in UTC. */
export const usEnglish: Formats = {
  language: 'en',
  timeZone: 'UTC',
  timeZoneName: 'UTC',
  currency: 'USD',
  symbol: '$',
  symbolSide: 'left',
  decimals: 2,
  money: '$#',
  noAmount: '$00',
  percent: '#%',
  digits: undefined,
  decimal: '.',
  group: ',',
  months: 'January February March April May June July August September October November December'.split(' '),
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  dayPeriods: ['AM', 'PM'],
  dateTime: '{MMM} {d}, {y}, {h}:{mm} {a}',
  time: '{h}:{mm} {a}',
  day: '{MMM} {d}, {y}',
  shortDay: '{M}/{d}/{yy}',
  today: '{EEEE}, {MMMM} {d}, {y}',
  month: '{MMM} {y}',
};

let read = (): Formats => usEnglish;

/** Returns the formats of the current language. */
export const formats = (): Formats => read();

/** Sets where `formats` comes from. Each program calls this once, when it starts. */
export function setFormats(reader: () => Formats): void {
  read = reader;
}
