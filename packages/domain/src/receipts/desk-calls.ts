import * as z from 'zod/mini';

import type { Call } from '../calls/call.ts';
import { message, nothing, withId, withPassword } from '../desk/call-parts.ts';
import { failedMail } from '../updates/desk-entities.ts';
import { giverWithoutAddress, statementYear } from './desk-entities.ts';

const year = z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(9999));
const ofYear = z.object({ year });
const language = z.optional(z.string());

/** The calls of the desk for receipts and yearly statements. */
export const receiptCalls = {
  readReceipt: {
    method: 'GET',
    path: '/desk/api/receipts/{id}/',
    access: 'donors.read',
    params: withId,
    response: z.object({ number: z.string(), html: z.string() }),
  },
  /** A changed name or address makes a new receipt first. */
  sendReceipt: {
    method: 'POST',
    path: '/desk/api/gifts/{id}/receipt/',
    access: 'books.write',
    params: withId,
    request: nothing,
    response: message,
  },
  statementYear: {
    method: 'GET',
    path: '/desk/api/statements/',
    access: 'books.read',
    query: z.object({ year: z.optional(year) }),
    response: z.nullable(statementYear),
  },
  /** Returns the givers of a year to whom no statement can be mailed, at most 500, by name. */
  giversWithoutAddress: {
    method: 'GET',
    path: '/desk/api/statements/{year}/without-address/',
    access: 'donors.read',
    params: ofYear,
    response: z.object({ givers: z.array(giverWithoutAddress) }),
  },
  /** Returns the mail with a statement, to the signed-in person, with gifts that are made up. */
  statementMail: {
    method: 'GET',
    path: '/desk/api/statements/{year}/mail/',
    access: 'books.write',
    params: ofYear,
    query: z.object({ language }),
    response: z.object({ subject: z.string(), html: z.string() }),
  },
  /** Sending statements to donors needs this first. */
  testStatement: {
    method: 'POST',
    path: '/desk/api/statements/{year}/test/',
    access: 'books.write',
    params: ofYear,
    request: z.object({ language }),
    response: message,
  },
  /** Queues the statements of a year for givers who have not got one. */
  sendStatements: {
    method: 'POST',
    path: '/desk/api/statements/{year}/send/',
    access: 'books.write',
    confirmed: 'each-time',
    params: ofYear,
    request: withPassword,
    response: z.nullable(statementYear),
  },
  failedStatements: {
    method: 'GET',
    path: '/desk/api/statements/{year}/failed/',
    access: 'books.read',
    params: ofYear,
    response: z.object({ mails: z.array(failedMail) }),
  },
  /** Queues the statements that could not be sent again, except those that may have arrived. */
  retryStatements: {
    method: 'POST',
    path: '/desk/api/statements/{year}/retry/',
    access: 'books.write',
    confirmed: 'each-time',
    params: ofYear,
    request: withPassword,
    response: z.nullable(statementYear),
  },
} as const satisfies Record<string, Call>;
