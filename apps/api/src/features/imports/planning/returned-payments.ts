import { addDays } from '@hearthlight/domain';
import { sql } from 'kysely';

import type { Database } from '../../../database/schema.ts';
import { giverName, payerKey } from '../../books/giver.ts';
import type { FileRow } from '../formats/read-file.ts';
import { bankNumbersIn } from '../rows/bank-numbers.ts';
import { isBounced, longestBounce } from '../rows/days.ts';
import type { ReturnedPayment } from '../rows/refusal.ts';
import { countShared, saysCheck, saysName, shareWords } from '../words/returned-words.ts';
import { type GiftState, knownState } from './gift-state.ts';
import { type KnownGift, partsOf } from './known-gifts.ts';

/** A gift in the books that the bank may have paid back. */
interface ReturnableGift extends KnownGift {
  reference: string | null;
  payer_key: string | null;
  giver: string | null;
  cause: string;
  /** The bank's numbers in the rows that it is from. */
  numbers: readonly string[];
}

/** Candidates for a payment that came back: a gift of the books or of the file. */
interface Found {
  state: GiftState;
  giver: string | null;
}

/** Days after which banks no longer take back a payment: a direct debit without a mandate for 13 months. */
const longestReturn = 400;

/** Whether a gift is the rest of a returned amount, which then has the bank's fee in it: at most half. */
const isLessFee = (gift: number, returned: number) => gift < returned && gift >= returned / 2;

/** A gift of the books or of the file, with what tells that a payment is about it. */
interface Candidate extends Found {
  reference: string | null;
  payer: string | null;
  date: string;
  /** The bank's numbers. */
  numbers: readonly string[];
  /** The giver and the purpose. */
  text: string;
}

/** Finds the gift of a payment that came back, if there is one. */
export type GiftOfReturned = (payment: ReturnedPayment) => Found | undefined;

/**
 * Returns a function that finds the gift of a payment that came back: by its reference, or by its amount and a number
 * of the bank, its payer, what both rows say, or that it is the only check. If a row says itself that money came back,
 * the gift may be smaller by the bank's fee. Of several gifts, the one whose text has the most words of the row comes
 * first, then the newest. `states` are those of the file's other rows.
 */
export async function returnedGifts(
  database: Database,
  rows: readonly FileRow[],
  states: ReadonlyMap<string, GiftState>,
): Promise<GiftOfReturned> {
  const payments = rows.flatMap(({ returned }) => returned ?? []);
  if (payments.length === 0) return () => undefined;
  const candidates = await candidatesOf(database, payments, [...states.values()]);
  const byReference = Map.groupBy(candidates, ({ reference }) => reference);
  const byPayer = Map.groupBy(candidates, ({ payer }) => payer);
  const byCents = Map.groupBy(candidates, ({ state }) => state.cents);
  const byNumber = numbered(candidates);
  return ({ cents, date, isEqual, isUnclear, numbers = [], original = cents, payers, references, text }) => {
    const isPossible = (each: Candidate) => each.state.status === 'completed' && isEarlier(each.date, date);
    const isWhole = ({ state }: Found) => state.cents === original;
    const named = newestOf(references.map((reference) => byReference.get(reference))).filter(isPossible);
    const referenced = named.filter(({ state }) => state.cents >= original);
    const paid = newestOf(payers.map((payer) => byPayer.get(payer))).filter(isPossible);
    const told = text === undefined ? [] : (byCents.get(original) ?? []);
    const bounced = told.filter((each) => isPossible(each) && isBounced(each, date));
    const isTold = (gift: Candidate) =>
      saysName(text ?? '', gift.giver ?? '') || (!isUnclear && shareWords(gift.text, text ?? ''));
    const withNumber = newestOf(numbers.map((number) => byNumber.get(number))).filter(isPossible);
    return (
      referenced.find(isWhole) ??
      withNumber.find(isWhole) ??
      referenced[0] ??
      bestMatch(paid.filter(isWhole), text) ??
      bestMatch(bounced.filter(isTold), text) ??
      (isEqual ? bounced : []).find(({ state }) => state.gift) ??
      (isUnclear ? undefined : onlyCheck(bounced, text)) ??
      (text === undefined || isUnclear ? [] : [...named, ...paid]).find(({ state }) => isLessFee(state.cents, cents))
    );
  };
}

/** Returns the gifts of the file and the books that payments may be about, the newest first. */
async function candidatesOf(
  database: Database,
  payments: readonly ReturnedPayment[],
  given: readonly GiftState[],
): Promise<Candidate[]> {
  const all = [...inFile(given), ...inBooks(await findGifts(database, payments), given)];
  return all.toSorted((one, other) => other.date.localeCompare(one.date));
}

/** Gifts beyond which a number is none of a payment, but that of an account or a bank. */
const mostPayments = 2;

/** Returns the gifts by the bank's numbers that identify payments. */
function numbered(gifts: readonly Candidate[]): ReadonlyMap<string, Candidate[]> {
  const byNumber = new Map<string, Candidate[]>();
  for (const gift of gifts)
    for (const number of gift.numbers) byNumber.set(number, [...(byNumber.get(number) ?? []), gift]);
  return new Map([...byNumber].filter(([, all]) => all.length <= mostPayments));
}

/** Returns the only check or deposit among some gifts, if a row says that one came back. */
function onlyCheck(gifts: readonly Candidate[], said = ''): Candidate | undefined {
  if (!saysCheck(said)) return undefined;
  const [check, ...others] = gifts.filter(({ text }) => saysCheck(text));
  return others.length === 0 ? check : undefined;
}

/** Returns the gift whose text has the most words of a row: the newest, and of one day the one with the fewest others. */
const bestMatch = (gifts: readonly Candidate[], said = ''): Candidate | undefined =>
  gifts
    .map((gift) => ({ gift, ...countShared(gift.text, said) }))
    .toSorted(
      (one, other) =>
        other.shared - one.shared || other.gift.date.localeCompare(one.gift.date) || one.others - other.others,
    )[0]?.gift;

/** Joins lists that have the newest first. */
const newestOf = (lists: ReadonlyArray<Candidate[] | undefined>): Candidate[] =>
  lists.flatMap((list) => list ?? []).toSorted((one, other) => other.date.localeCompare(one.date));

const inFile = (states: readonly GiftState[]): Candidate[] =>
  states.flatMap((state) => {
    const { gift } = state;
    if (!gift || (state.known && !state.isPaid)) return [];
    const payer = gift.name === undefined ? null : payerKey(gift.name);
    const { text = null } = gift.reference ?? {};
    const said = `${gift.name ?? ''} ${gift.payment?.text ?? gift.cause}`;
    const { date, name: giver = null, numbers = [] } = gift;
    return [{ state, reference: text, payer, date, giver, numbers, text: said }];
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
    numbers: gift.numbers,
    text: `${gift.giver ?? ''} ${gift.cause}`,
  }));
}

const isEarlier = (date: string, returned: string) => date <= returned && date >= addDays(returned, -longestReturn);

async function findGifts(database: Database, payments: readonly ReturnedPayment[]): Promise<ReturnableGift[]> {
  const found: Array<Omit<ReturnableGift, 'numbers'>> = [];
  for (const [column, values] of [
    ['reference', payments.flatMap(({ references }) => references)],
    ['payer_key', payments.flatMap(({ payers }) => payers)],
  ] as const) {
    for await (const part of partsOf(values)) found.push(...(await giftsWith(database, column, part)));
  }
  const told = payments.filter(({ numbers = [], text }) => text !== undefined || numbers.length > 0);
  const since = addDays(told.map(({ date }) => date).toSorted()[0] ?? '2000-01-01', -longestBounce);
  for await (const part of partsOf(told.map(({ cents, original = cents }) => original)))
    found.push(...(await giftsWith(database, 'amount_cents', part, since)));
  const gifts = [...new Map(found.map((gift) => [gift.id, gift])).values()];
  const numbers = await numbersOf(database, gifts);
  return gifts.map((gift) => ({ ...gift, numbers: bankNumbersIn(numbers.get(gift.id) ?? []) }));
}

/** Returns the numbers and the texts of the rows that gifts are from, by gift. */
async function numbersOf(database: Database, gifts: ReadonlyArray<{ id: number }>): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  for await (const part of partsOf(gifts.map(({ id }) => id))) {
    const rows = await database
      .selectFrom('gift_sources')
      .select(['gift_id', 'number', 'text'])
      .where('gift_id', 'in', part)
      .execute();
    for (const { gift_id: id, number, text } of rows)
      found.set(id, [...(found.get(id) ?? []), number ?? '', text ?? '']);
  }
  return found;
}

/** Returns the completed gifts with one of some values. */
async function giftsWith(
  database: Database,
  column: 'amount_cents' | 'payer_key' | 'reference',
  values: readonly (number | string)[],
  since = '',
): Promise<Array<Omit<ReturnableGift, 'numbers'>>> {
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
