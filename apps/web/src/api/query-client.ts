import { QueryClient } from '@tanstack/react-query';

/** Cache of server state. Pages that need it import it themselves, to keep it out of the bundle of the forms. */
export const queryClient = createQueryClient();

/** The cache for what is rendered now: the server has one for each page that it renders. */
export const clientOfRender = () => (import.meta.env.SSR ? createQueryClient() : queryClient);

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false } },
  });
}
