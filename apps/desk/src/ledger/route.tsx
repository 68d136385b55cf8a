import { useQuery, useQueryClient } from '@tanstack/react-query';

import { fetchCall } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { viewOf } from '../api/view-of.ts';
import { useMay } from '../session/me.ts';
import { MonthsPage } from './months-page.tsx';

const queryKey = ['months'];

export function Component() {
  const queryClient = useQueryClient();
  const months = useQuery({ queryKey, queryFn: ({ signal }) => fetchCall('monthList', { signal }) });
  // A refusal also means that the page is out of date.
  const settling = { onSettled: () => queryClient.invalidateQueries({ queryKey }) };
  return (
    <MonthsPage
      view={viewOf(months, (data) => ({ months: data }))}
      mayClose={useMay('books.write')}
      onPropose={useChange((month: string) => fetchCall('proposeMonth', { params: { month }, request: {} }), settling)}
      onWithdraw={useChange(
        (month: string) => fetchCall('withdrawMonth', { params: { month }, request: {} }),
        settling,
      )}
      onClose={useChange(
        (month: string, password: string) => fetchCall('closeMonth', { params: { month }, request: { password } }),
        settling,
      )}
    />
  );
}
