import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

import type { Unrecorded } from './unrecorded-rows.tsx';

/** Something that this tab keeps until it is closed, because the server does not store it. */
function useKept<Entry>(queryKey: readonly unknown[]) {
  const queryClient = useQueryClient();
  const { data: kept } = useQuery<Entry>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  return {
    kept,
    keep: (entry: Entry) => void queryClient.setQueryData<Entry>(queryKey, entry),
    forget: () => void queryClient.resetQueries({ queryKey }),
  };
}

/** What the last import has not recorded. */
export const useUnrecorded = () => useKept<Unrecorded>(['unrecorded-rows']);
