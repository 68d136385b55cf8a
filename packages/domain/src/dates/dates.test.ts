import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { aMoment } from '../fixtures/index.ts';
import {
  clockTimeOf,
  dayIn,
  dayOf,
  formatDateTime,
  formatTime,
  formatExactTime,
  formatDay,
  formatReadersOffset,
  formatReadersToday,
  formatShortDay,
  formatToday,
  formatWait,
  inZone,
  isDated,
  isOnClock,
  newestFirst,
  readingsOf,
  relativeTime,
  setFormats,
  startOfDay,
  usEnglish,
} from '../index.ts';
import { formatsOf, isTimeZone } from '../languages/formats-of.ts';

/** Sets the foundation's time zone. */
const use = (timeZone: string) => setFormats(() => ({ ...usEnglish, timeZone }));
afterEach(() => setFormats(() => usEnglish));

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
    expect(relativeTime(instant, now)).toBe(text);
  });

  test('returns hours under 24 hours only', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (seconds) => {
        const text = relativeTime(before(0, 0, seconds), now);
        const hours = /^(\d+) hours ago$/.exec(text)?.[1];
        expect(text === 'just now' || (hours !== undefined && Number(hours) < 24)).toBe(seconds < 86_400);
      }),
    );
  });
});

test('days and hours are those of the foundation, wherever the reader is', () => {
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(600);
  const evening = '2026-11-03T02:05:00.000Z';
  expect(formatDateTime(evening)).toBe('Nov 3, 2026, 2:05 AM');
  use('America/Los_Angeles');
  expect(formatDateTime(evening)).toBe('Nov 2, 2026, 6:05 PM');
  expect(relativeTime(evening, now)).toBe('Nov 2, 2026, 6:05 PM');
  expect(formatToday(new Date(evening))).toBe('Monday, November 2, 2026');
  expect(dayOf(evening)).toBe('2026-11-02');
  expect(clockTimeOf(evening)).toBe('2026-11-02T18:05');
  use('Asia/Kolkata');
  expect(formatDateTime(evening)).toBe('Nov 3, 2026, 7:35 AM');
  expect(formatTime(evening)).toBe('7:35 AM');
  offset.mockRestore();
});

test('only times of the clock need a zone', () => {
  expect(isDated(before(23, 59, 59), now)).toBe(false);
  expect(isDated(before(24), now)).toBe(true);
});

test.each([
  ['00:00', '12:00 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('formatDateTime writes %s as %s', (typed, time) => {
  expect(formatDateTime(`2026-11-03T${typed}:00.000Z`)).toBe(`Nov 3, 2026, ${time}`);
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
      use(timeZone);
      expect(formatDateTime(iso)).toBe(intl({ dateStyle: 'medium', timeStyle: 'short' }));
      expect(formatToday(instant)).toBe(intl({ dateStyle: 'full' }));
      expect(formatDay(iso.slice(0, 10))).toBe(intl({ dateStyle: 'medium' }, 'UTC'));
      expect(formatShortDay(iso.slice(0, 10))).toBe(intl({ dateStyle: 'short' }, 'UTC'));
    }),
  );
});

test('the date of the reader’s clock is that of the browser', () => {
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(480);
  use('Asia/Tokyo');
  expect(formatReadersToday(new Date('2026-11-03T02:05:00.000Z'))).toBe('Monday, November 2, 2026');
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

test('formatToday returns the full date', () => {
  expect(formatToday(now)).toBe('Friday, November 20, 2026');
});

test.each([
  [0, 'UTC+00:00'],
  [-330, 'UTC+05:30'],
  [480, 'UTC-08:00'],
  [-765, 'UTC+12:45'],
  [210, 'UTC-03:30'],
])('a reader whose clock is %d minutes behind UTC has the offset %s', (minutes, text) => {
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
  expect(formatReadersOffset(aMoment)).toBe(text);
  offset.mockRestore();
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

const once = [
  ['Asia/Kolkata', '2026-12-01T08:00', '2026-12-01T08:00:00+05:30'],
  ['America/Los_Angeles', '2026-03-08T01:59', '2026-03-08T01:59:00-08:00'],
  ['America/Los_Angeles', '2026-03-08T03:00', '2026-03-08T03:00:00-07:00'],
  ['America/Los_Angeles', '2026-11-01T00:59', '2026-11-01T00:59:00-07:00'],
  ['America/Los_Angeles', '2026-11-01T02:00', '2026-11-01T02:00:00-08:00'],
  ['UTC', '2026-12-01T08:00:30', '2026-12-01T08:00:00+00:00'],
] as const;
const twice = [
  ['America/Los_Angeles', '2026-11-01T01:00', '2026-11-01T01:00:00-07:00', '2026-11-01T01:00:00-08:00'],
  ['Europe/Berlin', '2026-10-25T02:59', '2026-10-25T02:59:00+02:00', '2026-10-25T02:59:00+01:00'],
  ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-05T01:45:00+11:00', '2026-04-05T01:45:00+10:30'],
] as const;
const never = [
  ['America/Los_Angeles', '2026-03-08T02:00', '2026-03-08T01:00:00-08:00', '2026-03-08T03:00:00-07:00'],
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00+01:00', '2026-03-29T03:30:00+02:00'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-04T01:45:00+10:30', '2026-10-04T02:45:00+11:00'],
] as const;

test.each([...once, ...twice, ...never])('the clock in %s at %s means %s', (timeZone, typed, ...readings) => {
  use(timeZone);
  expect(readingsOf(typed)).toEqual(readings);
  expect(readings.every((reading) => isOnClock(String(reading)))).toBe(true);
});

test.each([
  ['2026-11-01T08:30:00.000Z', 'Nov 1, 2026, 1:30 AM (UTC−07:00)'],
  ['2026-11-01T09:30:00.000Z', 'Nov 1, 2026, 1:30 AM (UTC−08:00)'],
  ['2026-11-01T10:00:00.000Z', 'Nov 1, 2026, 2:00 AM'],
  ['2026-03-08T10:30:00.000Z', 'Mar 8, 2026, 3:30 AM'],
])('%s is %s, which names the offset of an hour that is repeated', (instant, text) => {
  use('America/Los_Angeles');
  expect(formatExactTime(instant)).toBe(text);
});

test('an instant that is not written as the clock shows it is not on the clock', () => {
  use('America/Los_Angeles');
  expect(isOnClock('2026-03-08T02:30:00-08:00')).toBe(false);
  expect(isOnClock('2026-11-20T09:30:00Z')).toBe(false);
});

test('an instant read from a clock is one of its readings', () => {
  const zone = fc.constantFrom('Europe/Berlin', 'Australia/Lord_Howe', 'America/Los_Angeles', 'Africa/Cairo');
  const recent = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 });
  fc.assert(
    fc.property(recent, zone, (minutes, timeZone) => {
      use(timeZone);
      const readings = readingsOf(clockTimeOf(new Date(minutes * 60_000).toISOString()));
      expect(readings.map((reading) => Date.parse(reading))).toContain(minutes * 60_000);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['America/Los_Angeles', '2026-11-20', '2026-11-20T08:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-20', '2026-11-19T18:30:00.000Z'],
  // Skips the hour after midnight, and repeats it.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
])('in %s, %s starts at %s', (timeZone, day, instant) => {
  use(timeZone);
  expect(new Date(startOfDay(day)).toISOString()).toBe(instant);
});

test.each([
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Europe/Kyiv', 'Europe/Kiev'],
  ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
  ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
  ['America/Nuuk', 'America/Godthab'],
  ['Etc/UTC', 'UTC'],
])('%s is the same as %s', (name, formerName) => {
  expect(inZone(now, name)).toEqual(inZone(now, formerName));
  expect(formatsOf('en', 'USD', name).timeZoneName).toBe(formatsOf('en', 'USD', formerName).timeZoneName);
  expect([name, formerName].every(isTimeZone)).toBe(true);
});

test.each(['', 'Mars/Olympus', 'PST8', 'Local'])('%j is no time zone', (name) => {
  expect(isTimeZone(name)).toBe(false);
});

test.each([
  ['America/Los_Angeles', 'en', 'Pacific Time'],
  ['America/Los_Angeles', 'es', 'hora del Pacífico'],
  ['Europe/Kyiv', 'en', 'Eastern European Time'],
  ['Etc/UTC', 'pl', 'UTC'],
])('%s in %s is called %s', (timeZone, language, name) => {
  expect(formatsOf(language, 'USD', timeZone).timeZoneName).toBe(name);
});
