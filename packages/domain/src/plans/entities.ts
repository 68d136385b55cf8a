import * as z from 'zod/mini';

import { day, money } from '../calls/fields.ts';
import { rhythms } from '../payments/rhythms.ts';
import { planDayStates, planStates } from './states.ts';

/** A standing order of the signed-in donor, with its newest days. */
export const donorPlan = z.object({
  rhythm: z.enum(rhythms),
  amount: money,
  state: z.enum(planStates),
  /** The day of the first payment, until one came. */
  expected_from: z.optional(day),
  /** The newest day first. */
  days: z.array(
    z.object({
      due: day,
      state: z.enum(planDayStates),
      /** The payment that came for it. */
      payment: z.optional(z.object({ date: day, amount: money })),
    }),
  ),
});
export type DonorPlan = z.output<typeof donorPlan>;
