import {
  type GiverRow,
  type LikelyDonor,
  likelyReasons,
  type PledgeDecision,
  type UnmatchedPayment,
} from '@hearthlight/domain/desk';

/**
 * Returns the donors who may have made each payment of a group, as its newest payment has them, each with the weakest
 * reason.
 */
export function likelyForAll([newest, ...others]: readonly UnmatchedPayment[]): LikelyDonor[] {
  return (newest?.likely ?? []).flatMap((donor) => {
    const same = others.flatMap(({ likely }) => likely.find(({ id }) => id === donor.id) ?? []);
    if (same.length < others.length) return [];
    const weakest = Math.max(...[donor, ...same].map(({ reason }) => likelyReasons.indexOf(reason)));
    return { ...donor, reason: likelyReasons[weakest] ?? donor.reason };
  });
}

/** Returns the people without an account who may have made each payment of a group. */
export const peopleForAll = ([newest, ...others]: readonly UnmatchedPayment[]): GiverRow[] =>
  (newest?.people ?? []).filter(({ gift_id: id }) =>
    others.every(({ people }) => people.some(({ gift_id: other }) => other === id)),
  );

/** Returns the payer of all payments, as the bank names them. */
export function payerOfAll([first, ...others]: readonly UnmatchedPayment[]): string | null {
  const payer = first?.payer ?? null;
  return others.every((other) => other.payer === payer) ? payer : null;
}

/** Whether nothing but an amount links anybody to the payments. */
export const isNobodyLinked = (payments: readonly UnmatchedPayment[]): boolean =>
  peopleForAll(payments).length === 0 && likelyForAll(payments).every(({ reason }) => reason === 'amount');

/**
 * Returns payments as they are given to a donor: each with the pledge of its amount that it may be. The oldest of
 * several payments that may be the same pledge is the one.
 */
export function withPledges(payments: readonly UnmatchedPayment[], donor: number | null) {
  const taken = new Set<number>();
  return payments.toReversed().map(({ amount, id, likely, newest_entry: basedOn }) => {
    const pledge = likely.find((each) => each.id === donor)?.pledge;
    const isFree = pledge?.amount === amount && !taken.has(pledge.id);
    if (isFree) taken.add(pledge.id);
    return { id, based_on: basedOn, pledge_id: isFree ? pledge.id : null };
  });
}

/** Returns a payment as it is given to a donor who pledged another sum. */
export const withDecision = (
  { id, likely, newest_entry: basedOn }: UnmatchedPayment,
  donor: number,
  decision: PledgeDecision,
) => {
  const seen = { id, based_on: basedOn };
  if (decision === 'separate') return { ...seen, pledge_id: null };
  const pledge = likely.find((each) => each.id === donor)?.pledge;
  return { ...seen, pledge_id: pledge?.id ?? null, outcome: decision };
};
