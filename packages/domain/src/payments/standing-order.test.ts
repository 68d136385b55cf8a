// cspell:words RRULE BYMONTH BYMONTHDAY BYSETPOS
import { describe, expect, test } from 'vitest';

import { addDays } from '../dates/dates.ts';
import { type StandingOrder, standingOrderCalendar, startOfNextMonth } from './standing-order.ts';

const texts = {
  title: 'Donation of €25, standing order',
  description: 'Reference: RF79\nThank you; always',
  reference: 'RF7900000056000003751399',
};
const now = new Date('2026-11-20T09:30:00.000Z');
const linesOf = (order: StandingOrder) =>
  standingOrderCalendar(order, texts, now).replaceAll('\r\n ', '').split('\r\n');

/** Returns the days of a calendar's rule until the end of 2032, found by trying each day. */
function daysOf(order: StandingOrder): string[] {
  const lines = linesOf(order);
  const valueOf = (name: string) => lines.find((line) => line.startsWith(name))?.split(':')[1] ?? '';
  const rule = Object.fromEntries(
    valueOf('RRULE')
      .split(';')
      .map((part) => part.split('=')),
  );
  const start = valueOf('DTSTART').replace(/(....)(..)(..)/, '$1-$2-$3');
  const [year = 0, month = 0, dayOfStart = 0] = start.split('-').map(Number);
  const choices: number[] = rule['BYMONTHDAY']?.split(',').map(Number) ?? [dayOfStart];
  const found = new Map<string, string>();
  for (let day = start; day <= '2032-12-31'; day = addDays(day, 1)) {
    const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - (year * 12 + month);
    const step = rule['FREQ'] === 'YEARLY' ? 12 : Number(rule['INTERVAL'] ?? 1);
    const isBeforeEnd = rule['UNTIL'] === undefined || day.replaceAll('-', '') <= rule['UNTIL'];
    const isChosen = months % step === 0 && choices.includes(Number(day.slice(8)));
    // With BYSETPOS=-1, the last day of a set counts.
    if (isChosen && isBeforeEnd) found.set(rule['BYSETPOS'] === '-1' ? day.slice(0, 7) : day, day);
  }
  return [...found.values()];
}

describe('the calendar of a standing order', () => {
  test('is one event that repeats, with the reference as its id', () => {
    expect(linesOf({ rhythm: 'quarterly', first: '2026-12-31', last: '2027-12-31' })).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Donations//Standing order//EN',
      'BEGIN:VEVENT',
      'UID:standing-order-RF7900000056000003751399',
      'DTSTAMP:20261120T093000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'RRULE:FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28,29,30,31;BYSETPOS=-1;UNTIL=20271231',
      String.raw`SUMMARY:Donation of €25\, standing order`,
      String.raw`DESCRIPTION:Reference: RF79\nThank you\; always`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test.each([
    ['monthly', '2027-12-31', ['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']],
    ['monthly', '2027-01-29', ['2027-01-29', '2027-02-28', '2027-03-29', '2027-04-29']],
    ['monthly', '2027-01-15', ['2027-01-15', '2027-02-15', '2027-03-15']],
    ['quarterly', '2026-11-30', ['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30']],
    ['yearly', '2028-02-29', ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
    ['yearly', '2026-12-31', ['2026-12-31', '2027-12-31', '2028-12-31']],
  ] as const)('%s from %s pays on the last day of a shorter month', (rhythm, first, days) => {
    expect(daysOf({ rhythm, first }).slice(0, days.length)).toEqual(days);
  });

  test('ends on the last day, that day included', () => {
    expect(daysOf({ rhythm: 'monthly', first: '2026-12-01', last: '2027-02-01' })).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
    ]);
  });
});

test.each([
  ['2026-12-31', '2027-01-01'],
  ['2028-01-31', '2028-02-01'],
  ['2027-02-28', '2027-03-01'],
])('the month after %s starts on %s', (day, start) => {
  expect(startOfNextMonth(day)).toBe(start);
});
