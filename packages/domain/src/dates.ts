import { limits } from './limits.ts';

const hour = 3_600_000;

const dateTime = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  });
const shortDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A US date-time such as `Nov 3, 2026, 4:05 PM`; in the reader's time zone unless one is given. */
export function formatDateTime(instant: string, timeZone?: string): string {
  return dateTime(timeZone).format(new Date(instant));
}

/** `Nov 3, 2026`, of a day written `YYYY-MM-DD`: a day has no time zone, so it is the same everywhere. */
export function formatDay(day: string): string {
  return shortDate.format(new Date(`${day}T00:00:00Z`));
}

/** `Friday, November 20, 2026`: today's date in the dashboard's header, in the reader's time zone. */
export function formatToday(now: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', ...(timeZone && { timeZone }) }).format(now);
}

/** `N hours ago` under 24 hours, otherwise a US date-time (`spec §4`). An instant of the future counts as now. */
export function relativeTime(instant: string, now: Date, timeZone?: string): string {
  const hours = Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / hour));
  return hours < limits.relativeTimeHours ? `${hours} hours ago` : formatDateTime(instant, timeZone);
}

const pad = (part: number) => String(part).padStart(2, '0');

/** `UTC+05:30`: the reader's distance from UTC at an instant. `minutes` is what `getTimezoneOffset` answers. */
export function formatTimezoneOffset(minutes: number): string {
  const distance = Math.abs(minutes);
  return `UTC${minutes > 0 ? '-' : '+'}${pad(Math.floor(distance / 60))}:${pad(distance % 60)}`;
}
