import * as z from 'zod/mini';

import type { Call } from '../calls/call.ts';
import { after, message, next, version, withId } from '../desk/call-parts.ts';
import * as rules from '../desk/rules.ts';
import { rhythms } from '../payments/rhythms.ts';
import { plan, planPayment } from './desk-entities.ts';
import { lastAfterFirst } from './desk-forms.ts';

/** The calls of the desk for standing orders. A plan is named by any gift with its reference. */
export const planCalls = {
  /**
   * Returns standing orders, the newest first: all, or those whose last payment or last two payments were missing at
   * the hourly check.
   */
  planList: {
    method: 'GET',
    path: '/desk/api/plans/',
    access: 'donors.read',
    query: z.object({ state: z.optional(z.enum(['missing', 'paused'])), after }),
    response: z.object({ plans: z.array(plan), next }),
  },
  /** Returns the standing order that has the payment reference of a gift, if there is one. */
  readPlan: {
    method: 'GET',
    path: '/desk/api/gifts/{id}/plan/',
    access: 'donors.read',
    params: withId,
    response: z.object({
      plan: z.nullable(plan),
      /** How the gift itself counts. `null` unless it is an imported payment. */
      payment: z.nullable(planPayment),
    }),
  },
  /** Records that a gift with a payment reference repeats, or changes how. 409 if it was changed meanwhile. */
  savePlan: {
    method: 'POST',
    path: '/desk/api/gifts/{id}/plan/',
    access: 'books.write',
    params: withId,
    request: z
      .object({
        /** 0 for a new one. */
        version,
        rhythm: z.enum(rhythms),
        amount: rules.positiveAmount,
        first: rules.day,
        last: z.nullable(rules.day),
      })
      .check(lastAfterFirst),
    response: message,
  },
  /**
   * Sets whether an imported payment of a standing order is a further gift. 409 if a month is closed, or if it could
   * pay no day.
   */
  setFurtherGift: {
    method: 'POST',
    path: '/desk/api/gifts/{id}/plan/payment/',
    access: 'books.write',
    params: withId,
    request: z.object({ further: z.boolean() }),
    response: message,
  },
  /** Removes a standing order that was recorded by mistake. Its gifts stay. 409 if it was changed meanwhile. */
  removePlan: {
    method: 'POST',
    path: '/desk/api/gifts/{id}/plan/remove/',
    access: 'books.write',
    params: withId,
    request: z.object({ version }),
    response: message,
  },
} as const satisfies Record<string, Call>;
