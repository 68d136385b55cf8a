import { addDays, dayIn, formats, inZone, plainText } from '@hearthlight/domain';
import { type DayFormat, dayOrders, differentFormats, isWithoutYear } from '@hearthlight/domain/desk';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { importRows as words } from '@hearthlight/words/import-rows';

import { isRefusal, type Refusal, refused } from './refusal.ts';

const separated = /^(?<one>\d{1,4})(?<mark>[./ -])(?<two>\d{1,2})(?:\k<mark>(?<three>\d{1,4})(?!\d))?\.?(?<rest>.*)$/s;
const compact = /^(?<digits>\d{8})(?!\d)(?<rest>.*)$/s;
const dayThenName =
  /^(?<day>\d{1,2})(?:\.|st|nd|rd|th)?[\s./-]*(?:de\s+)?(?<name>\p{L}{3,}\.?)[\s.,/-]*(?:del?\s+)?(?<year>\d{4}|\d{2})(?!\d)(?<rest>.*)$/su;
const nameThenDay =
  /^(?<name>\p{L}{3,}\.?)\s*(?<day>\d{1,2})(?:st|nd|rd|th)?,?[\s/-]+(?<year>\d{4}|\d{2})(?!\d)(?<rest>.*)$/su;

interface Parts {
  year: string;
  month: string;
  day: string;
  rest: string;
}

/** The beginning of a day that has one meaning: with the whole year first. */
const yearFirst = /^\d{4}[./ -]\d/;

/**
 * Returns the parts of a day that a text starts with, or `undefined` if it has none in that order. A day with the whole
 * year first, or with the name of its month, is read in any order: programs rewrite some days of a file.
 */
function partsOf(text: string, format: DayFormat, year: string): Parts | undefined {
  const order = yearFirst.test(text) ? 'ymd' : dayOrders[format];
  return (order === 'd-name-y' ? undefined : numberedPartsOf(text, order, year)) ?? namedPartsOf(text);
}

function numberedPartsOf(text: string, order: string, year: string): Parts | undefined {
  const { digits = '', rest: after = '' } = compact.exec(text)?.groups ?? {};
  if (digits !== '') return compactPartsOf(digits, after, order);
  const { one = '', rest = '', three = '', two = '' } = separated.exec(text)?.groups ?? {};
  if (order === 'dm' || order === 'md') {
    if (one.length > 2 || three !== '' || /^\d/.test(rest)) return undefined;
    return order === 'dm' ? { year, month: two, day: one, rest } : { year, month: one, day: two, rest };
  }
  if (order === 'ymd') {
    return three !== '' && three.length <= 2 && (one.length === 4 || (one.length === 2 && three.length === 2))
      ? { year: one, month: two, day: three, rest }
      : undefined;
  }
  if (one.length > 2 || !(three.length === 2 || three.length === 4)) return undefined;
  return order === 'dmy' ? { year: three, month: two, day: one, rest } : { year: three, month: one, day: two, rest };
}

function compactPartsOf(digits: string, rest: string, order: string): Parts | undefined {
  const at = (start: number, end: number) => digits.slice(start, end);
  if (order === 'ymd') return { year: at(0, 4), month: at(4, 6), day: at(6, 8), rest };
  if (order === 'dmy') return { year: at(4, 8), month: at(2, 4), day: at(0, 2), rest };
  if (order === 'mdy') return { year: at(4, 8), month: at(0, 2), day: at(2, 4), rest };
  return undefined;
}

function namedPartsOf(text: string): Parts | undefined {
  const {
    day = '',
    name = '',
    rest = '',
    year = '',
  } = (dayThenName.exec(text) ?? nameThenDay.exec(text))?.groups ?? {};
  const month = name === '' ? undefined : monthOf(name);
  return month === undefined ? undefined : { year, month: String(month), day, rest };
}

/** Languages whose names of months are read, those of the site first. */
const languages = 'en de es pl ar fr it nl pt cs sk hu da nb sv fi et lv ro tr el bg uk sl id vi'.split(' ');
let names: Map<string, number> | undefined;

/** Returns the number of a month by its name or abbreviation, or `undefined`. */
function monthOf(name: string): number | undefined {
  names ??= namesOfMonths();
  return names.get(keyOf(name));
}

const keyOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLowerCase();

function namesOfMonths(): Map<string, number> {
  const found = new Map([['sept', 9]]);
  for (const language of languages) {
    const { months, shortMonths } = formatsOf(language, 'EUR', 'UTC');
    for (const [index, name] of [...months.entries(), ...shortMonths.entries()]) {
      const key = keyOf(name);
      if (/^\p{L}+$/u.test(key) && !found.has(key)) found.set(key, index + 1);
    }
  }
  return found;
}

/**
 * Returns the day at the beginning of a text as `YYYY-MM-DD`, or `undefined` when there is no such day. A moment with
 * an offset from UTC is a day in `timeZone`. `year` is that of days without one.
 */
export function dayAt(
  typed: string,
  format: DayFormat,
  { timeZone, year = '' }: { timeZone?: string | undefined; year?: string | undefined } = {},
): string | undefined {
  const text = plainText(typed).replaceAll(/ ?([./-]) ?/g, '$1');
  const parts = partsOf(text, format, year);
  if (!parts) return undefined;
  const { day, month, rest } = parts;
  const whole = parts.year.length === 2 ? `20${parts.year}` : parts.year;
  const written = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(`${written}T00:00:00Z`);
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === written && /^(?:19|20)/.test(whole);
  if (!isDay) return undefined;
  const [, time, offset] = /^[T ]+(\d{2}:\d{2}(?::\d{2})?)(?:[.,]\d+)?\s*(Z|[+-]\d{2}:?\d{2})$/.exec(rest) ?? [];
  if (time === undefined || offset === undefined || timeZone === undefined) return written;
  const zone = offset === 'Z' ? offset : `${offset.slice(0, 3)}:${offset.slice(-2)}`;
  return dayIn(timeZone, Date.parse(`${written}T${time}${zone}`));
}

/** Returns the day at the beginning of a text as `YYYY-MM-DD`. Refuses a text without such a day. */
export const readDay = (text: string, format: DayFormat): string | Refusal =>
  dayAt(text, format) ?? refused(words.unclearDay({ date: text, format }));

const afterDay = /^(?:[T ,/]+\d{1,2}[:.]\d{2}.*)?$/s;

/** Whether a text is a day, with or without a time and a year, and nothing else. */
export function isDay(typed: string): boolean {
  if (typed.length > 40 || !/\p{Nd}/u.test(typed)) return false;
  const text = plainText(typed).replaceAll(/ ?([./-]) ?/g, '$1');
  return differentFormats.some((format) => {
    const parts = partsOf(text, format, '2024');
    return parts !== undefined && afterDay.test(parts.rest) && dayAt(typed, format, { year: '2024' }) !== undefined;
  });
}

const isMonthFirst = (format: DayFormat) => Number(['mdy', 'md'].includes(dayOrders[format]));

/** Years that a statement spans at most. */
const mostYears = 10;
/** Years before this one that a file may be about if it may be about this one too. */
const recentYears = 3;

/** Whether a day can only be read in one way: its year is first, or its month has its name. */
const isClear = (text: string) => yearFirst.test(text.trim()) || namedPartsOf(text.trim()) !== undefined;

/**
 * Returns the formats in which a file's days may be meant: those that read the most of the days with several meanings.
 * Empty if none reads any. A day after `today`, a span of more than ten years, or days of long ago rule a format out if
 * another one is left. Beside whole years first, two digits first are no year.
 */
export function dayFormatsOf(days: readonly string[], today: string): DayFormat[] {
  const all = [...new Set(days.map((text) => text.replace(/[T ]+\d{1,2}:.*$/s, '')))];
  const different = all.filter((text) => !isClear(text));
  const hasYearFirst = all.some((text) => yearFirst.test(text.trim()));
  const [thisYear, latest] = [today.slice(0, 4), addDays(today, 1)];
  const readings = differentFormats.map((format) => {
    const mayBe = (text: string) => format !== 'YYYY-MM-DD' || !hasYearFirst || !/^\s*\d{1,2}\D/.test(text);
    const read = different.filter(mayBe).flatMap((text) => dayAt(text, format, { year: thisYear }) ?? []);
    return { format, read };
  });
  const most = Math.max(...readings.map(({ read }) => read.length));
  if (most === 0) {
    const clear = hasYearFirst ? 'YYYY-MM-DD' : 'DD MMM YYYY';
    return all.some((text) => dayAt(text, clear) !== undefined) ? [clear] : [];
  }
  const full = readings.filter(({ read }) => read.length === most);
  // Only days are written before a month with points between them.
  const isDotted = different.every((text) => /^\s*\d{1,2}\.|\p{L}/u.test(text));
  const possible = full.filter(({ format }) => !isDotted || !['mdy', 'md', 'ymd'].includes(dayOrders[format]));
  const isRecent = (days: readonly string[]) =>
    days.some((day) => Number(day.slice(0, 4)) >= Number(thisYear) - recentYears);
  const hasRecent = possible.some(({ read }) => isRecent(read));
  const likely = possible.filter(({ format, read }) => {
    const sorted = read.toSorted();
    const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
    const span = Number(last.slice(0, 4)) - Number(first.slice(0, 4));
    return span <= mostYears && (!hasRecent || isRecent(read)) && (isWithoutYear(format) || last <= latest);
  });
  const found = (likely.length > 0 ? likely : possible).map(({ format }) => format);
  // The United States write the month first.
  const sign = formats().currency === 'USD' ? -1 : 1;
  return found.toSorted((one, other) => sign * (isMonthFirst(one) - isMonthFirst(other)));
}

/** UTC offsets, in hours, of the abbreviations that payment providers use. */
const offsets: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  EDT: -4,
  EST: -5,
  CDT: -5,
  CST: -6,
  MDT: -6,
  MST: -7,
  PDT: -7,
  PST: -8,
};

const hour = 3_600_000;

/** Returns how many days lie between two, whichever is earlier. Both are `YYYY-MM-DD`. */
export const daysBetween = (one: string, other: string): number =>
  Math.abs(Date.parse(one) - Date.parse(other)) / (24 * hour);

/**
 * Converts a local day and time (`19:30:00`) in `zone` to a day in the foundation's time zone. A zone is an
 * abbreviation such as PST or a name such as America/Los_Angeles. Returns the local day if the time or zone is
 * unknown. Refuses a text without a day.
 */
export function dayOfLocalTime(
  { day: text, format, time, zone }: Record<'day' | 'time' | 'zone', string> & { format: DayFormat },
  timeZone: string,
): string | Refusal {
  const day = readDay(text, format);
  if (isRefusal(day)) return day;
  const local = Date.parse(`${day}T${/^\d{2}:\d{2}(?::\d{2})?$/.test(time) ? time : 'unknown'}Z`);
  const offset = offsets[zone.toUpperCase()] ?? offsetOf(zone, local);
  return Number.isNaN(local) || offset === undefined ? day : dayIn(timeZone, local - offset * hour);
}

/** Returns the UTC offset of a named zone in hours, or `undefined` for an unknown name. */
function offsetOf(zone: string, local: number): number | undefined {
  if (!zone.includes('/') || Number.isNaN(local)) return undefined;
  try {
    return (inZone(new Date(local), zone).getTime() - local) / hour;
  } catch {
    return undefined;
  }
}

/** Days within which a payment comes back that only its amount and its words tell. */
const longestBounce = 60;

/** Whether a payment may have come back by a day, judging by its amount and words only. */
export const isBounced = (payment: { date: string }, date: string): boolean =>
  payment.date >= addDays(date, -longestBounce);
