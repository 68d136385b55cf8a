import type { StandingOrder } from '@hearthlight/domain';

import type { ChosenOrder } from '../parts/pledge-draft.ts';

/** Returns which days of a chosen order are wrong, and the order once a rhythm is chosen and both days are right. */
export function checkOrder({ first, last, rhythm }: ChosenOrder, today: string) {
  const isPast = first < today;
  const isTooEarly = last !== '' && last <= first;
  const order: StandingOrder | undefined =
    rhythm === undefined || isPast || isTooEarly ? undefined : { rhythm, first, last: last || undefined };
  return { isPast, isTooEarly, order };
}
