import { formatDay, formatMoney, type StandingOrder } from '@hearthlight/domain';
import { mails } from '@hearthlight/words/mails';
import { plans as words } from '@hearthlight/words/plans';

/** What a standing order pays. The amount is in the currency's major unit. */
export type OrderFacts = Pick<StandingOrder, 'rhythm' | 'last'> & { amount: number };

/** Returns how often a standing order pays what, and until when: '$20 every month until Dec 1, 2027'. */
export function orderText({ amount, last, rhythm }: OrderFacts): string {
  const order = words[rhythm]({ amount: formatMoney(amount) });
  return last === undefined ? order : mails.orderUntil({ order, day: formatDay(last) });
}
