import type { GiverRow } from '@hearthlight/domain/desk';

import type { Database } from '../../database/schema.ts';

/** A payment and its payer in a form to compare. */
interface Payment {
  id: number;
  payer_key: string | null;
}

/** People who are shown for a payment. */
const maxPeople = 3;

/** Returns the people without an account to whom staff gave earlier payments of the same payer, those with the newest gift first. */
export async function likelyPeople(
  database: Database,
  payments: readonly Payment[],
): Promise<ReadonlyMap<number, GiverRow[]>> {
  const payers = payments.flatMap(({ payer_key: key }) => key ?? []);
  if (payers.length === 0) return new Map();
  const named = await database
    .selectFrom('gifts')
    .select(['payer_key', 'giver_key'])
    .distinct()
    .where('payer_key', 'in', payers)
    .where('donor_id', 'is', null)
    .where('giver_settled', '=', 1)
    .where('giver_key', 'not like', 'anonymous:%')
    .execute();
  const people = await peopleWith(database, [...new Set(named.map(({ giver_key: key }) => key))]);
  return new Map(
    payments.map(({ id, payer_key: payer }) => {
      const keys = new Set(named.flatMap((row) => (row.payer_key === payer ? row.giver_key : [])));
      return [id, people.flatMap(({ key, ...person }) => (keys.has(key) ? person : [])).slice(0, maxPeople)];
    }),
  );
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
