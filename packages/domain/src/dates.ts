import { limits } from './limits.ts';

const hour = 3_600_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the formatter of a style and a time zone, the reader's by default. Creating one takes far longer than formatting. */
function formatter(options: Intl.DateTimeFormatOptions, timeZone?: string): Intl.DateTimeFormat {
  const key = JSON.stringify([options, timeZone]);
  const known = formatters.get(key);
  if (known) return known;
  const created = new Intl.DateTimeFormat('en-US', { ...options, ...(timeZone && { timeZone }) });
  formatters.set(key, created);
  return created;
}

/** Formats an instant as `Nov 3, 2026, 4:05 PM`, in the reader's time zone unless one is given. */
export function formatDateTime(instant: string, timeZone?: string): string {
  return formatter({ dateStyle: 'medium', timeStyle: 'short' }, timeZone).format(new Date(instant));
}

/** Formats a day (`YYYY-MM-DD`) as `Nov 3, 2026`. A day has no time zone, so the text is the same everywhere. */
export function formatDay(day: string): string {
  return formatter({ dateStyle: 'medium' }, 'UTC').format(new Date(`${day}T00:00:00Z`));
}

/** Formats today's date as `Friday, November 20, 2026`, in the reader's time zone unless one is given. */
export function formatToday(now: Date, timeZone?: string): string {
  return formatter({ dateStyle: 'full' }, timeZone).format(now);
}

/** Returns `N hours ago` under 24 hours, otherwise a US date-time (`specification §4`). A future instant counts as now. */
export function relativeTime(instant: string, now: Date, timeZone?: string): string {
  const hours = Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / hour));
  return hours < limits.relativeTimeHours ? `${hours} hours ago` : formatDateTime(instant, timeZone);
}

/** Returns the day (`YYYY-MM-DD`) of an instant, in epoch milliseconds, in a time zone such as `America/Los_Angeles`. */
export function dayIn(timeZone: string, at: number): string {
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const parts = formatter(digits, timeZone).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

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
