import { QueryClient } from '@tanstack/react-query';

/** Cache of server state. Pages that need it import it themselves, to keep it out of the bundle of the forms. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false } },
});
