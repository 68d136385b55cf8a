import { QueryClient } from '@tanstack/react-query';

import { CallError } from './call-error.ts';

/** Retries network failures, unusable responses and server errors, never a refusal. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof CallError && (error.status < 300 || error.status >= 500);

/** The cache of server state. The pages of other staff change it too, so it is fetched again whenever a page opens. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 5_000, retry } },
});
