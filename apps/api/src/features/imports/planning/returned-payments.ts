import { addDays } from '@hearthlight/domain';
import { sql } from 'kysely';

import type { Database } from '../../../database/schema.ts';
import { giverName, payerKey } from '../../books/giver.ts';
import type { FileRow } from '../formats/read-file.ts';
import { isBounced, longestBounce } from '../rows/days.ts';
import type { ReturnedPayment } from '../rows/refusal.ts';
import { countShared, saysName, shareWords } from '../words/returned-words.ts';
import { type GiftState, knownState } from './gift-state.ts';
import { type KnownGift, partsOf } from './known-gifts.ts';

/** A gift in the books that the bank may have paid back. */
interface ReturnableGift extends KnownGift {
  reference: string | null;
  payer_key: string | null;
  giver: string | null;
  cause: string;
}

/** A candidate for a payment that came back: a gift of the books or of the file. */
export interface Found {
  state: GiftState;
  giver: string | null;
  date: string;
  cause: string;
}

/** Gifts among which somebody chooses. */
const mostCandidates = 10;

/** Days after which banks no longer take back a payment: a direct debit without a mandate for 13 months. */
const longestReturn = 400;

/** Whether a gift is the rest of a returned amount, which then has the bank's fee in it: at most half. */
const isLessFee = (gift: number, returned: number) => gift < returned && gift >= returned / 2;

/** A gift of the books or of the file, with what tells that a payment is about it. */
interface Candidate extends Found {
  reference: string | null;
  payer: string | null;
  /** The giver and the purpose. */
  text: string;
}

/** Finds the gifts that may be those of a payment that came back, the likeliest first. */
export type GiftsOfReturned = (payment: ReturnedPayment) => Found[];

/**
 * Returns a function that finds the gifts of a payment that came back: by its reference, or by its payer and amount, or
 * by its amount and what both rows say. If a row says itself that money came back, the gift may be smaller by the
 * bank's fee. Of several gifts, the one whose text has the most words of the row comes first, then the newest. `states` are those of the file's other rows.
 */
export async function returnedGifts(
  database: Database,
  rows: readonly FileRow[],
  states: ReadonlyMap<string, GiftState>,
): Promise<GiftsOfReturned> {
  const payments = rows.flatMap(({ returned }) => returned ?? []);
  if (payments.length === 0) return () => [];
  const given = [...states.values()];
  const candidates = [...inFile(given), ...inBooks(await findGifts(database, payments), given)].toSorted((one, other) =>
    other.date.localeCompare(one.date),
  );
  const byReference = Map.groupBy(candidates, ({ reference }) => reference);
  const byPayer = Map.groupBy(candidates, ({ payer }) => payer);
  const byCents = Map.groupBy(candidates, ({ state }) => state.cents);
  return ({ cents, date, isEqual, isUnclear, original = cents, payers, references, text }) => {
    const isPossible = (each: Candidate) => each.state.status === 'completed' && isEarlier(each.date, date);
    const isWhole = ({ state }: Found) => state.cents === original;
    const named = newestOf(references.map((reference) => byReference.get(reference))).filter(isPossible);
    const referenced = named.filter(({ state }) => state.cents >= original);
    const paid = newestOf(payers.map((payer) => byPayer.get(payer))).filter(isPossible);
    const told = text === undefined ? [] : (byCents.get(original) ?? []);
    const isTold = (gift: Candidate, said: string) =>
      saysName(said, gift.giver ?? '') || (!isUnclear && shareWords(gift.text, said));
    const isRecent = (each: Candidate) => isPossible(each) && isBounced(each, date);
    return firstFound([
      () => referenced.filter(isWhole),
      () => referenced,
      () => byMatch(paid.filter(isWhole), text),
      () =>
        byMatch(
          told.filter((each) => isRecent(each) && isTold(each, text ?? '')),
          text,
        ),
      () => (isEqual ? told : []).filter((each) => isRecent(each) && each.state.gift),
      () =>
        text === undefined || isUnclear ? [] : [...named, ...paid].filter(({ state }) => isLessFee(state.cents, cents)),
    ]);
  };
}

/** Returns the gifts that the first of some searches finds. */
function firstFound(searches: ReadonlyArray<() => Candidate[]>): Candidate[] {
  for (const search of searches) {
    const found = [...new Set(search())];
    if (found.length > 0) return found.slice(0, mostCandidates);
  }
  return [];
}

/**
 * Sorts gifts by how many words of a row their texts have: the most first, then the newest, and of one day the one with
 * the fewest other words.
 */
const byMatch = (gifts: readonly Candidate[], said = ''): Candidate[] =>
  gifts
    .map((gift) => ({ gift, ...countShared(gift.text, said) }))
    .toSorted(
      (one, other) =>
        other.shared - one.shared || other.gift.date.localeCompare(one.gift.date) || one.others - other.others,
    )
    .map(({ gift }) => gift);

/** Joins lists that have the newest first. */
const newestOf = (lists: ReadonlyArray<Candidate[] | undefined>): Candidate[] =>
  lists.flatMap((list) => list ?? []).toSorted((one, other) => other.date.localeCompare(one.date));

const inFile = (states: readonly GiftState[]): Candidate[] =>
  states.flatMap((state) => {
    const { gift } = state;
    if (!gift || (state.known && !state.isPaid)) return [];
    const payer = gift.name === undefined ? null : payerKey(gift.name);
    const { text = null } = gift.reference ?? {};
    const cause = gift.payment?.text ?? gift.cause;
    const said = `${gift.name ?? ''} ${cause}`;
    return [{ state, reference: text, payer, date: gift.date, giver: gift.name ?? null, cause, text: said }];
  });

function inBooks(gifts: readonly ReturnableGift[], states: readonly GiftState[]): Candidate[] {
  // The first row about a gift counts.
  const ofGift = new Map(states.toReversed().map((state) => [state.known?.id, state]));
  return gifts.map((gift) => ({
    state: ofGift.get(gift.id) ?? knownState(gift),
    reference: gift.reference,
    payer: gift.payer_key,
    date: gift.date,
    giver: gift.giver,
    cause: gift.cause,
    text: `${gift.giver ?? ''} ${gift.cause}`,
  }));
}

const isEarlier = (date: string, returned: string) => date <= returned && date >= addDays(returned, -longestReturn);

async function findGifts(database: Database, payments: readonly ReturnedPayment[]): Promise<ReturnableGift[]> {
  const found: ReturnableGift[] = [];
  for (const [column, values] of [
    ['reference', payments.flatMap(({ references }) => references)],
    ['payer_key', payments.flatMap(({ payers }) => payers)],
  ] as const) {
    for await (const part of partsOf(values)) found.push(...(await giftsWith(database, column, part)));
  }
  const told = payments.filter(({ text }) => text !== undefined);
  const since = addDays(told.map(({ date }) => date).toSorted()[0] ?? '2000-01-01', -longestBounce);
  for await (const part of partsOf(told.map(({ cents, original = cents }) => original)))
    found.push(...(await giftsWith(database, 'amount_cents', part, since)));
  return [...new Map(found.map((gift) => [gift.id, gift])).values()];
}

/** Returns the completed gifts with one of some values. */
async function giftsWith(
  database: Database,
  column: 'amount_cents' | 'payer_key' | 'reference',
  values: readonly (number | string)[],
  since = '',
): Promise<ReturnableGift[]> {
  const rows = await database
    .selectFrom('gifts')
    .leftJoin('donors', 'donors.id', 'gifts.donor_id')
    .select(['gifts.id', 'payment_status', 'amount_cents', 'fee_cents', 'date', 'campaign_id'])
    .select(['payment_method', 'reference', 'payer_key', 'cause'])
    .select(['giver_name', 'giver_email', 'first_name', 'last_name'])
    .where(sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`)
    .where('date', '>=', since)
    .where('payment_status', '=', 'completed')
    .orderBy('gifts.id')
    .execute();
  return rows.map(({ first_name, giver_email, giver_name, last_name, ...gift }) => ({
    ...gift,
    giver: giverName({ first_name, giver_name, last_name }) ?? giver_email,
  }));
}
