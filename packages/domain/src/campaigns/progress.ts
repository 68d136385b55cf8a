import { progress as words } from '@hearthlight/words/progress';

import { formatCount } from '../languages/numbers.ts';
import { formatMoney, fromCents, sumMoney, toCents } from '../money/money.ts';
import { type PaymentStatus, paymentStatusOf } from '../payments/payment-status.ts';

/** Progress towards a goal. No number is NaN, whatever the input. */
export interface Progress {
  /** Whole percent, rounded down so that 100 means that the goal is reached. Can exceed 100; never below 0. */
  percent: number;
  /** Filled share of the bar, 0 to 1. */
  filled: number;
  /** Amount left to collect, never below 0. */
  remaining: number;
  /** Text for screen readers: `$4,200 of $10,000 (42%)`. */
  text: string;
}

/** Returns the progress of `collected` toward `goal`. A goal of 0 or less gives 0%. */
export function progressOf(collected: number, goal: number): Progress {
  const collectedCents = safeCents(collected);
  const goalCents = safeCents(goal);
  const percent = goalCents === 0 ? 0 : Math.floor((collectedCents * 100) / goalCents);
  return {
    percent,
    filled: goalCents === 0 ? 0 : Math.min(1, collectedCents / goalCents),
    remaining: fromCents(Math.max(0, goalCents - collectedCents)),
    text: words.ofGoal({
      collected: formatMoney(fromCents(collectedCents)),
      goal: formatMoney(fromCents(goalCents)),
      percent: formatCount(percent),
    }),
  };
}

/** Converts an amount to whole cents from 0 to `MAX_SAFE_INTEGER`. Negative and non-finite numbers give 0. */
function safeCents(amount: number): number {
  return Number.isFinite(amount) ? Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, toCents(amount))) : 0;
}

/**
 * Returns the 'Remaining' text of a home campaign: an amount, or 'None' if the goal is reached (`specification §2`).
 */
export function remainingText(collected: number, goal: number): string {
  const { remaining } = progressOf(collected, goal);
  return remaining === 0 ? words.nothingRemains : formatMoney(remaining);
}

/** Whether a campaign has collected its goal. */
export const isFunded = (collected: number, goal: number): boolean => progressOf(collected, goal).percent >= 100;

/** States of the goal bar (`specification §4`): gray, partly yellow, yellow then green, full. */
export type GoalStage = 'none' | 'below-half' | 'above-half' | 'reached';

/** Returns the state of the goal bar for its filled share, 0 to 1. */
export function goalStage(filled: number): GoalStage {
  if (!(filled > 0)) return 'none';
  if (filled < 0.5) return 'below-half';
  return filled < 1 ? 'above-half' : 'reached';
}

/**
 * Returns count and total of all donations of a list, whatever their status (`specification §4`). docs/glossary.md says
 * which figure counts which donations.
 */
export function donationTotals(donations: readonly { amount_donated: number }[]): {
  count: number;
  amount: number;
} {
  return {
    count: donations.length,
    amount: sumMoney(donations.map((donation) => donation.amount_donated)),
  };
}

/** Returns count and total of the donations of each status. */
export function statusTotals(
  donations: readonly { amount_donated: number; payment_status: string }[],
): Record<PaymentStatus, { count: number; amount: number }> {
  const of = (status: PaymentStatus) =>
    donationTotals(donations.filter((donation) => paymentStatusOf(donation.payment_status) === status));
  return { completed: of('completed'), pending: of('pending'), failed: of('failed') };
}

/** Returns count and total of what a donor has given: the completed donations. The donor's goal counts these. */
export const givenTotals = (
  donations: readonly { amount_donated: number; payment_status: string }[],
): { count: number; amount: number } => statusTotals(donations).completed;
