import * as z from 'zod/mini';

import { giftGiver } from '../gifts/desk-entities.ts';
import { donorPlan } from './entities.ts';

const day = z.iso.date();

/** A standing order as staff see it. */
export const plan = z.extend(donorPlan, {
  id: z.number(),
  first: day,
  /** The day of the last payment; `null` if the end is not known. */
  last: z.nullable(day),
  /** The first of several days in a row without a payment. */
  missing_since: z.nullable(day),
  /** The newest gift with its reference, which says whose it is. `null` if no gift has the reference any more. */
  gift: z.nullable(z.object({ id: z.number(), giver: giftGiver })),
  version: z.number(),
});
export type Plan = z.output<typeof plan>;
