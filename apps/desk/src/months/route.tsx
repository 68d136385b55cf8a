import type { Result } from '@hearthlight/domain';
import { viewOf } from '@hearthlight/ui/product';
import { useQuery } from '@tanstack/react-query';

import { fetchCall } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { type DeskResult, send, toResult } from '../api/send.ts';
import { useMay } from '../session/me.ts';
import { MonthsPage } from './months-page.tsx';

const queryKey = ['months'];

export function Component() {
  const months = useQuery({ queryKey, queryFn: ({ signal }) => fetchCall('monthList', { signal }) });
  /** A refusal also means that the page is out of date. */
  async function done(sending: Promise<DeskResult<'proposeMonth'>>): Promise<Result> {
    const result = await sending;
    await queryClient.invalidateQueries({ queryKey });
    return toResult(result);
  }
  return (
    <MonthsPage
      view={viewOf(months, (data) => ({ months: data }))}
      mayClose={useMay('books.write')}
      onRetry={() => void months.refetch()}
      onPropose={(month) => done(send('proposeMonth', { params: { month }, request: {} }))}
      onWithdraw={(month) => done(send('withdrawMonth', { params: { month }, request: {} }))}
      onClose={(month, password) => done(send('closeMonth', { params: { month }, request: { password } }))}
    />
  );
}
