import { QueryClient } from '@tanstack/react-query';

import { CallError } from './queries.ts';

/** The cache of server state: one in the browser, one for each page that the server renders. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: false, retry } },
  });

/** Retries network failures, unusable responses and server errors, never a refusal. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof CallError && (error.status < 300 || error.status >= 500);
