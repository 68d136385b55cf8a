import type { LikelyDonor, UnmatchedPayment } from '@hearthlight/domain/desk';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { pagesViewOf } from '../api/view-of.ts';
import { PaymentsPage } from './payments-page.tsx';

export function Component() {
  const queryClient = useQueryClient();
  const payments = useInfiniteQuery(
    pagesQuery(['payments'], (cursor, signal) => fetchCall('paymentList', { query: cursor, signal })),
  );
  // Gifts, donors and more derive from payments. A refusal means that the list is out of date.
  const settling = { onSettled: () => queryClient.invalidateQueries() };
  return (
    <PaymentsPage
      view={pagesViewOf(payments, (pages) => ({ payments: pages.flatMap((page) => page.payments) }))}
      onAssign={useChange(({ id, newest_entry: basedOn }: UnmatchedPayment, donor: LikelyDonor) => {
        const request = { based_on: basedOn, donor_id: donor.id, pledge_id: donor.pledge?.id ?? null };
        return fetchCall('assignPayment', { params: { id }, request });
      }, settling)}
      onLeave={useChange(
        ({ id, newest_entry: basedOn }: UnmatchedPayment, reason: string) =>
          fetchCall('leavePayment', { params: { id }, request: { based_on: basedOn, reason } }),
        settling,
      )}
    />
  );
}
