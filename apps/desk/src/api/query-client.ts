import { retryCall } from '@hearthlight/domain';
import { MutationCache, QueryClient } from '@tanstack/react-query';

/** The key of what the first page and the menu show. */
export const homeKey = ['home'];

/**
 * The cache of server state. The pages of other staff change it too, so it is fetched again whenever a page opens. A
 * change without a network fails at once instead of waiting for one.
 */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5_000, retry: retryCall },
    mutations: { networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    // The menu and the first page count what is left to do.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: homeKey }),
  }),
});
