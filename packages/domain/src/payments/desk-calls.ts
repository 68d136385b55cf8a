import * as z from 'zod/mini';

import type { Call } from '../calls/call.ts';
import { after, message, next, rowId, withId } from '../desk/call-parts.ts';
import * as rules from '../desk/rules.ts';
import { unmatchedPayment } from './desk-entities.ts';

const basedOn = z.number().check(z.int(), z.nonnegative());

/** The calls of the desk for payments whose donor nobody knows. */
export const paymentCalls = {
  paymentList: {
    method: 'GET',
    path: '/desk/api/payments/',
    access: 'donors.read',
    summary:
      'Returns payments of imports without a donor, the newest first, with donors who may have made them.',
    query: z.object({ after }),
    response: z.object({ payments: z.array(unmatchedPayment), next }),
  },
  assignPayment: {
    method: 'POST',
    path: '/desk/api/payments/{id}/assign/',
    access: 'books.write',
    summary:
      'Gives a payment to a donor and cancels the pledge that it is. 409 if either was changed meanwhile.',
    params: withId,
    request: z.object({
      based_on: basedOn,
      donor_id: rowId,
      /** `null` if the payment is no pledge. */
      pledge_id: z.nullable(rowId),
    }),
    response: message,
  },
  leavePayment: {
    method: 'POST',
    path: '/desk/api/payments/{id}/leave/',
    access: 'books.write',
    summary: 'Leaves a payment without a donor. 409 if it was changed meanwhile.',
    params: withId,
    request: z.object({ based_on: basedOn, reason: rules.reason }),
    response: message,
  },
} as const satisfies Record<string, Call>;
