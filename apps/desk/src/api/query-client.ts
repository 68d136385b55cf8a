import { retryCall } from '@hearthlight/domain';
import { QueryClient } from '@tanstack/react-query';

/** The key of what the first page and the menu show. */
export const homeKey = ['home'];

/** The cache of server state. The pages of other staff change it too, so it is fetched again whenever a page opens. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 5_000, retry: retryCall } },
});
