import { findSimilarReferences, fromCents, mayHaveReference, similarPledges } from '@hearthlight/domain';
import type { LikelyDonor } from '@hearthlight/domain/desk';
import { sql } from 'kysely';

import type { Database } from '../../database/schema.ts';
import { emailKey } from '../../lib/email-key.ts';
import { donorsByKey } from '../books/giver.ts';
import { type OpenPledge, openPledges, paidPledges } from '../books/open-pledges.ts';
import { ordersOf } from './name-orders.ts';

/** The known facts about a payment. */
interface Payment {
  id: number;
  amount_cents: number;
  cause: string;
  date: string;
  giver_name: string | null;
  payer_key: string | null;
}

/** A sign that a donor made a payment. */
interface Clue {
  payment: number;
  donor: number;
  reason: LikelyDonor['reason'];
  /** The pledge whose reference it has. */
  pledge?: OpenPledge;
}

/** Donors who are shown for a payment. */
const maxDonors = 3;

/** Returns the donors who may have made each payment, the most likely first. */
export async function likelyDonors(
  database: Database,
  payments: readonly Payment[],
): Promise<ReadonlyMap<number, LikelyDonor[]>> {
  const pledges = await findPledges(database, payments);
  // The strongest reasons first, as `likelyReasons`.
  const clues: Clue[] = [
    ...(await byPledge(database, payments)),
    ...byReference(payments),
    ...(await byPaidPledge(database, payments)),
    ...(await byPayer(database, payments)),
    ...(await byName(database, payments)),
    ...(await byEmail(database, payments)),
    ...payments.flatMap(({ amount_cents: cents, id }) =>
      pledges
        .filter((pledge) => pledge.amount_cents === cents)
        .map(({ donor_id: donor }): Clue => ({ payment: id, donor: donor ?? 0, reason: 'amount' })),
    ),
  ];
  const donors = await readDonors(database, clues);
  return new Map(
    payments.map(({ amount_cents: cents, id }) => {
      const likely = strongest(clues.filter(({ payment }) => payment === id));
      const pledgeOf = (donor: number) =>
        pledges.find((each) => each.donor_id === donor && each.amount_cents === cents);
      return [
        id,
        likely.flatMap(({ donor, pledge, reason }) => {
          const person = donors.get(donor);
          return person ? [{ ...person, reason, pledge: shown(pledge ?? pledgeOf(donor)) }] : [];
        }),
      ];
    }),
  );
}

/** Returns the first clue for each donor. */
const strongest = (clues: readonly Clue[]): Clue[] =>
  clues.filter(({ donor }, index) => clues.findIndex((other) => other.donor === donor) === index).slice(0, maxDonors);

const pending = (database: Database) =>
  database
    .selectFrom('gifts')
    .select(['id', 'donor_id', 'amount_cents', 'date', 'reference'])
    // As text, because SQLite uses a partial index only for a value that it knows.
    .where(sql<boolean>`payment_status = 'pending'`)
    .where('donor_id', 'is not', null);

type Pledge = Awaited<ReturnType<ReturnType<typeof pending>['execute']>>[number];

const shown = (pledge: Pick<Pledge, 'id' | 'amount_cents' | 'date'> | undefined) =>
  pledge ? { id: pledge.id, amount: fromCents(pledge.amount_cents), date: pledge.date } : null;

/** Pledges that are read for a page of payments. */
const maxPledges = 500;

/** Finds pledges of donors with the amounts of payments, the newest first. */
async function findPledges(database: Database, payments: readonly Payment[]): Promise<Pledge[]> {
  const amounts = [...new Set(payments.map(({ amount_cents: cents }) => cents))];
  if (amounts.length === 0) return [];
  const pledges = await pending(database)
    .where('amount_cents', 'in', amounts)
    // The order of the index. Any other would sort all pending pledges.
    .orderBy('amount_cents')
    .limit(maxPledges)
    .execute();
  return pledges.toSorted((one, other) => other.id - one.id);
}

/**
 * Finds donors whose pledges have the reference with at most two mistakes: the fewest mistakes first, then the amount
 * that was paid, then the nearest day.
 */
async function byPledge(database: Database, payments: readonly Payment[]): Promise<Clue[]> {
  const some = payments.filter(({ cause }) => mayHaveReference(cause));
  if (some.length === 0) return [];
  const find = similarPledges(await openPledges(database));
  return some.flatMap(({ amount_cents: cents, cause, date, id }) => {
    const daysTo = (pledge: OpenPledge) => Math.abs(Date.parse(date) - Date.parse(pledge.date));
    const isOther = (pledge: OpenPledge) => Number(pledge.amount_cents !== cents);
    return find(cause)
      .toSorted(
        ({ mistakes: one, pledge }, { mistakes: other, pledge: next }) =>
          one - other || isOther(pledge) - isOther(next) || daysTo(pledge) - daysTo(next),
      )
      .flatMap(({ pledge }): Clue[] =>
        pledge.donor_id === null ? [] : [{ payment: id, donor: pledge.donor_id, reason: 'reference', pledge }],
      );
  });
}

/** Finds donors of whom a gift was paid with the reference, with a mistake: they may pay it a second time. */
async function byPaidPledge(database: Database, payments: readonly Payment[]): Promise<Clue[]> {
  const some = payments.filter(({ cause }) => mayHaveReference(cause));
  if (some.length === 0) return [];
  const find = similarPledges(await paidPledges(database));
  return some.flatMap(({ cause, id }) =>
    find(cause).map(({ pledge }): Clue => ({ payment: id, donor: pledge.donor_id ?? 0, reason: 'paid' })),
  );
}

/**
 * Finds the donors whose references are similar. They may have pledged nothing, because donors pay without a pledge
 * too.
 */
const byReference = (payments: readonly Payment[]): Clue[] =>
  payments.flatMap(({ cause, id }) =>
    findSimilarReferences(cause).flatMap(({ donor }): Clue[] =>
      donor === undefined ? [] : [{ payment: id, donor, reason: 'reference' }],
    ),
  );

/** Finds donors whose earlier payments have the same payer. */
async function byPayer(database: Database, payments: readonly Payment[]): Promise<Clue[]> {
  const keys = payments.flatMap(({ payer_key: key }) => key ?? []);
  if (keys.length === 0) return [];
  const found = await database
    .selectFrom('gifts')
    .select(['payer_key', 'donor_id'])
    .distinct()
    .where('payer_key', 'in', keys)
    .where('donor_id', 'is not', null)
    .execute();
  return payments.flatMap(({ id, payer_key: key }) =>
    found
      .filter((row) => row.payer_key === key)
      .map(({ donor_id: donor }): Clue => ({ payment: id, donor: donor ?? 0, reason: 'payer' })),
  );
}

/** Finds donors with the name of the payer, also with the family name first. */
async function byName(database: Database, payments: readonly Payment[]): Promise<Clue[]> {
  const names = new Map(payments.map(({ giver_name: name, id }) => [id, name === null ? [] : ordersOf(name)]));
  const all = [...new Set([...names.values()].flat())];
  if (all.length === 0) return [];
  const found = await database.selectFrom('donors').select(['id', 'name_key']).where('name_key', 'in', all).execute();
  return found.flatMap(({ id: donor, name_key: key }) =>
    payments
      .filter(({ id }) => names.get(id)?.includes(key))
      .map(({ id }): Clue => ({ payment: id, donor, reason: 'name' })),
  );
}

/** Finds donors whose address is in the text of a payment. */
async function byEmail(database: Database, payments: readonly Payment[]): Promise<Clue[]> {
  const keys = new Map(
    payments.map(({ cause, id }) => [id, (cause.match(/[^\s@,;<>()]+@[^\s@,;<>()]+/g) ?? []).map(emailKey)]),
  );
  const donors = await donorsByKey(database, [...keys.values()].flat());
  return payments.flatMap(({ id }) =>
    (keys.get(id) ?? []).flatMap((key): Clue[] => {
      const donor = donors.get(key);
      return donor === undefined ? [] : [{ payment: id, donor, reason: 'email' }];
    }),
  );
}

async function readDonors(database: Database, clues: readonly Clue[]) {
  const ids = [...new Set(clues.map(({ donor }) => donor))];
  if (ids.length === 0) return new Map<number, { id: number; name: string; email: string }>();
  const rows = await database
    .selectFrom('donors')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ email, first_name, id, last_name }) => [id, { id, name: `${first_name} ${last_name}`, email }]),
  );
}
