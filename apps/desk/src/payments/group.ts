import type { LikelyDonor, UnmatchedPayment } from '@hearthlight/domain/desk';

/** Returns the donors who may have made each payment of a group, as its newest payment has them. */
export function likelyForAll([newest, ...others]: readonly UnmatchedPayment[]): LikelyDonor[] {
  const isLikely = (id: number) => others.every(({ likely }) => likely.some((donor) => donor.id === id));
  return (newest?.likely ?? []).filter(({ id }) => isLikely(id));
}

/**
 * Returns payments as they are given to a donor: each with the pledge that it may be. The oldest of several payments that may
 * be the same pledge is the one.
 */
export function withPledges(payments: readonly UnmatchedPayment[], donor: number) {
  const taken = new Set<number>();
  return payments.toReversed().map(({ id, likely, newest_entry: basedOn }) => {
    const pledge = likely.find((each) => each.id === donor)?.pledge?.id;
    const isFree = pledge !== undefined && !taken.has(pledge);
    if (isFree) taken.add(pledge);
    return { id, based_on: basedOn, pledge_id: isFree ? pledge : null };
  });
}
