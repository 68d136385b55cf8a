import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

import type { KeptFile } from './kept-file.ts';
import type { Unrecorded } from './unrecorded-rows.tsx';

/**
 * Something that this tab keeps until it is closed, because the server does not store it. Later parts replace earlier
 * ones.
 */
function useKept<Entry extends object>(queryKey: readonly unknown[]) {
  const queryClient = useQueryClient();
  const { data: kept } = useQuery<Entry>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  return {
    kept,
    keep: (part: Entry) => void queryClient.setQueryData<Entry>(queryKey, (before) => ({ ...before, ...part })),
    forget: () => void queryClient.resetQueries({ queryKey }),
  };
}

/** What the last import has not recorded. */
export const useUnrecorded = () => useKept<Unrecorded>(['unrecorded-rows']);

/** What was answered and decided about an uploaded file. */
export const useKeptFile = (id: number) => useKept<KeptFile>(['kept-file', id]);
