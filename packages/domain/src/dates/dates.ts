import { inDigits } from '@hearthlight/words/number';
import { time } from '@hearthlight/words/time';

import { formats } from '../languages/formats.ts';
import { limits } from '../limits.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/*
 * Every day and hour that people see is in the foundation's time zone, which `formats` names. So these functions take no
 * zone, and format like `Intl.DateTimeFormat` in the current language. Creating the first `Intl` formatter takes 100 ms on
 * a slow phone, so only the clock of a zone creates one.
 */

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the formatter that shows the clock of a time zone. Cached, because creating one takes far longer than
 * formatting.
 */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const created = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, created);
  return created;
}

/** Returns the date whose parts in UTC are those of an instant in a time zone. Throws for an unknown zone. */
export function inZone(instant: Date, timeZone: string): Date {
  if (timeZone === 'UTC') return instant;
  // A year before 1000 has fewer digits.
  return new Date(`${clockOf(timeZone).format(instant).padStart(19, '0').replace(' ', 'T')}Z`);
}

/** Returns the date whose parts in UTC are those of an instant on the foundation's clock. */
const onClock = (instant: Date | string | number): Date => inZone(new Date(instant), formats().timeZone);

/** Writes the parts of a date in UTC in the places of a pattern (`Formats`). */
function inPattern(pattern: string, date: Date, notation = formats()): string {
  const { dayPeriods, digits, months, shortMonths, weekdays } = notation;
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()];
  const numbers: Record<string, number> = {
    y: year,
    M: month + 1,
    d: day,
    H: hours,
    h: hours % 12 || 12,
    m: minutes,
  };
  const names: Record<string, string | undefined> = {
    MMM: shortMonths[month],
    MMMM: months[month],
    EEEE: weekdays[date.getUTCDay()],
    a: dayPeriods[hours < 12 ? 0 : 1],
  };
  return inDigits(
    pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const number = numbers[name.slice(0, 1)] ?? 0;
      return names[name] ?? (name.length === 2 ? pad(number % 100) : String(number));
    }),
    digits,
  );
}

/** Formats an instant as `Nov 3, 2026, 4:05 PM`. */
export const formatDateTime = (instant: string): string => inPattern(formats().dateTime, onClock(instant));

/** Formats the hour of an instant, below a heading that names its day: `4:05 PM`. */
export const formatTime = (instant: string): string => inPattern(formats().time, onClock(instant));

/**
 * Formats the offset of an instant that is written with one: `UTC−07:00`. A line breaks after a hyphen, but not after a
 * minus sign.
 */
export const offsetOf = (instant: string): string => `UTC${instant.slice(19).replace('-', '−')}`;

/** Formats an instant, with the offset if the clock shows that time twice: `Nov 1, 2026, 1:30 AM (UTC−08:00)`. */
export function formatExactTime(instant: string): string {
  const isRepeated = readingsOf(clockTimeOf(instant)).length > 1;
  const offset = isRepeated ? ` (${offsetOf(withOffset(Date.parse(instant)))})` : '';
  return `${formatDateTime(instant)}${offset}`;
}

/** Formats a day (`YYYY-MM-DD`) as `Nov 3, 2026`. A day has no time zone, so the text is the same everywhere. */
export const formatDay = (on: string, notation = formats()): string => inPattern(notation.day, startOf(on), notation);

/** Formats a day (`YYYY-MM-DD`) as `11/3/26`, where space is scarce. */
export const formatShortDay = (on: string): string => inPattern(formats().shortDay, startOf(on));

/** Formats a month (`YYYY-MM`) as `Nov 2026`. */
export const formatMonth = (month: string): string => inPattern(formats().month, startOf(`${month}-01`));

const startOf = (on: string) => new Date(`${on}T00:00:00Z`);

/** Formats today's date as `Friday, November 20, 2026`. */
export const formatToday = (now: Date): string => inPattern(formats().today, onClock(now));

/** Formats the date of the reader's own clock, for the header of the donor's dashboard and nothing else. */
export const formatReadersToday = (now: Date): string =>
  inPattern(formats().today, new Date(now.getTime() - now.getTimezoneOffset() * minute));

/** Returns a wait in whole seconds as `90 seconds`, `15 minutes` or `24 hours`, rounded up. */
export function formatWait(seconds: number): string {
  if (seconds <= 90) return time.seconds({ count: seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? time.minutes({ count: minutes }) : time.hours({ count: Math.ceil(seconds / 3600) });
}

/**
 * Returns `just now` under one hour, `N hours ago` under 24 hours, otherwise a date-time (`specification §4`). A future
 * instant counts as now.
 */
export function relativeTime(instant: string, now: Date): string {
  const hours = hoursSince(instant, now);
  if (hours === 0) return time.justNow;
  return isDated(instant, now) ? formatDateTime(instant) : time.hoursAgo({ hours });
}

/** Whether `relativeTime` returns a date and a time of the clock, whose zone has to be named. */
export const isDated = (instant: string, now: Date): boolean => hoursSince(instant, now) >= limits.relativeTimeHours;

const hoursSince = (instant: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / hour));

/**
 * Returns the day (`YYYY-MM-DD`) of an instant, in epoch milliseconds, in a time zone such as `America/Los_Angeles`.
 */
export const dayIn = (timeZone: string, at: number): string =>
  inZone(new Date(at), timeZone).toISOString().slice(0, 10);

/** Returns the day (`YYYY-MM-DD`) of an instant. */
export const dayOf = (instant: Date | string | number): string => onClock(instant).toISOString().slice(0, 10);

/** Returns the clock at an instant as `YYYY-MM-DDTHH:mm`, the value of a `datetime-local` field. */
export const clockTimeOf = (instant: string): string => onClock(instant).toISOString().slice(0, 16);

/**
 * Returns the instants that a clock time (`YYYY-MM-DDTHH:mm`) can mean, earliest first, as `2026-11-20T09:30:00-08:00`.
 * It can mean two on a night when the clocks change: a time that is repeated, or one that is skipped, which is read by
 * the clock before the change and after it.
 */
export function readingsOf(clockTime: string): [string, ...string[]] {
  const asUtc = Date.parse(`${clockTime.slice(0, 16)}Z`);
  const all = [-day, day].map((distance) => asUtc - offsetAt(asUtc + distance));
  const exact = all.filter((time) => time + offsetAt(time) === asUtc);
  const [first = asUtc, ...others] = [...new Set(exact.length > 0 ? exact : all)].toSorted((a, b) => a - b);
  return [withOffset(first), ...others.map(withOffset)];
}

const offsetAt = (time: number) => onClock(time).getTime() - time;

/** Returns an instant with the offset of the clock at that time. */
function withOffset(time: number): string {
  const clock = onClock(time);
  return `${clock.toISOString().slice(0, 19)}${offsetText((time - clock.getTime()) / minute)}`;
}

/** Whether an instant with an offset is written as the clock shows it. A time that the clocks skip never is. */
export const isOnClock = (instant: string): boolean => clockTimeOf(instant) === instant.slice(0, 16);

/**
 * Returns the instant at which a day (`YYYY-MM-DD`) starts, in epoch milliseconds. Some zones skip or repeat midnight.
 */
export function startOfDay(on: string): number {
  const readings = readingsOf(`${on}T00:00`).map((reading) => Date.parse(reading));
  return readings.find((time) => dayOf(time) === on) ?? Date.parse(on);
}

/** Returns the day a number of days after `YYYY-MM-DD`, or before it if the number is negative. */
export const addDays = (on: string, days: number): string =>
  new Date(Date.parse(on) + days * day).toISOString().slice(0, 10);

const pad = (part: number) => String(part).padStart(2, '0');

/**
 * Formats the offset of the reader's own clock at an instant as `UTC+05:30`, for the preferences of a donor
 * (specification §2).
 */
export const formatReadersOffset = (instant: string): string =>
  `UTC${offsetText(new Date(instant).getTimezoneOffset())}`;

function offsetText(minutes: number): string {
  const distance = Math.abs(minutes);
  return `${minutes > 0 ? '-' : '+'}${pad(Math.floor(distance / 60))}:${pad(distance % 60)}`;
}

/**
 * Sorts entries by `date_published`, newest first. Entries without a date come last; equal dates keep their order.
 * All dates of one list have one format, which sorts as text. The server sorts the same way in SQL.
 */
export function newestFirst<Entry extends { date_published?: string | undefined }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => (other.date_published ?? '').localeCompare(one.date_published ?? ''));
}
