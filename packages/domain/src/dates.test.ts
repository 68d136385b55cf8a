import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { aMoment } from './fixtures/index.ts';
import {
  clockTimeIn,
  dayIn,
  formatDateTime,
  formatDay,
  formatShortDay,
  formatTimezoneOffset,
  formatToday,
  formatWait,
  instantIn,
  localDay,
  newestFirst,
  relativeTime,
} from './index.ts';

const now = new Date(aMoment);
const before = (hours: number, minutes = 0, seconds = 0) =>
  new Date(now.getTime() - ((hours * 60 + minutes) * 60 + seconds) * 1000).toISOString();

describe('relativeTime', () => {
  test.each([
    ['now', before(0), 'just now'],
    ['59:59 ago', before(0, 59, 59), 'just now'],
    ['an hour ago', before(1), '1 hours ago'],
    ['23:59:59 ago', before(23, 59, 59), '23 hours ago'],
    ['24:00:00 ago', before(24), 'Nov 19, 2026, 9:30 AM'],
    ['a month ago', before(24 * 30), 'Oct 21, 2026, 9:30 AM'],
    ['in an hour', before(-1), 'just now'],
    ['in a year', before(-24 * 365), 'just now'],
  ])('%s', (_, instant, text) => {
    expect(relativeTime(instant, now, 'UTC')).toBe(text);
  });

  test('returns hours under 24 hours only', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (seconds) => {
        const text = relativeTime(before(0, 0, seconds), now, 'UTC');
        const hours = /^(\d+) hours ago$/.exec(text)?.[1];
        expect(text === 'just now' || (hours !== undefined && Number(hours) < 24)).toBe(seconds < 86_400);
      }),
    );
  });
});

test('formatDateTime uses the given time zone', () => {
  expect(formatDateTime('2026-11-03T16:05:00.000Z', 'UTC')).toBe('Nov 3, 2026, 4:05 PM');
  expect(formatDateTime('2026-11-03T02:05:00.000Z', 'America/Los_Angeles')).toBe('Nov 2, 2026, 6:05 PM');
});

test.each([
  ['00:00', '12:00 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('formatDateTime writes %s as %s', (typed, time) => {
  expect(formatDateTime(`2026-11-03T${typed}:00.000Z`, 'UTC')).toBe(`Nov 3, 2026, ${time}`);
});

/** Instants from the year 900 to 2999, to the minute, because zones of the 19th century differ by seconds. */
const instants = fc
  .integer({ min: Date.UTC(900, 0) / 60_000, max: Date.UTC(2999, 11) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));
const zones = fc.constantFrom('UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati');

test('dates are formatted like Intl', () => {
  fc.assert(
    fc.property(instants, zones, (instant, timeZone) => {
      const intl = (options: Intl.DateTimeFormatOptions, zone = timeZone) =>
        new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone }).format(instant);
      const iso = instant.toISOString();
      expect(formatDateTime(iso, timeZone)).toBe(intl({ dateStyle: 'medium', timeStyle: 'short' }));
      expect(formatToday(instant, timeZone)).toBe(intl({ dateStyle: 'full' }));
      expect(formatDay(iso.slice(0, 10))).toBe(intl({ dateStyle: 'medium' }, 'UTC'));
      expect(formatShortDay(iso.slice(0, 10))).toBe(intl({ dateStyle: 'short' }, 'UTC'));
    }),
  );
});

test.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata'])(
  'without a time zone, it is the reader’s: %s',
  (TZ) => {
    vi.stubEnv('TZ', TZ);
    // `TZ` has no effect in a thread, where mutation testing runs it.
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1980-01-01'), max: new Date('2037-01-01'), noInvalidDate: true }),
        (instant) => {
          expect(formatDateTime(instant.toISOString())).toBe(formatDateTime(instant.toISOString(), timeZone));
          expect(formatToday(instant)).toBe(formatToday(instant, timeZone));
        },
      ),
    );
    vi.unstubAllEnvs();
  },
);

test('the reader’s time zone is that of the browser', () => {
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(480);
  expect(formatDateTime('2026-11-03T02:05:00.000Z')).toBe('Nov 2, 2026, 6:05 PM');
  expect(formatToday(new Date('2026-11-03T02:05:00.000Z'))).toBe('Monday, November 2, 2026');
  offset.mockRestore();
});

test('formatDay does not depend on the time zone', async () => {
  expect(formatDay('2026-11-03')).toBe('Nov 3, 2026');
  expect(formatDay('2024-02-29')).toBe('Feb 29, 2024');
  vi.stubEnv('TZ', 'America/Los_Angeles');
  // Another module, which has made nothing in another time zone.
  vi.resetModules();
  const west = await import('./dates.ts');
  expect(west.formatDay('2026-11-03')).toBe('Nov 3, 2026');
  vi.unstubAllEnvs();
});

test('formatToday returns the full date in the given time zone', () => {
  expect(formatToday(now, 'UTC')).toBe('Friday, November 20, 2026');
  expect(formatToday(new Date('2026-11-20T23:30:00Z'), 'Asia/Tokyo')).toBe('Saturday, November 21, 2026');
});

test.each([
  [0, 'UTC+00:00'],
  [-330, 'UTC+05:30'],
  [480, 'UTC-08:00'],
  [-765, 'UTC+12:45'],
  [210, 'UTC-03:30'],
])('formatTimezoneOffset(%d) returns %s', (minutes, text) => {
  expect(formatTimezoneOffset(minutes)).toBe(text);
});

const entry = (name: string, date_published?: string) => ({
  name,
  ...(date_published && { date_published }),
});
const names = (entries: { name: string }[]) => entries.map(({ name }) => name);

describe('newestFirst', () => {
  test('sorts days and instants, newest first', () => {
    const days = [entry('old', '2025-12-31'), entry('new', '2026-11-20'), entry('middle', '2026-02-01')];
    expect(names(newestFirst(days))).toEqual(['new', 'middle', 'old']);
    const instants = [entry('old', '2026-11-20T09:29:59.999Z'), entry('new', aMoment)];
    expect(names(newestFirst(instants))).toEqual(['new', 'old']);
  });

  test('puts entries without a date last', () => {
    expect(names(newestFirst([entry('none'), entry('dated', '2020-01-01')]))).toEqual(['dated', 'none']);
  });

  test('keeps the order of equal dates and does not change its input', () => {
    const entries = [entry('a', '2026-01-01'), entry('b', '2026-01-01'), entry('c', '2026-01-02')];
    expect(names(newestFirst(entries))).toEqual(['c', 'a', 'b']);
    expect(names(entries)).toEqual(['a', 'b', 'c']);
  });
});

test.each([
  ['America/Los_Angeles', '2026-11-20T07:59:59.999Z', '2026-11-19'],
  ['America/Los_Angeles', '2026-11-20T08:00:00.000Z', '2026-11-20'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', '2027-01-01'],
  ['UTC', '0999-01-02T00:00:00.000Z', '0999-01-02'],
])('the day in %s at %s is %s', (timeZone, instant, day) => {
  expect(dayIn(timeZone, Date.parse(instant))).toBe(day);
});

test.each([0, 12, 23])("at %s o'clock the reader's day is that of the reader's clock", (hours) => {
  expect(localDay(new Date(2026, 10, 20, hours, 30))).toBe('2026-11-20');
});

test.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [900, '15 minutes'],
  [5400, '90 minutes'],
  [5401, '2 hours'],
  [86_400, '24 hours'],
])('a wait of %s seconds is written as %s', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});

test.each([
  ['Africa/Nairobi', '2026-12-01T08:00', '2026-12-01T05:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-08T01:59', '2026-03-08T09:59:00.000Z'],
  ['America/Los_Angeles', '2026-03-08T03:00', '2026-03-08T10:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25T01:30', '2026-10-24T23:30:00.000Z'],
  ['UTC', '2026-12-01T08:00:30', '2026-12-01T08:00:00.000Z'],
])('the clock in %s shows %s at %s', (timeZone, clockTime, instant) => {
  expect(instantIn(timeZone, clockTime)).toBe(instant);
});

test('an instant read from a clock shows the same clock time', () => {
  const withDaylightSaving = fc.constantFrom('Europe/Berlin', 'Australia/Lord_Howe', 'America/Los_Angeles');
  const recent = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 });
  fc.assert(
    fc.property(recent, withDaylightSaving, (minutes, timeZone) => {
      const clockTime = clockTimeIn(timeZone, new Date(minutes * 60_000).toISOString());
      expect(clockTimeIn(timeZone, instantIn(timeZone, clockTime))).toBe(clockTime);
    }),
    { numRuns: 1000 },
  );
});
