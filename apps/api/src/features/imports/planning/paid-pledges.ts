import { payPledges, type PledgeOutcome, pledgeOutcomes } from '@hearthlight/domain/desk';

import type { MadeEntry } from '../../gifts/gift-change.ts';
import type { ImportedGift } from '../rows/imported-gift.ts';
import { type GiftState, newState, paidState, restState } from './gift-state.ts';
import type { Pledge } from './referenced.ts';

/** What a payment may do to the pledges whose references it has, with the entries that this makes. */
export interface PledgeChoice {
  outcome: PledgeOutcome;
  entries: MadeEntry[];
}

/** A payment, and the open pledges whose references it has, in the order of its text. */
export interface Payment {
  gift: ImportedGift;
  pledges: readonly Pledge[];
}

/** Whether a payment is the sum of its pledges. */
export const isExact = ({ gift, pledges }: Payment) => pledgedCents(pledges) === gift.amountCents;

/** Returns the sum of pledges. */
export const pledgedCents = (pledges: readonly Pledge[]) =>
  pledges.reduce((sum, { amount_cents: cents }) => sum + cents, 0);

/** Returns what staff choose from for a payment. */
export const pledgeChoices = (payment: Payment): PledgeChoice[] =>
  (isExact(payment) ? (['complete'] as const) : pledgeOutcomes).map((outcome) => ({
    outcome,
    entries: statesOfPayment(payment, outcome).flatMap(([, state]) => entriesOf(state)),
  }));

function entriesOf({ entries, gift, known }: GiftState): MadeEntry[] {
  const campaign = known?.campaign_id ?? gift?.campaignId ?? null;
  const recorded = { kind: 'recorded' as const, cents: gift?.amountCents ?? 0, date: gift?.date ?? '' };
  return [...(known ? [] : [recorded]), ...entries].map((entry) => ({ ...entry, campaign_id: campaign }));
}

/**
 * Returns the states of the pledges that a payment reaches and of the gifts that it makes, by number. The first has the
 * number of the payment, others have it with a suffix. Only the first has its fee.
 */
export function statesOfPayment({ gift, pledges }: Payment, outcome: PledgeOutcome): [string, GiftState][] {
  const cents = pledges.map(({ amount_cents: each }) => each);
  const { parts, surplus } = payPledges(cents, gift.amountCents, outcome);
  const reached = pledges.flatMap((pledge, index) => {
    const { paid = 0, rest = 0 } = parts[index] ?? {};
    return paid === 0 ? [] : { pledge, paid, rest };
  });
  const last = reached.at(-1);
  const paid = reached.flatMap(({ paid: amount, pledge, rest }, index): [string, GiftState][] => {
    const part = partOf(gift, pledge, { cents: amount, index });
    if (rest === 0) return [[part.externalId, paidState(pledge, part)]];
    return [
      [part.externalId, newState({ ...part, pledgeId: pledge.id })],
      [`rest of ${part.externalId}`, restState(pledge, rest)],
    ];
  });
  if (surplus === 0 || !last) return paid;
  const second = partOf(gift, last.pledge, { cents: surplus, index: reached.length });
  return [...paid, [second.externalId, newState(second)]];
}

/** Returns a part of a payment as a gift of whoever pledged, for what was pledged. */
function partOf(gift: ImportedGift, pledge: Pledge, { cents, index }: { cents: number; index: number }): ImportedGift {
  const { campaign_id: campaign, donor_id: donor, giver_email: email, giver_name: name, reference } = pledge;
  return {
    ...gift,
    externalId: index === 0 ? gift.externalId : `${gift.externalId}/${index + 1}`,
    amountCents: cents,
    cause: pledge.cause,
    feeCents: index === 0 ? gift.feeCents : 0,
    reference: [gift.reference, ...(gift.references ?? [])].find((each) => each?.text === reference),
    donorId: donor ?? gift.donorId,
    campaignId: campaign ?? gift.campaignId,
    occasionId: pledge.occasion_id ?? undefined,
    staysAnonymous: pledge.stays_anonymous === 1,
    ...(donor === null && { email: email ?? gift.email, name: name ?? gift.name }),
  };
}
