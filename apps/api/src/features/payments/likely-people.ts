import type { GiverRow } from '@hearthlight/domain/desk';

import type { Database } from '../../database/schema.ts';
import { ordersOf } from './name-orders.ts';

/** A payment and its payer, also in a form to compare. */
interface Payment {
  id: number;
  giver_name: string | null;
  payer_key: string | null;
}

/** People who are shown for a payment. */
const maxPeople = 3;

/**
 * Returns the people without an account who may have made payments, those with the newest gift first: staff gave them
 * earlier payments of the same payer, or they have the payer's name and gave before.
 */
export async function likelyPeople(
  database: Database,
  payments: readonly Payment[],
): Promise<ReadonlyMap<number, GiverRow[]>> {
  const payers = await byPayer(database, payments);
  const namesakes = await byName(database, payments);
  const found = payments.map(({ giver_name: name, id, payer_key: payer }) => {
    const named = ordersOf(name ?? '').flatMap((key) => namesakes.get(key) ?? []);
    return { id, keys: new Set([...(payers.get(payer ?? '') ?? []), ...named]) };
  });
  const people = await peopleWith(database, [...new Set(found.flatMap(({ keys }) => [...keys]))]);
  return new Map(
    found.map(({ id, keys }) => [
      id,
      people.flatMap(({ key, ...person }) => (keys.has(key) ? person : [])).slice(0, maxPeople),
    ]),
  );
}

/** Keys of people by what they have in common with a payment. */
type Found = ReadonlyMap<string, string[]>;

const keysBy = (rows: ReadonlyArray<{ by: string | null; giver_key: string }>): Found =>
  new Map(
    [...Map.groupBy(rows, ({ by }) => by ?? '')].map(([by, some]) => [by, some.map(({ giver_key: key }) => key)]),
  );

async function byPayer(database: Database, payments: readonly Payment[]): Promise<Found> {
  const payers = payments.flatMap(({ payer_key: key }) => key ?? []);
  if (payers.length === 0) return new Map();
  const rows = await database
    .selectFrom('gifts')
    .select(['payer_key as by', 'giver_key'])
    .distinct()
    .where('payer_key', 'in', payers)
    .where('donor_id', 'is', null)
    .where('giver_settled', '=', 1)
    .where('giver_key', 'not like', 'anonymous:%')
    .execute();
  return keysBy(rows);
}

/** Finds those whose gifts do not only have the name because a payer has it. */
async function byName(database: Database, payments: readonly Payment[]): Promise<Found> {
  const names = [...new Set(payments.flatMap(({ giver_name: name }) => (name === null ? [] : ordersOf(name))))];
  if (names.length === 0) return new Map();
  const rows = await database
    .selectFrom('gifts')
    .select(['name_key as by', 'giver_key'])
    .distinct()
    .where('giver_key', '>', 'e')
    .where('name_key', 'in', names)
    .where((where) => where.or([where('import_id', 'is', null), where('giver_email_key', 'is not', null)]))
    .execute();
  return keysBy(rows);
}

async function peopleWith(database: Database, keys: readonly string[]) {
  if (keys.length === 0) return [];
  return database
    .selectFrom('gifts')
    .select(({ fn }) => [
      'giver_key as key',
      fn.max('id').as('gift_id'),
      fn.max('giver_name').as('name'),
      fn.max('giver_email').as('email'),
      fn.countAll<number>().as('gifts'),
    ])
    .where('giver_key', 'in', keys)
    .groupBy('giver_key')
    .orderBy('gift_id', 'desc')
    .execute();
}
