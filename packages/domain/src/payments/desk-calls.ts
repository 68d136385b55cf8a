import * as z from 'zod/mini';

import type { Call } from '../calls/call.ts';
import { after, next, rowId } from '../desk/call-parts.ts';
import * as rules from '../desk/rules.ts';
import { taskLimit } from '../desk/tasks.ts';
import { knownGiver } from '../gifts/desk-calls.ts';
import { giftEntry } from '../gifts/desk-entities.ts';
import { paymentGroupings, seenPayment, unmatchedPayment } from './desk-entities.ts';
import { pledgeOutcomes } from './pay-pledges.ts';

const several = z.array(seenPayment).check(z.minLength(1), z.maxLength(taskLimit));

/** The changed payments, as another change is based on them, and how many were skipped. */
const changed = z.object({ changed: z.array(seenPayment), skipped: z.number() });

/**
 * The calls of the desk for payments whose donor nobody knows. A search is a body, because an address must not contain
 * a name.
 */
export const paymentCalls = {
  /** Returns groups of payments of imports without a donor, by payer or purpose, with donors who may have made them. */
  paymentList: {
    method: 'POST',
    path: '/desk/api/payments/search/',
    access: 'donors.read',
    request: z.object({
      search: z.optional(z.string().check(z.trim(), z.maxLength(rules.deskLimits.line))),
      by: z.optional(z.enum(paymentGroupings)),
      after,
    }),
    response: z.object({
      /** At least one payment each, the newest first. */
      groups: z.array(z.array(unmatchedPayment)),
      /** All payments that the search finds. */
      count: z.number(),
      amount: z.number(),
      /** Whether there are older payments, which are listed once some of these are settled. */
      has_older: z.boolean(),
      next,
    }),
  },
  /**
   * Gives payments to a donor or a person without an account, and cancels the pledges that they are, or leaves the rest
   * of one open. 409 if all payments were changed meanwhile, 400 for a pledge of another sum without an outcome.
   */
  assignPayments: {
    method: 'POST',
    path: '/desk/api/payments/assign/',
    access: 'books.write',
    request: z.object({
      giver: knownGiver,
      payments: z
        .array(
          z.extend(seenPayment, {
            /** A pledge of the donor. `null` if the payment is none. */
            pledge_id: z.nullable(rowId),
            /** What it does to a pledge of another sum. */
            outcome: z.optional(z.enum(pledgeOutcomes)),
          }),
        )
        .check(z.minLength(1), z.maxLength(taskLimit)),
      /** Only returns the entries that would be made. */
      preview: z.optional(z.boolean()),
    }),
    response: z.extend(changed, { entries: z.array(giftEntry) }),
  },
  /** Leaves payments without a donor. 409 if all were changed meanwhile. */
  leavePayments: {
    method: 'POST',
    path: '/desk/api/payments/leave/',
    access: 'books.write',
    request: z.object({ reason: rules.reason, payments: several }),
    response: changed,
  },
  /** Undoes `assignPayments` and `leavePayments`. 409 if all payments were changed meanwhile. */
  reopenPayments: {
    method: 'POST',
    path: '/desk/api/payments/reopen/',
    access: 'books.write',
    request: z.object({ payments: several }),
    response: changed,
  },
} as const satisfies Record<string, Call>;
