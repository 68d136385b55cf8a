import { addDays } from '@hearthlight/domain';

import type { Database } from '../../../database/schema.ts';
import { emailKey } from '../../../lib/email-key.ts';
import { donorKey, payerKey } from '../../books/giver.ts';
import { daysBetween } from '../rows/days.ts';
import type { ImportedGift } from '../rows/imported-gift.ts';
import { partsOf } from './known-gifts.ts';
import { type Pledge, pledgeOf, selectPledges } from './referenced.ts';

/** A gift in the books that a new row may be. */
export interface SimilarGift {
  id: number;
  date: string;
  amountCents: number;
  giver: string | null;
  method: string;
  /** The payment reference that it has. Empty without one. */
  reference?: string;
  /** The gift itself, if it is a pledge that waits for a payment. */
  pledge?: Pledge | undefined;
}

interface Candidate extends SimilarGift {
  number: string | null;
  reference: string;
  /** The donor's number, the address and the name, each in a form to compare. Empty for an anonymous gift. */
  keys: readonly string[];
}

/** Days between a gift that was recorded by hand and its row in a statement. */
const maxDays = 3;
/** The same for a pledge that somebody completed by hand. */
const maxDaysByHand = 20;

/**
 * Finds gifts of the same person and amount within three days, or with the same payment reference, that were recorded
 * in another way and are not in the file: `numbers` are those of all its gifts, `paid` the pledges that it completes. A
 * row that is identified by its texts may be any gift of its bank, day and amount: other columns may have been chosen
 * for an earlier file. Each gift of the books is found for one row only.
 */
export async function similarGifts(
  database: Database,
  gifts: readonly ImportedGift[],
  numbers: ReadonlySet<string>,
): Promise<(gift: ImportedGift, paid: ReadonlySet<number>) => SimilarGift | undefined> {
  const candidates = Map.groupBy(await findCandidates(database, gifts), ({ amountCents }) => amountCents);
  const referenced = Map.groupBy(await findReferenced(database, gifts), ({ reference }) => reference);
  const taken = new Set<number>();
  const answers = new Map<string, Candidate | undefined>();
  return (gift, paid) => {
    const { externalId } = gift;
    if (answers.has(externalId)) return answers.get(externalId);
    const keys = keysOf(gift);
    const isFree = ({ id, number }: Candidate) => !taken.has(id) && !paid.has(id) && !numbers.has(number ?? '');
    const found =
      referenced
        .get(gift.reference?.text ?? '')
        ?.find((other) => isFree(other) && isOtherSource(gift, other) && isSamePayment(gift, other)) ??
      candidates.get(gift.amountCents)?.find((other) => isFree(other) && isSimilar(gift, keys, other));
    if (found) taken.add(found.id);
    answers.set(externalId, found);
    return found;
  };
}

/**
 * Whether a payment may be the one of a recorded gift with the same reference. A standing order repeats it every month.
 * A pledge that was completed by hand may have any day of its month.
 */
const isSamePayment = ({ date }: ImportedGift, other: Candidate) =>
  other.number === null ? isSameDayByHand(date, other.date) : daysBetween(date, other.date) <= maxDays;

/** Whether a payment may be one that somebody recorded by hand, judging by their days. */
export const isSameDayByHand = (date: string, byHand: string) => daysBetween(date, byHand) <= maxDaysByHand;

/** The numbers of a source are unique. A row without a number is compared with those of its own source too. */
const isOtherSource = ({ externalId, occurrence }: ImportedGift, { number }: Candidate) =>
  occurrence !== undefined || number === null || sourceOf(number) !== sourceOf(externalId);

function isSimilar(gift: ImportedGift, keys: readonly string[], other: Candidate): boolean {
  if (!isOtherSource(gift, other) || isOfOtherPledge(gift, other)) return false;
  const days = daysBetween(gift.date, other.date);
  if (days === 0 && other.number !== null && sourceOf(other.number) === sourceOf(gift.externalId)) return true;
  if (keys.length === 0) return other.keys.length === 0 && other.number === null && days === 0;
  return days <= maxDays && keys.some((key) => other.keys.includes(key));
}

/** Equal payments with two references are two gifts. */
const isOfOtherPledge = ({ reference }: ImportedGift, other: Candidate) =>
  reference !== undefined && other.reference !== '' && other.reference !== reference.text;

const sourceOf = (number: string) => number.slice(0, number.indexOf(':'));

interface Person {
  donorId?: number | null | undefined;
  email?: string | null | undefined;
  name?: string | null | undefined;
}

const keysOf = ({ donorId, email, name }: Person) => [
  ...(donorId ? [donorKey(donorId)] : []),
  ...(email ? [emailKey(email)] : []),
  ...(name ? [payerKey(name)] : []),
];

async function findCandidates(database: Database, gifts: readonly ImportedGift[]): Promise<Candidate[]> {
  const dates = gifts.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const amounts = new Set(gifts.map(({ amountCents }) => amountCents));
  const rows = await countedGifts(database)
    .where('date', '>=', addDays(first, -maxDays))
    .where('date', '<=', addDays(last, maxDays))
    .execute();
  return rows.filter(({ amount_cents: cents }) => amounts.has(cents)).map(candidateOf);
}

/** Finds gifts with the payment references of a file, whatever their day and amount. */
async function findReferenced(database: Database, gifts: readonly ImportedGift[]): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for await (const part of partsOf(gifts.flatMap(({ reference }) => reference?.text ?? []))) {
    const rows = await countedGifts(database).where('reference', 'in', part).execute();
    found.push(...rows.map(candidateOf));
  }
  return found;
}

/** Selects the gifts that arrived or may arrive, the oldest first. */
const countedGifts = (database: Database) =>
  selectPledges(database).where('payment_status', 'in', ['completed', 'pending']);

function candidateOf(row: Parameters<typeof pledgeOf>[0]): Candidate {
  const gift = pledgeOf(row);
  const { amount_cents: amountCents, date, donor_id: donorId, giver, id, payment_method: method, reference } = gift;
  return {
    id,
    date,
    amountCents,
    method,
    giver,
    number: gift.external_id,
    reference,
    pledge: gift.payment_status === 'pending' && reference !== '' ? gift : undefined,
    keys: keysOf({ donorId, email: gift.email ?? gift.giver_email, name: giver }),
  };
}
