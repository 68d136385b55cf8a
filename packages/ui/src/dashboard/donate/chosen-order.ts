import { type ChosenOrder, isTooFarAhead, lastDueDay, type StandingOrder } from '@hearthlight/domain';

/** Whether days of a chosen order are wrong, and the order once a rhythm is chosen and both days are right. */
interface CheckedOrder {
  isPast?: boolean;
  isTooFar?: boolean;
  isTooEarly?: boolean;
  /** Its last day is one on which it pays. */
  order?: StandingOrder;
}

/** Checks the days of an order. One without a rhythm has none. */
export function checkOrder({ first, last, rhythm }: ChosenOrder, today: string): CheckedOrder {
  if (rhythm === undefined) return {};
  const order: StandingOrder = { rhythm, first };
  const isPast = first < today;
  const isTooEarly = last !== '' && last < first;
  const isTooFar = isTooFarAhead(first, today);
  if (isPast || isTooFar || isTooEarly) return { isPast, isTooFar, isTooEarly };
  return { order: last === '' ? order : { ...order, last: lastDueDay(order, last) } };
}
