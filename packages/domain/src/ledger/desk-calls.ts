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
    response: deskLedger,
  },
  /** 409 if it is proposed already, or something waits. */
  proposeMonth: {
    method: 'POST',
    path: '/desk/api/months/{month}/propose/',
    access: 'books.write',
    params: withMonth,
    request: nothing,
    response: message,
  },
  /** Withdraws a proposal, one’s own or somebody else’s. */
  withdrawMonth: {
    method: 'POST',
    path: '/desk/api/months/{month}/withdraw/',
    access: 'books.write',
    params: withMonth,
    request: nothing,
    response: message,
  },
  /** 403 for one’s own proposal, 409 if entries changed since. */
  closeMonth: {
    method: 'POST',
    path: '/desk/api/months/{month}/close/',
    access: 'books.write',
    confirmed: 'each-time',
    params: withMonth,
    request: withPassword,
    response: message,
  },
} as const satisfies Record<string, Call>;
