import {
  type GiverRow,
  type LikelyDonor,
  likelyReasons,
  type PledgeDecision,
  type UnmatchedPayment,
} from '@hearthlight/domain/desk';

import type { ChosenGiver } from './choose-donor.tsx';

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

/** A payer whose name says who gave the payments. */
export interface NamedPayer {
  payer: string;
  payments: readonly UnmatchedPayment[];
  /** The only giver who fits, or somebody new with the name of the payer. */
  giver: ChosenGiver & { email?: string };
  isNew: boolean;
}

/**
 * Returns the payers whose payments can be given away by their names, at most one giver each. Payments that may be for
 * a pledge, or of several people, need a look.
 */
export const namedPayers = (groups: ReadonlyArray<readonly UnmatchedPayment[]>): NamedPayer[] =>
  groups.flatMap((payments) => {
    const payer = payerOfAll(payments);
    const linked = payments.flatMap(({ likely }) => likely.filter(({ reason }) => reason !== 'amount'));
    const mayBePledge = linked.some(({ pledge, reason }) => pledge ?? (reason === 'reference' || reason === 'paid'));
    if (payer === null || mayBePledge) return [];
    const givers = new Map<string, NamedPayer['giver']>(linked.map((donor) => [`donor ${donor.id}`, donor]));
    for (const person of payments.flatMap(({ people }) => people)) {
      const name = person.name ?? person.email ?? '';
      givers.set(`${person.name} ${person.email}`, { id: null, name, person });
    }
    const [giver = { id: null, name: payer, person: { name: payer, email: null } }] = givers.values();
    return givers.size > 1 ? [] : { payer, payments, giver, isNew: givers.size === 0 };
  });

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
