import { time } from '@hearthlight/words/time';

import { limits } from './limits.ts';

const minute = 60_000;
const hour = 60 * minute;

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/*
 * These functions format like `Intl.DateTimeFormat` for `en-US`. Creating the first `Intl` formatter takes 100 ms on a slow
 * phone, so only a named time zone, which mails and the server use, creates one.
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

const dayOf = (date: Date, month: string) => `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
const monthOf = (date: Date) => months[date.getUTCMonth()] ?? '';
const shortDay = (date: Date) => dayOf(date, monthOf(date).slice(0, 3));

/** Formats an instant as `Nov 3, 2026, 4:05 PM`, in the reader's time zone unless one is given. */
export function formatDateTime(instant: string, timeZone?: string): string {
  const date = inZone(new Date(instant), timeZone);
  const hours = date.getUTCHours();
  return `${shortDay(date)}, ${hours % 12 || 12}:${pad(date.getUTCMinutes())} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Formats a day (`YYYY-MM-DD`) as `Nov 3, 2026`. A day has no time zone, so the text is the same everywhere. */
export const formatDay = (day: string): string => shortDay(new Date(`${day}T00:00:00Z`));

/** Formats a day (`YYYY-MM-DD`) as `11/3/26`, where space is scarce. */
export function formatShortDay(day: string): string {
  const [year = '', month, date] = day.split('-').map(Number);
  return `${month}/${date}/${pad(Number(year) % 100)}`;
}

/** Formats today's date as `Friday, November 20, 2026`, in the reader's time zone unless one is given. */
export function formatToday(now: Date, timeZone?: string): string {
  const date = inZone(now, timeZone);
  return `${weekdays[date.getUTCDay()]}, ${dayOf(date, monthOf(date))}`;
}

/** Returns a wait in whole seconds as `90 seconds`, `15 minutes` or `24 hours`, rounded up. */
export function formatWait(seconds: number): string {
  if (seconds <= 90) return time.seconds({ count: seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? time.minutes({ count: minutes }) : time.hours({ count: Math.ceil(seconds / 3600) });
}

/**
 * Returns `just now` under one hour, `N hours ago` under 24 hours, otherwise a US date-time (`specification §4`). A future
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
