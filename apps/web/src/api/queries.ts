import type { CallResponse, CallName } from '@hearthlight/domain';
import { queryOptions } from '@tanstack/react-query';

import { send, type CallResult } from './send.ts';

/** A failed call as the exception that TanStack Query expects. */
export class CallError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The call failed with status ${status}.`);
    this.status = status;
  }
}

/** The response of a call; throws a `CallError` if it failed. */
function responseOf<Name extends CallName>(result: CallResult<Name>): CallResponse<Name> {
  if (!result.ok) throw new CallError(result.status);
  return result.response;
}

/** Retries network failures, unusable responses and server errors, never a refusal. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof CallError && (error.status < 300 || error.status >= 500);

export const latestNewsQuery = queryOptions({
  queryKey: ['latest-news'],
  queryFn: async ({ signal }) => responseOf(await send('latestNews', { signal })),
  retry,
});

export const newsDetailQuery = (title: string) =>
  queryOptions({
    queryKey: ['news', title],
    queryFn: async ({ signal }) => responseOf(await send('newsDetail', { params: { title }, signal })),
    retry,
  });

/** The dashboard of the session with this token. The token is in the key so that one donor never sees another's data. */
export const dashboardQuery = (token: string) =>
  queryOptions({
    queryKey: ['dashboard', token],
    queryFn: async ({ signal }) => responseOf(await send('dashboard', { token, signal })),
    retry,
  });
