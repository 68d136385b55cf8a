import * as z from 'zod/mini';

import { occasionKinds } from './entities.ts';

/** An occasion in a list: whom gifts are in memory or in honor of. */
export const occasionRow = z.object({
  id: z.number(),
  kind: z.enum(occasionKinds),
  name: z.string(),
  /** The number of its completed gifts, and their sum in the foundation's currency. */
  gifts: z.number(),
  amount: z.number(),
});
export type OccasionRow = z.output<typeof occasionRow>;

/** An occasion with what its letter says. */
export const occasion = z.extend(occasionRow, {
  /** Whom to tell about the gifts: a name, an address or both. Empty if nobody. */
  tell: z.string(),
  /** Whether the family wishes that the open books show the sum. */
  is_public: z.boolean(),
  /** The number of people who gave, and of those among them whom the letter does not name. */
  givers: z.number(),
  unnamed: z.number(),
  version: z.number(),
});
export type Occasion = z.output<typeof occasion>;

/** What merging an occasion into another one moves. */
export const occasionMerge = z.object({
  /** The one that stays, as it is afterwards. */
  kept: occasion,
  /** The one that goes, as it was. */
  merged: occasion,
  /** The number of its gifts and pledges. */
  count: z.number(),
  /** The newest of these. */
  gifts: z.array(z.object({ id: z.number(), date: z.string(), amount: z.number() })),
});
export type OccasionMerge = z.output<typeof occasionMerge>;
