import { deskRules as words } from '@hearthlight/words/desk-rules';
import * as z from 'zod/mini';

import * as rules from '../desk/rules.ts';
import { rhythms } from '../payments/rhythms.ts';

/** The last payment is not before the first one. */
export const lastAfterFirst = z.refine<{ first: string; last: string | null }>(
  ({ first, last }) => last === null || last === '' || last >= first,
  { error: () => words.planLastRule, path: ['last'] },
);

/** A standing order. The value of its amount is in minor units. */
export const planForm = z
  .object({
    rhythm: z.enum(rhythms),
    amount: rules.typedAmount,
    first: rules.day,
    last: rules.optionalDay,
  })
  .check(lastAfterFirst);
export type PlanEntered = z.output<typeof planForm>;
