import { addDays, parsePaymentReference } from '@hearthlight/domain';
import type { PledgeOutcome } from '@hearthlight/domain/desk';
import { importRows as words } from '@hearthlight/words/import-rows';

import { emailKey } from '../../../lib/email-key.ts';
import type { ImportedGift } from '../rows/imported-gift.ts';
import type { GiftState } from './gift-state.ts';
import {
  closedNotes,
  isSeparate,
  money,
  type NamedPledges,
  type Outcome,
  type PledgeDecisions,
  type SeparateLines,
} from './imported-row.ts';
import { hasOtherName, isOtherPayer } from './other-payer.ts';
import { isExact, type Payment, pledgeChoices, pledgedCents, statesOfPayment } from './paid-pledges.ts';
import type { Pledge, Referenced } from './referenced.ts';
import { isSameDayByHand, type SimilarGift } from './suspects.ts';

/** What decides about payments for pledges, and what they change. */
interface PledgePlanning extends Pick<
  Referenced,
  'byAddress' | 'byHand' | 'paid' | 'paidAsNamed' | 'pledges' | 'standing'
> {
  named: NamedPledges | undefined;
  /** Finds the gift in the books that a payment may be. */
  similar: (gift: ImportedGift, paid: ReadonlySet<number>) => SimilarGift | undefined;
  separate: SeparateLines;
  decisions: PledgeDecisions;
  /** The newest closed month, if there is one. */
  closed: string | undefined;
  states: Map<string, GiftState>;
}

/**
 * Lets a payment pay the pledges whose references it has. Asks first if it is for several or of another sum, unless it
 * is one of a standing order, and if a part of the pledge was recorded by hand that it may be. Returns `undefined` for
 * a gift of its own.
 */
export function pledgeOutcome(gift: ImportedGift, line: number, planning: PledgePlanning): Outcome | undefined {
  const references = gift.references ?? (gift.reference ? [gift.reference] : []);
  const proposed = references.length === 0 ? pledgeWithoutReference(gift, line, planning) : undefined;
  // Somebody decided about two payments that named the same pledge: the second is a further gift, not one for another
  // pledge.
  if (proposed && planning.paid.has(proposed.id)) return undefined;
  const found = proposed ? [proposed] : references.flatMap(({ text }) => planning.pledges.get(text) ?? []);
  if (gift.status === 'failed' || (found.length === 0 && references.length < 2)) return undefined;
  if (gift.status === 'pending') return { outcome: 'refused', note: words.paysLater };
  const mayBeSeparate = isSeparate(line, planning.separate);
  if (found.length < references.length)
    return mayBeSeparate ? undefined : { outcome: 'suspected', note: words.severalReferences };
  const reference = proposed ? parsePaymentReference(proposed.reference) : gift.reference;
  const payment = { gift: { ...gift, reference }, pledges: found };
  const like = partByHand(payment, planning);
  const [pledge] = found;
  // Who pays by the link of a pledge may do so from any address (decision 0041).
  const isByOther =
    gift.name !== undefined &&
    pledge !== undefined &&
    isOtherPayer(gift, { email: pledge.email ?? pledge.giver_email, name: pledge.giver });
  const outcome =
    decided(payment, line, planning) ?? (like || proposed || isByOther ? undefined : clearOutcome(payment, planning));
  if (outcome && proposed && planning.decisions instanceof Map) planning.paidAsNamed.add(proposed.id);
  const anyAmount = !like && isOfPlan(payment, planning);
  if (outcome) return { ...paidOutcome(payment, outcome, planning), ...(anyAmount && { anyAmount }) };
  if (mayBeSeparate) return undefined;
  const pledges = { cents: pledgedCents(found), choices: pledgeChoices(payment) };
  const asked = proposed ? words.mayPayPledge(namedPledge(proposed)) : askedNote(found);
  const other = isByOther ? [otherPayerNote(gift, pledge.giver)] : [];
  const mistake = gift.hasMistake ? [words.hasMistake] : [];
  const note = [...other, ...mistake, asked, ...(like ? [words.similarGift({ id: like.id })] : [])].join(' ');
  return { outcome: 'suspected', note, pledgeIds: found.map(({ id }) => id), pledges, like };
}

/** Says that somebody else paid with the reference of a donor. */
export const otherPayerNote = ({ email, name }: ImportedGift, donor: string | null | undefined): string =>
  words.otherPayer({ payer: name ?? email ?? words.someone, donor: donor ?? words.someone });

/** Returns the open pledge that a payment without its reference, or with a mistake in it, may be for. */
const pledgeWithoutReference = (gift: ImportedGift, line: number, planning: PledgePlanning): Pledge | undefined =>
  gift.status === 'completed'
    ? (pledgeOfAddress(gift, line, planning) ?? similarPledge(gift, line, planning))
    : undefined;

/** Returns the pledge of the same giver and amount with a near day, or the one that was named before. */
function similarPledge(gift: ImportedGift, line: number, { named, paid, similar }: PledgePlanning): Pledge | undefined {
  const { pledge } = similar(gift, paid) ?? {};
  return named && pledge?.id !== named.get(line) ? undefined : pledge;
}

/** Days after a pledge in which a payment without its reference is proposed for it. */
const daysToPay = 92;
/** Days before a pledge in which it may have been paid. */
const daysBefore = 3;

/**
 * Returns the pledge that a payment without a reference may be for, by its address and amount: the one with the nearest
 * day, or the one that it named when somebody decided about it.
 */
function pledgeOfAddress(
  gift: ImportedGift,
  line: number,
  { byAddress, named, paid, paidAsNamed }: PledgePlanning,
): Pledge | undefined {
  if (gift.email === undefined) return undefined;
  const open = byAddress.get(emailKey(gift.email)) ?? [];
  if (named) return open.find(({ id }) => id === named.get(line));
  const from = addDays(gift.date, -daysToPay);
  const to = addDays(gift.date, daysBefore);
  return open.findLast(
    ({ amount_cents: cents, date, id }) =>
      cents === gift.amountCents && date >= from && date <= to && (!paid.has(id) || paidAsNamed.has(id)),
  );
}

/**
 * Returns a part of a pledge that somebody recorded by hand and that the payment may be. Another one of the file is not
 * this part.
 */
function partByHand({ gift, pledges }: Payment, { byHand, paid }: PledgePlanning): SimilarGift | undefined {
  const part = pledges
    .flatMap(({ reference }) => byHand.get(reference) ?? [])
    .find(
      ({ amount_cents: cents, date, id }) =>
        cents === gift.amountCents && !paid.has(id) && isSameDayByHand(date, gift.date),
    );
  if (!part) return undefined;
  paid.add(part.id);
  const { amount_cents: amountCents, date, giver, id, payment_method: method } = part;
  return { id, date, amountCents, giver, method };
}

/** Returns what somebody has decided about a payment for pledges. */
function decided(payment: Payment, line: number, { decisions, separate }: PledgePlanning): PledgeOutcome | undefined {
  if (separate === 'all' && isExact(payment)) return 'complete';
  return typeof decisions === 'string' ? decisions : decisions?.get(line);
}

/** Completes a pledge with its sum, and one of a standing order with any. */
function clearOutcome(payment: Payment, planning: PledgePlanning): PledgeOutcome | undefined {
  const isClear = (payment.pledges.length === 1 && isExact(payment)) || isOfPlan(payment, planning);
  return isClear ? 'complete' : undefined;
}

/** Whether a payment is for the pledge of a standing order. */
const isOfPlan = ({ pledges: [first, ...others] }: Payment, { standing }: PledgePlanning): boolean =>
  others.length === 0 && standing.has(first?.reference ?? '');

function paidOutcome(payment: Payment, outcome: PledgeOutcome, planning: PledgePlanning): Outcome {
  const { gift, pledges } = payment;
  const states = statesOfPayment(payment, outcome);
  for (const [number, state] of states) {
    planning.states.set(number, state);
    const pledge = pledges.find(({ id }) => id === state.known?.id);
    if (pledge) settle(pledge, state, planning);
  }
  const ofOther = pledges.find(({ giver }) => hasOtherName(gift, giver));
  const notes = [
    ...states.flatMap(([, state]) => noteOf(state, pledges)),
    ...(ofOther ? [words.paidByOther({ payer: gift.name ?? '', giver: ofOther.giver ?? '' })] : []),
  ];
  return {
    outcome: 'changed',
    note: [...notes, ...closedNotes(gift, planning.closed)].join(' '),
    pledgeIds: pledges.map(({ id }) => id),
  };
}

/**
 * Takes a paid pledge from the open ones, so that the next payment is another gift, or leaves its rest to the next one.
 */
function settle(pledge: Pledge, state: GiftState, { paid, pledges }: PledgePlanning): void {
  const { cents, isPaid, pledgedCents: pledged = null } = state;
  if (isPaid) {
    pledges.delete(pledge.reference);
    paid.add(pledge.id);
  } else {
    pledges.set(pledge.reference, { ...pledge, amount_cents: cents, pledged_cents: pledged });
  }
}

/** Says what becomes of a pledge, or that a part of the payment is a gift of its own. */
function noteOf({ cents, gift, isPaid, known }: GiftState, pledges: readonly Pledge[]): string[] {
  const pledge = pledges.find(({ id }) => id === known?.id);
  if (!pledge) return gift?.pledgeId === undefined ? [words.surplus({ amount: money(cents) })] : [];
  const pledged = pledge.amount_cents;
  const named = namedPledge(pledge);
  const { keeps, pays, paysOtherwise } = sentencesOf(pledge);
  if (!isPaid) return [keeps({ ...named, paid: money(pledged - cents), rest: money(cents) })];
  return [cents === pledged ? pays(named) : paysOtherwise({ ...named, paid: money(cents) })];
}

const namedPledge = ({ amount_cents: cents, giver, id, pledged_cents: pledged }: Pledge) => ({
  id,
  amount: money(cents),
  pledged: money(pledged ?? cents),
  giver: giver ?? words.someone,
});

/** Returns the sentences about a pledge, or about the rest of one. */
const sentencesOf = ({ pledged_cents: pledged }: Pledge) =>
  pledged === null
    ? {
        asks: words.ofPledge,
        keeps: words.keepsRest,
        pays: words.paysPledge,
        paysOtherwise: words.paysPledgeOtherwise,
      }
    : {
        asks: words.ofRest,
        keeps: words.keepsRestOfRest,
        pays: words.paysRest,
        paysOtherwise: words.paysRestOtherwise,
      };

/** Names the pledges about which somebody has to decide. */
function askedNote(pledges: readonly Pledge[]): string {
  const [first, ...others] = pledges;
  if (first && others.length === 0) return sentencesOf(first).asks(namedPledge(first));
  const names = pledges.map(namedPledge).map(({ amount, giver, id }) => `${id} (${amount}, ${giver})`);
  return words.paysPledges({ gifts: names.join(', ') });
}
