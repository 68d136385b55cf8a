import { addDays } from '@hearthlight/domain';

import { inBatches } from '../../../database/in-batches.ts';
import type { Database } from '../../../database/schema.ts';
import { giverName, payerKey } from '../../books/giver.ts';
import type { FileRow } from '../formats/read-file.ts';
import { bankNumbersIn } from '../rows/bank-numbers.ts';
import { isBounced } from '../rows/days.ts';
import type { ImportedGift } from '../rows/imported-gift.ts';
import type { ReturnedPayment } from '../rows/refusal.ts';
import { countShared, saysCheck, saysName, shareWords } from '../words/returned-words.ts';
import { type GiftState, knownState, newState } from './gift-state.ts';
import { type KnownGift, partsOf } from './known-gifts.ts';
import { keysOfName, ownPairs, runsIn } from './names-in-texts.ts';

/** A gift in the books that the bank may have paid back. */
interface ReturnableGift extends KnownGift {
  reference: string | null;
  payer_key: string | null;
  giver: string | null;
  cause: string;
  /** The bank's numbers in the rows that it is from. */
  numbers: readonly string[];
}

type UnnumberedGift = Omit<ReturnableGift, 'numbers'>;

/** A candidate for a payment that came back: a gift of the books or of the file. */
export interface FoundGift {
  state: GiftState;
  giver: string | null;
  date: string;
  cause: string;
  /** Whether it is a payment of the file that somebody has to record first. */
  isUndecided?: boolean;
}

/** Gifts among which somebody chooses. */
const mostCandidates = 10;

/** Days after which banks no longer take back a payment: a direct debit without a mandate for 13 months. */
const longestReturn = 400;

/** Whether a gift is the rest of a returned amount, which then has the bank's fee in it: at most half. */
const isLessFee = (gift: number, returned: number) => gift < returned && gift >= returned / 2;

/** The highest fee, in cents, of a row that does not say that money came back. */
const highestFee = 500;

/** A gift of the books or of the file, with what tells that a payment is about it. */
interface Candidate extends FoundGift {
  reference: string | null;
  payer: string | null;
  /** The bank's numbers. */
  numbers: readonly string[];
  /** The giver and the purpose. */
  text: string;
  /** What names the giver in other texts: runs of words. */
  keys: readonly string[];
}

/** Finds the gifts that may be those of a payment that came back, the likeliest first. */
export type GiftsOfReturned = (payment: ReturnedPayment) => FoundGift[];

/**
 * Returns a function that finds the gifts of a payment that went back: by its reference, a number of the bank, its
 * payer or a text that names the giver, and the amount, or by its amount and what both rows say, or that it is the only
 * check. The gift may be smaller by the bank's fee,
 * which is a small one if no text says that money came back. Of several gifts, the one whose text has the most words of
 * the row comes first, then the newest. `states` are those of the file's other rows, `undecided` its gifts about which
 * somebody has to decide.
 */
export async function returnedGifts(
  database: Database,
  rows: readonly FileRow[],
  { states, undecided }: { states: ReadonlyMap<string, GiftState>; undecided: readonly ImportedGift[] },
): Promise<GiftsOfReturned> {
  const payments = rows.flatMap(({ returned }) => returned ?? []);
  if (payments.length === 0) return () => [];
  const given = [...states.values()];
  const candidates = [
    ...inFile(given),
    ...inBooks(await findGifts(database, payments), given),
    ...inFile(undecided.map(newState)).map((each) => ({ ...each, isUndecided: true })),
  ].toSorted((one, other) => other.date.localeCompare(one.date));
  return giftFinder(candidates);
}

/** Returns the function for candidates with the newest first. */
function giftFinder(candidates: readonly Candidate[]): GiftsOfReturned {
  const byReference = Map.groupBy(candidates, ({ reference }) => reference);
  const byPayer = Map.groupBy(candidates, ({ payer }) => payer);
  const byNumber = numbered(candidates);
  const byCents = Map.groupBy(candidates, ({ state }) => state.cents);
  const namedIn = nameFinder(candidates);
  return ({ text, cents, date, isEqual, isUnclear = text === undefined, original = cents, ...payment }) => {
    const { numbers = [], payers, references } = payment;
    const said = text ?? '';
    const isPossible = (each: Candidate) => each.state.status === 'completed' && isEarlier(each.date, date);
    const isWhole = ({ state }: FoundGift) => state.cents === original;
    const referenced = newestOf(references.map((reference) => byReference.get(reference))).filter(isPossible);
    const paid = newestOf([...payers.map((payer) => byPayer.get(payer)), ...namedIn(said)]).filter(isPossible);
    const bounced = (byCents.get(original) ?? []).filter((each) => isPossible(each) && isBounced(each, date));
    const isTold = (gift: Candidate) => saysName(said, gift.giver ?? '') || shareWords(gift.text, said);
    const isLess = ({ giver, state }: FoundGift) =>
      isLessFee(state.cents, cents) && (!isUnclear || (giver !== null && cents - state.cents <= highestFee));
    const withNumber = newestOf(numbers.map((number) => byNumber.get(number))).filter(isPossible);
    return firstFound([
      () => referenced.filter(isWhole),
      () => withNumber.filter(isWhole),
      () => referenced.filter(({ state }) => state.cents >= original),
      () => byMatch(paid.filter(isWhole), said),
      () => byMatch(isUnclear ? [] : bounced.filter(isTold), said),
      () => (isEqual ? bounced : []).filter(({ state }) => state.gift),
      () => (isUnclear ? [] : onlyCheck(bounced, said)),
      () => [...referenced, ...paid].filter(isLess),
    ]);
  };
}

/** Returns a function that finds the gifts whose givers a text names. */
function nameFinder(candidates: readonly Candidate[]) {
  const byKey = Map.groupBy(
    candidates.flatMap((each) => each.keys.map((key) => ({ each, key }))),
    ({ key }) => key,
  );
  return (text: string) => [...runsIn(text)].map((run) => byKey.get(run)?.map(({ each }) => each));
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
function onlyCheck(gifts: readonly Candidate[], said: string): readonly Candidate[] {
  const checks = saysCheck(said) ? gifts.filter(({ text }) => saysCheck(text)) : [];
  return checks.length === 1 ? checks : [];
}

/** Returns the gifts that the first of some searches finds. */
function firstFound(searches: ReadonlyArray<() => readonly Candidate[]>): Candidate[] {
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

function inFile(states: readonly GiftState[]): Candidate[] {
  const gifts = states.flatMap((state) => {
    const { gift, isPaid, known } = state;
    return gift && (!known || isPaid) ? { state, gift, said: gift.payment?.text ?? gift.cause } : [];
  });
  const pairsOf = ownPairs(gifts.map(({ said }) => said));
  return gifts.map(({ state, gift, said }) => ({
    state,
    reference: gift.reference?.text ?? null,
    payer: gift.name === undefined ? null : payerKey(gift.name),
    date: gift.date,
    giver: gift.name ?? null,
    cause: said,
    numbers: gift.numbers ?? [],
    text: `${gift.name ?? ''} ${said}`,
    keys: gift.name === undefined ? pairsOf(said) : keysOfName(gift.name),
  }));
}

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
    numbers: gift.numbers,
    text: `${gift.giver ?? ''} ${gift.cause}`,
    keys: keysOfName(gift.giver ?? ''),
  }));
}

const isEarlier = (date: string, returned: string) => date <= returned && date >= addDays(returned, -longestReturn);

async function findGifts(database: Database, payments: readonly ReturnedPayment[]): Promise<ReturnableGift[]> {
  const found: UnnumberedGift[] = [];
  for await (const part of partsOf(payments.flatMap(({ references }) => references)))
    found.push(...(await selectGifts(database).where('reference', 'in', part).execute()).map(giftOf));
  for await (const part of partsOf(payments.flatMap(({ payers }) => payers)))
    found.push(...(await selectGifts(database).where('payer_key', 'in', part).execute()).map(giftOf));
  found.push(...(await giftsOfAmounts(database, payments)));
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

/** Amounts per query, and gifts that are compared before other requests get a turn. */
const amountsPerQuery = 100;
const giftsPerQuery = 2000;

const isNumbered = ({ numbers = [] }: ReturnedPayment): boolean => numbers.length > 0;

/** Returns the gifts with the amounts of payments, or less by a fee, that the payments name or may be about. */
async function giftsOfAmounts(database: Database, payments: readonly ReturnedPayment[]): Promise<UnnumberedGift[]> {
  const found: UnnumberedGift[] = [];
  const since = addDays(payments.map(({ date }) => date).toSorted()[0] ?? '', -longestReturn);
  const named = new Set(payments.flatMap(({ text = '' }) => [...runsIn(text)]));
  const sure = new Set(
    payments.flatMap((payment) =>
      payment.isUnclear && !isNumbered(payment) ? [] : (payment.original ?? payment.cents),
    ),
  );
  const amounts = new Set(payments.flatMap(({ cents, original = cents }) => [cents, original]));
  for await (const part of inBatches([...amounts], amountsPerQuery)) {
    let last = 0;
    for (let count = giftsPerQuery; count === giftsPerQuery;) {
      const gifts = await selectGifts(database)
        .where((where) => where.or(part.map((cents) => where.between('amount_cents', cents - highestFee, cents))))
        .where('date', '>=', since)
        .where('gifts.id', '>', last)
        .limit(giftsPerQuery)
        .execute();
      count = gifts.length;
      last = gifts.at(-1)?.id ?? 0;
      const isNamed = ({ amount_cents: cents, giver }: UnnumberedGift) =>
        sure.has(cents) || keysOfName(giver ?? '').some((key) => named.has(key));
      found.push(...gifts.map(giftOf).filter(isNamed));
    }
  }
  return found;
}

/** Selects the completed gifts. */
const selectGifts = (database: Database) =>
  database
    .selectFrom('gifts')
    .leftJoin('donors', 'donors.id', 'gifts.donor_id')
    .select(['gifts.id', 'payment_status', 'amount_cents', 'fee_cents', 'date', 'campaign_id'])
    .select(['payment_method', 'reference', 'payer_key', 'cause'])
    .select(['giver_name', 'giver_email', 'first_name', 'last_name'])
    .where('payment_status', '=', 'completed')
    .orderBy('gifts.id');

type GiftRow = Awaited<ReturnType<ReturnType<typeof selectGifts>['execute']>>[number];

const giftOf = ({ first_name, giver_email, giver_name, last_name, ...gift }: GiftRow): UnnumberedGift => ({
  ...gift,
  giver: giverName({ first_name, giver_name, last_name }) ?? giver_email,
});
