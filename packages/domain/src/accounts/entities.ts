import * as z from 'zod/mini';

import { instant, money } from '../calls/fields.ts';
import { campaign } from '../campaigns/entities.ts';
import { donation } from '../gifts/entities.ts';
import { donorPlan } from '../plans/entities.ts';
import { impactUpdate } from '../updates/entities.ts';

/** The signed-in donor, as the user-details call returns it. */
export const donor = z.object({
  /** The donor's number, for payment references. Another backend may not send it. */
  id: z.optional(z.number()),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  created_at: instant,
  last_login: instant,
  user_agent: z.string(),
  client_goal: money,
  /** Whether the donor wants to stay anonymous in public. Another backend may not send it. */
  anonymous: z.optional(z.boolean()),
});
export type Donor = z.output<typeof donor>;

/** The donor and the records that the dashboard shows. */
export const dashboard = z.extend(donor, {
  records: z.object({
    campaigns: z.array(campaign),
    donation_history: z.array(donation),
    impact_updates: z.array(impactUpdate),
    /** Absent for a donor without standing orders. */
    plans: z.optional(z.array(donorPlan)),
  }),
});
export type Dashboard = z.output<typeof dashboard>;
