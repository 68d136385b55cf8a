import type { OutgoingHttpHeaders } from 'node:http';

/** Returns the status codes of simultaneous responses, the lowest first: any of them may have been the first. */
export const statusesOf = (responses: ReadonlyArray<{ statusCode: number }>): number[] =>
  responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

/** Whether a response refuses too many attempts. Only such a one says when to try again; its status is that of its call. */
export const isThrottled = ({ headers }: { headers: OutgoingHttpHeaders }): boolean =>
  headers['retry-after'] !== undefined;
