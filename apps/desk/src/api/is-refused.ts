import { CallError } from '@hearthlight/domain';
import { useSyncExternalStore } from 'react';

import { queryClient } from './query-client.ts';

/** Whether the page has no data because the server does not let the role see it. */
export const isRefused = (): boolean =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .some(
      ({ state: { data, error } }) =>
        data === undefined && error instanceof CallError && error.status === 403,
    );

/** Follows `isRefused`. */
export const useIsRefused = (): boolean =>
  useSyncExternalStore((listener) => queryClient.getQueryCache().subscribe(listener), isRefused);
