import { addDays } from '../dates/dates.ts';
import type { StandingOrder } from '../payments/standing-order.ts';
import type { planDayStates, planStates } from './states.ts';

/** A payment with the reference of a plan. `date` is `YYYY-MM-DD`. */
export interface PlanPayment {
  date: string;
  cents: number;
}

/** A day on which a plan pays, with the payment that came for it. */
export interface PlanDay {
  due: string;
  state: (typeof planDayStates)[number];
  payment?: PlanPayment;
}

/** The known facts about a plan. */
export interface PlanProgress {
  state: (typeof planStates)[number];
  /** The days up to today and the next one, the first one first. */
  days: PlanDay[];
  /** For a paused plan, the first day in a row without a payment. */
  missingSince?: string;
}

/** Days after which a payment counts as missing: banks pay later on holidays, and donors forget. */
const grace = 10;
/** Days without a payment, in a row, after which a plan is paused. */
const untilPaused = 2;
const day = 86_400_000;
/** Days that are computed, 50 years of months. */
const mostDays = 600;

const months = { monthly: 1, quarterly: 3, yearly: 12 };

/** Returns a day on which a plan pays, the first one for 0. A month without its day has its last day instead. */
export function planDay({ first, rhythm }: StandingOrder, index: number): string {
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  const from = (offset: number, date: number) =>
    new Date(Date.UTC(year, month - 1 + index * months[rhythm] + offset, date)).toISOString().slice(0, 10);
  const wanted = from(0, day);
  return wanted.slice(0, 7) === from(0, 1).slice(0, 7) ? wanted : from(1, 0);
}

/** Whether a first payment is more than five years away, which is a mistake in its year. */
export const isTooFarAhead = (first: string, today: string): boolean =>
  first > planDay({ rhythm: 'yearly', first: today }, 5);

/** Returns the number of months until that of a day. */
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/**
 * Returns the newest day that is known to be paid or missed, if it was missed and the plan has not ended. The days of a
 * plan have the newest first.
 */
export function lastMissed({
  days,
  state,
}: {
  days: readonly Pick<PlanDay, 'due' | 'state'>[];
  state: PlanProgress['state'];
}): string | undefined {
  const settled = days.find(({ state: of }) => of === 'came' || of === 'paused');
  return state !== 'ended' && settled?.state === 'paused' ? settled.due : undefined;
}

/** Returns the last day on which a plan pays that is not after another one. */
export function lastDueDay(order: Omit<StandingOrder, 'last'>, until: string): string {
  const index = Math.floor((monthOf(until) - monthOf(order.first)) / months[order.rhythm]);
  const due = planDay(order, index);
  return due <= until ? due : planDay(order, index - 1);
}

/** Returns the days up to today and the next one, unless the plan has ended by then. */
function daysOf(order: StandingOrder, today: string): string[] {
  const days: string[] = [];
  for (let index = 0; index < mostDays; index += 1) {
    const due = planDay(order, index);
    if (order.last !== undefined && due > order.last) break;
    days.push(due);
    if (due > today) break;
  }
  return days;
}

/** Milliseconds between two days. */
const between = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other));

/** Returns the index of the day that is nearest to another one. Of two equally near ones, the earlier. */
function nearestOf(days: readonly string[], date: string): number {
  const next = days.findIndex((due) => due >= date);
  if (next === -1) return days.length - 1;
  const [before, after] = [days[next - 1], days[next]];
  if (before === undefined || after === undefined) return next;
  return between(before, date) <= between(after, date) ? next - 1 : next;
}

/** Returns the payment of each day, by the index of the day. */
function paidDays<Payment extends PlanPayment>(
  order: StandingOrder,
  due: readonly string[],
  payments: readonly Payment[],
) {
  const came = new Map<number, Payment>();
  // Half a rhythm before the first day, a payment is nearer to a day before the plan.
  const start = addDays(order.first, -Math.floor(between(planDay(order, 1), order.first) / 2 / day));
  for (const payment of payments.toSorted((one, other) => one.date.localeCompare(other.date))) {
    if (payment.date < start) continue;
    const nearest = nearestOf(due, payment.date);
    const day = due[nearest];
    if (day === undefined) continue;
    const earlier = came.get(nearest);
    const isNearer = earlier && between(payment.date, day) < between(earlier.date, day);
    if (!earlier || isNearer) came.set(nearest, payment);
    const other = isNearer ? earlier : payment;
    if (earlier && nearest > 0 && !came.has(nearest - 1)) came.set(nearest - 1, other);
  }
  return came;
}

/**
 * Returns the day for which a payment counts, and whether it may as well be a further gift: the day before has its
 * payment, and this one is more than ten days early. `undefined` for an additional gift.
 */
export function dayOfPayment<Payment extends PlanPayment>(
  order: StandingOrder,
  payments: readonly Payment[],
  payment: Payment,
  today: string,
): { due: string; isOpen: boolean } | undefined {
  const days = daysOf(order, today);
  const came = paidDays(order, days, payments);
  const [index] = [...came].find(([, each]) => each === payment) ?? [];
  const due = days[index ?? -1];
  if (index === undefined || due === undefined) return undefined;
  return { due, isOpen: came.has(index - 1) && addDays(payment.date, grace) < due };
}

/** Returns the day of a plan that is nearest to another one, and the payment that counts for it. */
export function nearestDueDay<Payment extends PlanPayment>(
  order: StandingOrder,
  payments: readonly Payment[],
  { date, today }: { date: string; today: string },
): { due: string | undefined; payment: Payment | undefined } {
  const days = daysOf(order, today);
  const index = nearestOf(days, date);
  return { due: days[index], payment: paidDays(order, days, payments).get(index) };
}

/**
 * Returns how a plan goes. A payment counts for the nearest day: early, late, and whatever its amount. Of two, the
 * nearer one counts, the other for the day before if that one has none, and otherwise for no day, as an additional
 * gift. Payments are known up to `knownUntil`, the day of the newest imported one: a day is only missed if a later
 * payment is known.
 */
export function planProgress(
  order: StandingOrder,
  payments: readonly PlanPayment[],
  { knownUntil, today }: { knownUntil: string; today: string },
): PlanProgress {
  const due = daysOf(order, today);
  const came = paidDays(order, due, payments);
  const isOver = (day: string) => addDays(day, grace) < knownUntil && day <= today;
  const days = due.map((day, index): PlanDay => {
    const payment = came.get(index);
    if (payment) return { due: day, state: 'came', payment };
    return { due: day, state: isOver(day) ? 'paused' : day < today ? 'late' : 'expected' };
  });
  const settled = days.filter(({ state }) => state === 'came' || state === 'paused');
  const missing = settled.slice(settled.findLastIndex(({ state }) => state === 'came') + 1);
  const [firstMissing] = missing;
  if (order.last !== undefined && order.last <= today) return { state: 'ended', days };
  return firstMissing && missing.length >= untilPaused
    ? { state: 'paused', days, missingSince: firstMissing.due }
    : { state: 'running', days };
}
