import { formatMoney, fromCents, sumMoney, toCents } from './money.ts';

/** How far a sum has come towards a goal. Never NaN, whatever the goal. */
export interface Progress {
  /** Whole percent, rounded down so that 100 is only said when the goal is reached; may exceed 100, never below 0. */
  percent: number;
  /** How much of a bar is filled, 0 to 1. */
  filled: number;
  /** Dollars still missing, never below 0. */
  remaining: number;
  /** For a screen reader: `$4,200 of $10,000 (42 %)`. */
  text: string;
}

/** Progress of `collected` towards `goal`, both in dollars. A goal of 0 or less has no progress to show: 0 %. */
export function progressOf(collected: number, goal: number): Progress {
  const has = countable(collected);
  const wants = countable(goal);
  const share = wants === 0 ? 0 : Math.floor((has * 100) / wants);
  const percent = has < wants ? Math.min(99, share) : share;
  return {
    percent,
    filled: wants === 0 ? 0 : Math.min(1, has / wants),
    remaining: fromCents(Math.max(0, wants - has)),
    text: `${formatMoney(fromCents(has))} of ${formatMoney(fromCents(wants))} (${percent} %)`,
  };
}

/** Whole cents that can be reckoned with, whatever number comes: none for less than nothing and for no number. */
function countable(amount: number): number {
  return Number.isFinite(amount) ? Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, toCents(amount))) : 0;
}

/** What a home campaign says under 'Remaining': the sum, or 'None' when the goal is met or exceeded (`spec §2`). */
export function remainingText(collected: number, goal: number): string {
  const { remaining } = progressOf(collected, goal);
  return remaining === 0 ? 'None' : formatMoney(remaining);
}

/** The colours of the goal bar (`spec §4`): none, partly yellow, yellow then green, full. */
export type GoalStage = 'none' | 'below-half' | 'above-half' | 'reached';

/** The stage of a goal at `filled` (0 to 1) of it. */
export function goalStage(filled: number): GoalStage {
  if (!(filled > 0)) return 'none';
  if (filled < 0.5) return 'below-half';
  return filled < 1 ? 'above-half' : 'reached';
}

/** Count and sum over all donations of a list, whatever their status (`docs/decisions`, the dashboard's data). */
export function donationTotals(donations: readonly { amount_donated: number }[]): {
  count: number;
  amount: number;
} {
  return {
    count: donations.length,
    amount: sumMoney(donations.map((donation) => donation.amount_donated)),
  };
}
