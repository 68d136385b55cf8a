import { viewOf } from '@hearthlight/ui/product';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { send, toResult } from '../api/send.ts';
import { PaymentsPage } from './payments-page.tsx';

export function Component() {
  const queryClient = useQueryClient();
  const payments = useInfiniteQuery(
    pagesQuery(['payments'], (cursor, signal) => fetchCall('paymentList', { query: cursor, signal })),
  );
  return (
    <PaymentsPage
      view={viewOf(payments, ({ pages }) => ({
        payments: pages.flatMap((page) => page.payments),
        hasMore: payments.hasNextPage,
      }))}
      onRetry={() => void payments.refetch()}
      onShowMore={() => void payments.fetchNextPage()}
      onAssign={async ({ id, newest_entry }, donor) => {
        const request = { based_on: newest_entry, donor_id: donor.id, pledge_id: donor.pledge?.id ?? null };
        const result = await send('assignPayment', { params: { id }, request });
        await queryClient.invalidateQueries();
        return toResult(result);
      }}
      onLeave={async ({ id, newest_entry: basedOn }, reason) => {
        const result = await send('leavePayment', { params: { id }, request: { based_on: basedOn, reason } });
        await queryClient.invalidateQueries();
        return toResult(result);
      }}
    />
  );
}
