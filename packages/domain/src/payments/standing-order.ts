// cspell:words RRULE BYMONTH BYMONTHDAY BYSETPOS
import { calendarDay, calendarFile, calendarStamp, calendarText } from '../campaigns/calendar.ts';
import { addDays } from '../dates/dates.ts';
import type { rhythms } from './rhythms.ts';

/** A pledge that a bank pays again and again. Days are `YYYY-MM-DD`. */
export interface StandingOrder {
  rhythm: (typeof rhythms)[number];
  /** The day of the first payment. */
  first: string;
  /** The day of the last payment, at the latest. Without it, the donor cancels the order. */
  last?: string | undefined;
}

/** Returns the first day of the month after a day (`YYYY-MM-DD`). */
export const startOfNextMonth = (day: string): string => `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;

/** The texts in the calendar file of a standing order. */
export interface StandingOrderTexts {
  /** The title of each payment. */
  title: string;
  /** Its text. */
  description: string;
  /** The payment reference, which identifies the order in a calendar. */
  reference: string;
}

/**
 * Returns the days on which a standing order pays as a calendar file (RFC 5545). Saving it again replaces the days,
 * because the reference identifies them.
 */
export function standingOrderCalendar(
  order: StandingOrder,
  { description, reference, title }: StandingOrderTexts,
  now: Date,
): string {
  return calendarFile('Donations//Standing order', [
    'BEGIN:VEVENT',
    `UID:standing-order-${reference}`,
    `DTSTAMP:${calendarStamp(now)}`,
    `DTSTART;VALUE=DATE:${calendarDay(order.first)}`,
    `DTEND;VALUE=DATE:${calendarDay(addDays(order.first, 1))}`,
    `RRULE:${ruleOf(order)}`,
    `SUMMARY:${calendarText(title)}`,
    `DESCRIPTION:${calendarText(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
}

const frequencies = { monthly: 'FREQ=MONTHLY', quarterly: 'FREQ=MONTHLY;INTERVAL=3', yearly: 'FREQ=YEARLY' };

/** A rule with a plain day skips months that do not have it. Banks pay on their last day. */
function ruleOf({ first, last, rhythm }: StandingOrder): string {
  const day = Number(first.slice(8));
  const days = Array.from({ length: Math.max(0, day - 27) }, (_, index) => 28 + index);
  const isMissing = rhythm === 'yearly' ? first.endsWith('-02-29') : day > 28;
  return [
    frequencies[rhythm],
    ...(isMissing && rhythm === 'yearly' ? ['BYMONTH=2'] : []),
    ...(isMissing ? [`BYMONTHDAY=${days.join(',')}`, 'BYSETPOS=-1'] : []),
    ...(last === undefined ? [] : [`UNTIL=${calendarDay(last)}`]),
  ].join(';');
}
