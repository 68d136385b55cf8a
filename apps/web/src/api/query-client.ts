import { QueryClient } from '@tanstack/react-query';

/** Server state of the pages that show any. Pages import it themselves, so that forms do not pay for it. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false } },
});
