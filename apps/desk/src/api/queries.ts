import { CallError } from '@hearthlight/domain';
import { type DeskCallName, type DeskResponse } from '@hearthlight/domain/desk';
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';

import { homeKey } from './query-client.ts';
import { type DeskCallFailure, type DeskSendOptions, send } from './send.ts';
import { sessionKey } from './session.ts';

/** A call that failed, as the exception that TanStack Query expects. */
export class RefusedCall extends CallError {
  readonly failure: DeskCallFailure;

  constructor(failure: DeskCallFailure) {
    super(failure.status, failure.message);
    this.failure = failure;
  }
}

/** Makes a call for a query or a mutation, which need an exception for a failure. */
export async function fetchCall<Name extends DeskCallName>(
  name: Name,
  options: DeskSendOptions<Name>,
): Promise<DeskResponse<Name>> {
  const result = await send(name, options);
  if (!result.ok) throw new RefusedCall(result);
  return result.response;
}

/** Query options of a paged list. `load` requests one page; the first has no cursor. */
export const pagesQuery = <Page extends { next: string | null }>(
  queryKey: QueryKey,
  load: (cursor: { after?: string }, signal: AbortSignal) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam: after, signal }) => load(after === '' ? {} : { after }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => fetchCall('deskSession', { signal }),
  // Responses of signing in and out set it.
  staleTime: Number.POSITIVE_INFINITY,
});

export const homeQuery = queryOptions({
  queryKey: homeKey,
  queryFn: ({ signal }) => fetchCall('deskHome', { signal }),
});
