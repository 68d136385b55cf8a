import * as z from 'zod/mini';

import type { Call } from '../calls/call.ts';
import { message, nothing, withPassword } from '../desk/call-parts.ts';
import { deskLedger } from './desk-entities.ts';
import { ledgerMonth } from './documents.ts';

const withMonth = z.object({ month: ledgerMonth });

/** The calls of the desk for months. */
export const monthCalls = {
  monthList: {
    method: 'GET',
    path: '/desk/api/months/',
    access: 'books.read',
    summary: 'Returns the closed months, the next one to close, and what to settle before it is closed.',
    response: deskLedger,
  },
  proposeMonth: {
    method: 'POST',
    path: '/desk/api/months/{month}/propose/',
    access: 'books.write',
    summary: 'Proposes to close the next month. 409 if it is proposed already, or something waits.',
    params: withMonth,
    request: nothing,
    response: message,
  },
  withdrawMonth: {
    method: 'POST',
    path: '/desk/api/months/{month}/withdraw/',
    access: 'books.write',
    summary: 'Withdraws a proposal, one’s own or somebody else’s.',
    params: withMonth,
    request: nothing,
    response: message,
  },
  closeMonth: {
    method: 'POST',
    path: '/desk/api/months/{month}/close/',
    access: 'books.write',
    confirmed: 'each-time',
    summary: 'Publishes the ledger of a proposed month. 403 for one’s own proposal, 409 if entries changed since.',
    params: withMonth,
    request: withPassword,
    response: message,
  },
} as const satisfies Record<string, Call>;
