import { dayIn, inZone } from '@hearthlight/domain';
import { type DayFormat, dayFormats } from '@hearthlight/domain/desk';
import { importRows as words } from '@hearthlight/words/import-rows';

import { RefusedRow } from './imported-gift.ts';

const patterns: Record<DayFormat, RegExp> = {
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})/,
  'MM/DD/YYYY': /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})/,
  'DD/MM/YYYY': /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})/,
  'DD.MM.YYYY': /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})/,
  'DD-MM-YYYY': /^(?<day>\d{1,2})-(?<month>\d{1,2})-(?<year>\d{4})/,
  'DD.MM.YY': /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{2})(?!\d)/,
};

/** Returns the day at the beginning of a text as `YYYY-MM-DD`, or `undefined` when there is no such day. */
function dayAt(text: string, format: DayFormat): string | undefined {
  const { year = '', month = '', day = '' } = patterns[format].exec(text)?.groups ?? {};
  const written = `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(`${written}T00:00:00Z`);
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === written;
  return isDay ? written : undefined;
}

/** Returns the day at the beginning of a text as `YYYY-MM-DD`. Throws a `RefusedRow` when there is no such day. */
export function readDay(text: string, format: DayFormat): string {
  const day = dayAt(text, format);
  if (day === undefined) throw new RefusedRow(words.unclearDay({ date: text, format }));
  return day;
}

/** Returns the format that reads the most days, or `undefined` if none reads any. The first of several equal ones. */
export function dayFormatOf(days: readonly string[]): DayFormat | undefined {
  const counts = dayFormats.map((format) => ({
    format,
    count: days.filter((text) => dayAt(text, format) !== undefined).length,
  }));
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count === 0 ? undefined : best.format;
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

/**
 * Converts a local day and time (`19:30:00`) in `zone` to a day in the foundation's time zone. A zone is an
 * abbreviation such as PST or a name such as America/Los_Angeles. Returns `day` unchanged if the time or zone is
 * unknown.
 */
export function dayOfLocalTime(
  { day, time, zone }: Record<'day' | 'time' | 'zone', string>,
  timeZone: string,
) {
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
