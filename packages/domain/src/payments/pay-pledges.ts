/**
 * What becomes of a payment of another sum than pledged. `complete` completes each pledge that it reaches with what was
 * paid. `split` keeps the rest of a pledge open, and makes what was paid beyond the pledges a gift of its own.
 */
export const pledgeOutcomes = ['complete', 'split'] as const;
export type PledgeOutcome = (typeof pledgeOutcomes)[number];

/** A payment divided among pledges. Amounts are in minor units. */
export interface PaidPledges {
  /** What each pledge gets and what of it stays open, in their order. */
  parts: { paid: number; rest: number }[];
  /** What was paid beyond the pledges. */
  surplus: number;
}

/** Divides a payment among pledges, the first one first. Amounts are in minor units. */
export function payPledges(pledged: readonly number[], paid: number, outcome: PledgeOutcome): PaidPledges {
  let surplus = paid;
  const parts = pledged.map((amount) => {
    const part = Math.min(amount, surplus);
    surplus -= part;
    return { paid: part, rest: amount - part };
  });
  if (outcome === 'split') return { parts, surplus };
  const last = parts.length - 1;
  const completed = parts.map((part, index) =>
    part.paid === 0 ? part : { paid: part.paid + (index === last ? surplus : 0), rest: 0 },
  );
  return { parts: completed, surplus: 0 };
}
