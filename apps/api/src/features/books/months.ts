import { formatMonth } from '@hearthlight/domain';
import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { todayOf } from './requirements.ts';

/** Adds `count` months, which may be negative, to a month. */
export const monthsAfter = (month: string, count: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
};

/** Returns the months from `first` to the one before `end`, at most `most`. */
export function monthsFrom(first: string, end: string, most = Number.POSITIVE_INFINITY): string[] {
  const months: string[] = [];
  for (let month = first; month < end && months.length < most; month = monthsAfter(month, 1)) months.push(month);
  return months;
}

/** Returns the newest closed month, or `undefined` when none is closed. */
export async function lastClosedMonth(database: Database): Promise<string | undefined> {
  const { last } = await database
    .selectFrom('ledgers')
    .select(({ fn }) => fn.max('month').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? undefined;
}

/** Returns a warning about a gift dated in a closed month, or `undefined` for any other day. */
export async function closedMonthWarning(database: Database, day: string): Promise<string | undefined> {
  const last = await lastClosedMonth(database);
  if (last === undefined || day.slice(0, 7) > last) return undefined;
  return `It is dated ${day}, but the months up to ${formatMonth(last)} are closed: it will appear in the next ledger.`;
}

/** The error for a month that cannot be closed or proposed. */
export const refusedMonth = (sentence: string): ActionError => new ActionError(sentence, { status: 409 });

/** Throws an `ActionError` for a month that is not over in the foundation's time zone. */
export function requireOver(context: ActionContext, month: string): void {
  const thisMonth = todayOf(context).slice(0, 7);
  if (month < thisMonth) return;
  throw new ActionError(words.monthNotOver, {
    status: 409,
    hint: `In ${context.timeZone} it is ${thisMonth}.`,
  });
}

/** Throws an `ActionError` unless the month follows `last`, which is `undefined` if no month is closed. */
export function requireNext(last: string | undefined, month: string): void {
  if (last === undefined) return;
  const next = monthsAfter(last, 1);
  if (month < next) throw refusedMonth(words.monthClosed);
  if (month > next) throw refusedMonth(words.closeFirst({ month: formatMonth(next) }));
}
