import { retryCall } from '@hearthlight/domain';
import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of server state: one in the browser, one for each page that the server renders. A change without a network
 * fails at once instead of waiting for one.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, refetchOnWindowFocus: false, retry: retryCall },
      mutations: { networkMode: 'always' },
    },
  });
