import { dayOf, fromCents } from '@hearthlight/domain';
import type { Gift, PlanEntered } from '@hearthlight/domain/desk';
import { useNow } from '@hearthlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { fetchCall } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { useMay } from '../session/me.ts';
import { PlanPanel } from './plan-panel.tsx';
import { plansKey } from './queries.ts';

/** The standing order with the payment reference of a gift, once it is known whether there is one. */
export function GiftPlan({ gift: { amount, id } }: { gift: Pick<Gift, 'amount' | 'id'> }) {
  const params = { id };
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: [...plansKey, 'of', id],
    queryFn: ({ signal }) => fetchCall('readPlan', { params, signal }),
  });
  // A refusal means that it was changed meanwhile.
  const settling = { onSettled: () => queryClient.invalidateQueries({ queryKey: plansKey }) };
  const props = {
    amount,
    today: dayOf(useNow()),
    mayChange: useMay('books.write'),
    onSave: useChange(({ amount: cents, first, last, rhythm }: PlanEntered, version: number) => {
      const plan = { rhythm, first, last: last || null, amount: fromCents(cents) };
      return fetchCall('savePlan', { params, request: { ...plan, version } });
    }, settling),
    onSetFurther: useChange(
      (further: boolean) => fetchCall('setFurtherGift', { params, request: { further } }),
      settling,
    ),
    onRemove: useChange((version: number) => fetchCall('removePlan', { params, request: { version } }), settling),
  };
  return data ? <PlanPanel {...data} {...props} /> : null;
}
