import { deskRules as words } from '@hearthlight/words/desk-rules';
import * as z from 'zod/mini';

import { pledgeOutcomes } from './pay-pledges.ts';

/** What a payment of another sum than pledged does: an outcome, or nothing to the pledge. */
export const pledgeDecisions = [...pledgeOutcomes, 'separate'] as const;
export type PledgeDecision = (typeof pledgeDecisions)[number];

/** The choice how a payment of another sum than pledged counts. */
export const pledgeForm = z.object({
  decision: z.pipe(z.string(), z.enum(pledgeDecisions, { error: () => words.pledgeOutcome })),
});
export type PledgeDecided = z.output<typeof pledgeForm>;
