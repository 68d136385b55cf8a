import type { CallAnswer, CallName } from '@hearthlight/domain';
import { queryOptions } from '@tanstack/react-query';

import type { CallResult } from './send.ts';
import { send } from './send.ts';

/** A call that failed, as an exception, which is how queries want it. */
export class CallFailure extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The call failed with status ${status}.`);
    this.status = status;
  }
}

function answerOf<Name extends CallName>(result: CallResult<Name>): CallAnswer<Name> {
  if (!result.ok) throw new CallFailure(result.status);
  return result.answer;
}

/** Asking again helps against a lost network or a busy server, never against a clear no. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof CallFailure && (error.status === 0 || error.status >= 500);

export const latestNewsQuery = queryOptions({
  queryKey: ['latest-news'],
  queryFn: async ({ signal }) => answerOf(await send('latestNews', { signal })),
  retry,
});

export const newsDetailQuery = (title: string) =>
  queryOptions({
    queryKey: ['news', title],
    queryFn: async ({ signal }) => answerOf(await send('newsDetail', { params: { title }, signal })),
    retry,
  });

/** The dashboard of the session that holds this token, so that one donor never sees another's. */
export const dashboardQuery = (token: string) =>
  queryOptions({
    queryKey: ['dashboard', token],
    queryFn: async ({ signal }) => answerOf(await send('dashboard', { token, signal })),
    retry,
  });
