import { emailKey } from '../../accounts/email-key.ts';
import type { Database } from '../../database/schema.ts';
import { foldedName } from '../giver.ts';
import type { ImportedGift } from './imported-gift.ts';

/** A gift in the books that a new row may be. */
export interface SimilarGift {
  id: number;
  date: string;
  amountCents: number;
  giver: string | null;
  method: string;
}

interface Candidate extends SimilarGift {
  number: string | null;
  /** The address and the name, each in a form to compare. Empty for an anonymous gift. */
  keys: readonly string[];
}

const day = 24 * 3_600_000;
/** Days between a gift that was recorded by hand and its row in a statement. */
const maxDays = 3;

/** Finds gifts of the same person and amount within three days that were recorded in another way. */
export async function similarGifts(
  database: Database,
  gifts: readonly ImportedGift[],
): Promise<(gift: ImportedGift) => SimilarGift | undefined> {
  const candidates = Map.groupBy(await findCandidates(database, gifts), ({ amountCents }) => amountCents);
  const numbers = new Set(gifts.map(({ externalId }) => externalId));
  const taken = new Set<number>();
  return (gift) => {
    const keys = keysOf(gift);
    const found = candidates
      .get(gift.amountCents)
      ?.find(
        (other) => !taken.has(other.id) && isSimilar(gift, keys, other) && !numbers.has(other.number ?? ''),
      );
    if (found) taken.add(found.id);
    return found;
  };
}

function isSimilar(gift: ImportedGift, keys: readonly string[], other: Candidate): boolean {
  // The numbers of a source are unique. A row without a number is compared with those of its own source too.
  const isNumbered = gift.occurrence === undefined;
  if (isNumbered && other.number !== null && sourceOf(other.number) === sourceOf(gift.externalId))
    return false;
  const days = Math.abs(Date.parse(gift.date) - Date.parse(other.date)) / day;
  if (keys.length === 0) return other.keys.length === 0 && other.number === null && days === 0;
  return days <= maxDays && keys.some((key) => other.keys.includes(key));
}

const sourceOf = (number: string) => number.slice(0, number.indexOf(':'));

const keysOf = ({ email, name }: { email?: string | null | undefined; name?: string | null | undefined }) => [
  ...(email ? [emailKey(email)] : []),
  ...(name ? [nameKey(name)] : []),
];

/** Banks write the family name first, with a comma or without. */
const nameKey = (name: string) =>
  foldedName(name)
    .split(/[\s,.]+/)
    .filter(Boolean)
    .toSorted()
    .join(' ');

const dayAway = (date: string, days: number) =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

async function findCandidates(database: Database, gifts: readonly ImportedGift[]): Promise<Candidate[]> {
  const dates = gifts.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const amounts = new Set(gifts.map(({ amountCents }) => amountCents));
  const rows = await database
    .selectFrom('donations')
    .leftJoin('donors', 'donors.id', 'donations.donor_id')
    .select(['donations.id', 'date', 'amount_cents', 'external_id', 'payment_method'])
    .select(['giver_name', 'giver_email', 'donors.email', 'first_name', 'last_name'])
    .where('date', '>=', dayAway(first, -maxDays))
    .where('date', '<=', dayAway(last, maxDays))
    .where('payment_status', 'in', ['completed', 'pending'])
    .orderBy('date')
    .orderBy('donations.id')
    .execute();
  return rows
    .filter(({ amount_cents: cents }) => amounts.has(cents))
    .map(({ amount_cents: amountCents, date, id, payment_method: method, ...row }) => {
      const name = row.first_name === null ? row.giver_name : `${row.first_name} ${row.last_name}`;
      const email = row.email ?? row.giver_email;
      return {
        id,
        date,
        amountCents,
        method,
        giver: name ?? email,
        number: row.external_id,
        keys: keysOf({ email, name }),
      };
    });
}
