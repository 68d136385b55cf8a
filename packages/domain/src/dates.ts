import { inDigits } from '@hearthlight/words/number';
import { time } from '@hearthlight/words/time';

import { formats } from './formats.ts';
import { limits } from './limits.ts';

const minute = 60_000;
const hour = 60 * minute;

/*
 * These functions format like `Intl.DateTimeFormat`, in the current language. Creating the first `Intl` formatter takes
 * 100 ms on a slow phone, so only a named time zone, which mails and the server use, creates one.
 */

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the formatter that shows the clock of a time zone. Cached, because creating one takes far longer than formatting. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const created = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, created);
  return created;
}

/** Returns the date whose parts in UTC are those of an instant in a time zone, the reader's if none is given. Throws for an unknown one. */
export function inZone(instant: Date, timeZone: string | undefined): Date {
  if (timeZone === 'UTC') return instant;
  // A year before 1000 has fewer digits.
  if (timeZone !== undefined)
    return new Date(`${clockOf(timeZone).format(instant).padStart(19, '0').replace(' ', 'T')}Z`);
  return new Date(instant.getTime() - instant.getTimezoneOffset() * minute);
}

/** Writes the parts of a date in UTC in the places of a pattern (`Formats`). */
function inPattern(pattern: string, date: Date): string {
  const { dayPeriods, digits, months, shortMonths, weekdays } = formats();
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

/** Formats an instant as `Nov 3, 2026, 4:05 PM`, in the reader's time zone unless one is given. */
export const formatDateTime = (instant: string, timeZone?: string): string =>
  inPattern(formats().dateTime, inZone(new Date(instant), timeZone));

/** Formats a day (`YYYY-MM-DD`) as `Nov 3, 2026`. A day has no time zone, so the text is the same everywhere. */
export const formatDay = (day: string): string => inPattern(formats().day, startOf(day));

/** Formats a day (`YYYY-MM-DD`) as `11/3/26`, where space is scarce. */
export const formatShortDay = (day: string): string => inPattern(formats().shortDay, startOf(day));

/** Formats a month (`YYYY-MM`) as `Nov 2026`. */
export const formatMonth = (month: string): string => inPattern(formats().month, startOf(`${month}-01`));

const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Formats today's date as `Friday, November 20, 2026`, in the reader's time zone unless one is given. */
export const formatToday = (now: Date, timeZone?: string): string =>
  inPattern(formats().today, inZone(now, timeZone));

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
export function relativeTime(instant: string, now: Date, timeZone?: string): string {
  const hours = Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / hour));
  if (hours === 0) return time.justNow;
  return hours < limits.relativeTimeHours ? time.hoursAgo({ hours }) : formatDateTime(instant, timeZone);
}

/** Returns the day (`YYYY-MM-DD`) of an instant, in epoch milliseconds, in a time zone such as `America/Los_Angeles`. */
export const dayIn = (timeZone: string, at: number): string =>
  inZone(new Date(at), timeZone).toISOString().slice(0, 10);

/** Returns the clock of a time zone at an instant as `YYYY-MM-DDTHH:mm`, the value of a `datetime-local` field. */
export const clockTimeIn = (timeZone: string, instant: string): string =>
  inZone(new Date(instant), timeZone).toISOString().slice(0, 16);

/**
 * Returns the instant, ISO 8601 in UTC, at which the clock of a time zone shows a time, the value of a `datetime-local`
 * field. Of a time that exists twice, one is returned. A time that daylight saving skips moves by an hour.
 */
export function instantIn(timeZone: string, clockTime: string): string {
  const asUtc = Date.parse(`${clockTime.slice(0, 16)}Z`);
  const offsetAt = (time: number) => inZone(new Date(time), timeZone).getTime() - time;
  // The offset at a time that is off by the offset itself, corrected once.
  const near = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(near)).toISOString();
}

/** Returns the day a number of days after `YYYY-MM-DD`, or before it if the number is negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns the day (`YYYY-MM-DD`) of an instant in the reader's time zone. */
export const localDay = (instant: Date): string => inZone(instant, undefined).toISOString().slice(0, 10);

const pad = (part: number) => String(part).padStart(2, '0');

/** Formats an offset from UTC as `UTC+05:30`. `minutes` is the value of `Date.prototype.getTimezoneOffset`. */
export function formatTimezoneOffset(minutes: number): string {
  const distance = Math.abs(minutes);
  return `UTC${minutes > 0 ? '-' : '+'}${pad(Math.floor(distance / 60))}:${pad(distance % 60)}`;
}

/**
 * Sorts entries by `date_published`, newest first. Entries without a date come last; equal dates keep their order.
 * All dates of one list have one format, which sorts as text. The server sorts the same way in SQL.
 */
export function newestFirst<Entry extends { date_published?: string | undefined }>(
  entries: readonly Entry[],
): Entry[] {
  return entries.toSorted((one, other) =>
    (other.date_published ?? '').localeCompare(one.date_published ?? ''),
  );
}
