import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aMoment } from './fixtures/index.ts';
import { formatDateTime, formatDay, formatTimezoneOffset, formatToday, relativeTime } from './index.ts';

const now = new Date(aMoment);
const before = (hours: number, minutes = 0, seconds = 0) =>
  new Date(now.getTime() - ((hours * 60 + minutes) * 60 + seconds) * 1000).toISOString();

describe('relative time', () => {
  test.each([
    ['now', before(0), '0 hours ago'],
    ['59:59 ago', before(0, 59, 59), '0 hours ago'],
    ['an hour ago', before(1), '1 hours ago'],
    ['23:59:59 ago', before(23, 59, 59), '23 hours ago'],
    ['24:00:00 ago', before(24), 'Nov 19, 2026, 9:30 AM'],
    ['a month ago', before(24 * 30), 'Oct 21, 2026, 9:30 AM'],
    ['in an hour', before(-1), '0 hours ago'],
    ['in a year', before(-24 * 365), '0 hours ago'],
  ])('%s', (_, instant, text) => {
    expect(relativeTime(instant, now, 'UTC')).toBe(text);
  });

  test('names hours under 24, and never more', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (seconds) => {
        const hours = /^(\d+) hours ago$/.exec(relativeTime(before(0, 0, seconds), now, 'UTC'))?.[1];
        expect(hours !== undefined && Number(hours) < 24).toBe(seconds < 86_400);
      }),
    );
  });
});

test('a date-time stands in the zone that is asked for', () => {
  expect(formatDateTime('2026-11-03T16:05:00.000Z', 'UTC')).toBe('Nov 3, 2026, 4:05 PM');
  expect(formatDateTime('2026-11-03T02:05:00.000Z', 'America/Los_Angeles')).toBe('Nov 2, 2026, 6:05 PM');
});

test('a day is the same day everywhere', () => {
  expect(formatDay('2026-11-03')).toBe('Nov 3, 2026');
  expect(formatDay('2024-02-29')).toBe('Feb 29, 2024');
});

test('today is told in full, in the reader’s zone', () => {
  expect(formatToday(now, 'UTC')).toBe('Friday, November 20, 2026');
  expect(formatToday(new Date('2026-11-20T23:30:00Z'), 'Asia/Tokyo')).toBe('Saturday, November 21, 2026');
});

test.each([
  [0, 'UTC+00:00'],
  [-330, 'UTC+05:30'],
  [480, 'UTC-08:00'],
  [-765, 'UTC+12:45'],
  [210, 'UTC-03:30'],
])('an offset of %d minutes reads %s', (minutes, text) => {
  expect(formatTimezoneOffset(minutes)).toBe(text);
});
