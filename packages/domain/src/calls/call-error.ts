/** A failed call as the exception that TanStack Query expects. */
export class CallError extends Error {
  readonly status: number;

  constructor(status: number, message = `The call failed with status ${status}.`) {
    super(message);
    this.status = status;
  }
}

/** Whether a call failed because what it names does not exist, or no longer. */
export const isNotFound = (error: unknown): boolean => error instanceof CallError && error.status === 404;

/** When TanStack Query retries: after network failures, unusable responses and server errors, never after a refusal. */
export const retryCall = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof CallError && (error.status < 300 || error.status >= 500);

/** Queries that can be cancelled and requested again, as `QueryClient` of TanStack Query can. */
interface Queries {
  resetQueries: (filters: { predicate: (query: { state: { data: unknown } }) => boolean }) => Promise<unknown>;
}

/** Requests again what the page still waits for. A query without data ignores `refetch` while its call is open. */
export const retryLoading = (queries: Queries): Promise<unknown> =>
  queries.resetQueries({ predicate: ({ state }) => state.data === undefined });
