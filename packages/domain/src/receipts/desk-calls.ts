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
    summary: 'Returns a receipt as a page to print, in the giver’s language.',
    params: withId,
    response: z.object({ number: z.string(), html: z.string() }),
  },
  sendReceipt: {
    method: 'POST',
    path: '/desk/api/gifts/{id}/receipt/',
    access: 'books.write',
    summary: 'Mails the receipt of a gift to the giver. A changed name or address makes a new receipt first.',
    params: withId,
    request: nothing,
    response: message,
  },
  statementYear: {
    method: 'GET',
    path: '/desk/api/statements/',
    access: 'books.read',
    summary: 'Returns the sums of a year, the last one by default, and how far its statements have got.',
    query: z.object({ year: z.optional(year) }),
    response: z.nullable(statementYear),
  },
  giversWithoutAddress: {
    method: 'GET',
    path: '/desk/api/statements/{year}/without-address/',
    access: 'donors.read',
    summary: 'Returns the givers of a year to whom no statement can be mailed, at most 500, by name.',
    params: ofYear,
    response: z.object({ givers: z.array(giverWithoutAddress) }),
  },
  statementMail: {
    method: 'GET',
    path: '/desk/api/statements/{year}/mail/',
    access: 'books.write',
    summary: 'Returns the mail with a statement, to the signed-in person, with gifts that are made up.',
    params: ofYear,
    query: z.object({ language }),
    response: z.object({ subject: z.string(), html: z.string() }),
  },
  testStatement: {
    method: 'POST',
    path: '/desk/api/statements/{year}/test/',
    access: 'books.write',
    summary: 'Sends this mail to oneself. Sending statements to donors needs this first.',
    params: ofYear,
    request: z.object({ language }),
    response: message,
  },
  sendStatements: {
    method: 'POST',
    path: '/desk/api/statements/{year}/send/',
    access: 'books.write',
    confirmed: 'each-time',
    summary: 'Queues the statements of a year for givers who have not got one.',
    params: ofYear,
    request: withPassword,
    response: z.nullable(statementYear),
  },
  failedStatements: {
    method: 'GET',
    path: '/desk/api/statements/{year}/failed/',
    access: 'books.read',
    summary: 'Returns the first 50 statements that could not be sent.',
    params: ofYear,
    response: z.object({ mails: z.array(failedMail) }),
  },
  retryStatements: {
    method: 'POST',
    path: '/desk/api/statements/{year}/retry/',
    access: 'books.write',
    confirmed: 'each-time',
    summary: 'Queues the statements that could not be sent again, except those that may have arrived.',
    params: ofYear,
    request: withPassword,
    response: z.nullable(statementYear),
  },
} as const satisfies Record<string, Call>;
