import { dayIn, inZone } from '@hearthlight/domain';

import { RefusedRow } from './imported-gift.ts';

/** Date formats of files. */
export const dayFormats = ['YYYY-MM-DD', 'MM/DD/YYYY', 'DD/MM/YYYY', 'DD.MM.YYYY'] as const;
export type DayFormat = (typeof dayFormats)[number];

const patterns: Record<DayFormat, RegExp> = {
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})/,
  'MM/DD/YYYY': /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})/,
  'DD/MM/YYYY': /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})/,
  'DD.MM.YYYY': /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})/,
};

/** Returns the day at the beginning of a text as `YYYY-MM-DD`. Throws a `RefusedRow` when there is no such day. */
export function readDay(text: string, format: DayFormat): string {
  const { year = '', month = '', day = '' } = patterns[format].exec(text)?.groups ?? {};
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(`${written}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== written) {
    throw new RefusedRow(`has the date “${text}”, which is not a day such as ${format}`);
  }
  return written;
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
