import * as z from 'zod/mini';

import { day, money } from '../calls/fields.ts';
import { occasionKinds } from '../occasions/entities.ts';

/** A donation of the signed-in donor. Read `payment_status` with `paymentStatusOf`. */
export const donation = z.object({
  date_of_donation: day,
  amount_donated: money,
  donation_cause: z.string(),
  payment_method: z.string(),
  payment_status: z.string(),
  /** The number of its receipt. Only a completed donation has one. */
  receipt: z.optional(z.string()),
  /** The campaign that it is for, `null` for another cause. The open books show what both led to. */
  campaign_id: z.optional(z.nullable(z.number())),
  /** The reference of its pledge, without spaces. The transfer of a pending donation must state it. */
  payment_reference: z.optional(z.string()),
  /** The day of the first payment of a standing order, none of which came. Only a pending donation has one. */
  expected_from: z.optional(day),
  /** What was pledged, and what came for it in all payments. Absent if exactly that came. */
  pledged: z.optional(z.object({ amount: money, came: money })),
  /** Whom it is in memory or in honor of. Absent if nobody. */
  occasion: z.optional(z.object({ kind: z.enum(occasionKinds), name: z.string() })),
  /** Whether the donor stays anonymous in public for it. Absent if the donor has not asked. */
  anonymous: z.optional(z.boolean()),
});
export type Donation = z.output<typeof donation>;
