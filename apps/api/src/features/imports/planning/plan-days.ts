import { dayOfPayment, formatDay } from '@hearthlight/domain';
import { importRows as words } from '@hearthlight/words/import-rows';

import type { ImportedGift } from '../rows/imported-gift.ts';
import { isSeparate, type Outcome, type PledgeDecisions, type SeparateLines } from './imported-row.ts';
import type { Referenced } from './referenced.ts';

/** The day of a standing order that each payment of a file pays, and whether it may as well be a further gift. */
export type PlanDays = ReadonlyMap<ImportedGift, ReturnType<typeof dayOfPayment>>;

/** Finds the days of standing orders that the new payments of a file pay, beside those in the books. */
export function planDays(gifts: readonly ImportedGift[], standing: Referenced['standing'], today: string): PlanDays {
  const payments = gifts.flatMap((gift) => {
    const plan = standing.get(gift.reference?.text ?? '');
    const { amountCents: cents, date, status } = gift;
    return plan && status === 'completed' ? { plan, gift, payment: { date, cents } } : [];
  });
  const days = [...Map.groupBy(payments, ({ plan }) => plan)].flatMap(([plan, own]) => {
    const all = [...plan.payments, ...own.map(({ payment }) => payment)];
    return own.map(({ gift, payment }) => [gift, dayOfPayment(plan.order, all, payment, today)] as const);
  });
  return new Map(days);
}

interface Decided {
  decisions: PledgeDecisions;
  separate: SeparateLines;
  planDays: PlanDays;
}

/** Asks about a payment that is the next one of a standing order, very early, or a further gift. */
export function planQuestion(
  gift: ImportedGift,
  line: number,
  { decisions, planDays: days, separate }: Decided,
): Outcome | undefined {
  const day = days.get(gift);
  const isDecided = typeof decisions === 'string' || decisions?.has(line);
  if (!day?.isOpen || isDecided || isSeparate(line, separate)) return undefined;
  return { outcome: 'suspected', note: words.secondOfPlan, plan: { due: day.due } };
}

/** Returns a payment as the further gift that somebody says it is. */
export const besidePlan = (gift: ImportedGift, line: number, { planDays: days, separate }: Decided) =>
  days.get(gift)?.isOpen && isSeparate(line, separate) ? { ...gift, isBesidePlan: true } : gift;

/** Says for which day of a standing order a payment counts, unless it came in its month. */
export function planNotes(gift: ImportedGift, days: PlanDays): string[] {
  const day = days.get(gift);
  if (!days.has(gift)) return [];
  if (!day) return [words.besidePlan];
  return day.due.slice(0, 7) === gift.date.slice(0, 7) ? [] : [words.forPlanDay({ day: formatDay(day.due) })];
}
