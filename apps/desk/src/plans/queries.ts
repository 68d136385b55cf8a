import { fromCents, parseMoney, type Result } from '@hearthlight/domain';
import type { PlanEntered } from '@hearthlight/domain/desk';
import { queryOptions } from '@tanstack/react-query';

import { fetchCall } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { send, toResult } from '../api/send.ts';

/** Reads the standing order with the payment reference of a gift. */
export const planQuery = (giftId: number) =>
  queryOptions({
    queryKey: ['plans', 'of', giftId],
    queryFn: ({ signal }) => fetchCall('readPlan', { params: { id: giftId }, signal }),
  });

/** Records or changes the standing order of a gift. `version` is 0 for a new one. */
export async function savePlan(
  giftId: number,
  { amount, first, last, rhythm }: PlanEntered,
  version: number,
): Promise<Result> {
  const plan = { rhythm, first, last: last || null, amount: fromCents(parseMoney(amount) ?? 0) };
  const result = await send('savePlan', { params: { id: giftId }, request: { ...plan, version } });
  await queryClient.invalidateQueries();
  return toResult(result);
}

/** Removes the standing order of a gift. */
export async function removePlan(giftId: number, version: number): Promise<Result> {
  const result = await send('removePlan', { params: { id: giftId }, request: { version } });
  await queryClient.invalidateQueries();
  return toResult(result);
}
