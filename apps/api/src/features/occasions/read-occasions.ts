import { fromCents } from '@hearthlight/domain';
import type { Occasion, OccasionRow } from '@hearthlight/domain/desk';
import { sql } from 'kysely';

import type { Listing } from '../../actions/action.ts';
import { exactMoney } from '../../actions/document.ts';
import { keysetPage } from '../../actions/keyset.ts';
import type { Database } from '../../database/schema.ts';
import { countOf } from '../../lib/count-of.ts';
import { searchKey } from '../../lib/search-key.ts';
import { areSimilarNames } from '../../lib/similar-names.ts';
import { giverName } from '../books/giver.ts';
import { namesakes, occasionWith } from './keep-occasion.ts';

/** Selects occasions with the number and the sum of their completed gifts. */
const selectOccasions = (database: Database) =>
  database
    .selectFrom('occasions')
    .select(['occasions.id', 'kind', 'name'])
    .select((occasion) => [
      givenTo(database)
        .select(sql<number>`count(*)`.as('count'))
        .as('gifts'),
      givenTo(database)
        .select(sql<number>`cast(coalesce(sum(amount_cents), 0) as bigint)`.as('cents'))
        .as('cents'),
      occasion.ref('occasions.is_public').as('is_public'),
    ]);

const givenTo = (database: Database) =>
  database
    .selectFrom('gifts')
    .where(sql<boolean>`gifts.occasion_id = occasions.id`)
    .where('payment_status', '=', 'completed');

type Row = Awaited<ReturnType<ReturnType<typeof selectOccasions>['executeTakeFirstOrThrow']>>;

const rowOf = ({ cents, gifts, id, kind, name }: Row): OccasionRow => ({
  id,
  kind,
  name,
  gifts: gifts ?? 0,
  amount: fromCents(cents ?? 0),
});

/** Returns a page of occasions, the newest first. */
export async function listOccasions(
  database: Database,
  after: string | undefined,
): Promise<{ occasions: OccasionRow[]; next: string | null }> {
  const keys = [{ column: 'occasions.id', of: ({ id }: Row) => id }];
  const { next, rows } = await keysetPage(selectOccasions(database), keys, after);
  return { occasions: rows.map(rowOf), next };
}

/** Occasions whose names are compared with a typed one, the newest. */
const mostCompared = 5000;
/** Occasions that are proposed for a typed name. */
const mostProposed = 20;

/** Returns the occasions of a name and of similar ones, the newest first. */
export async function findNamesakes(database: Database, name: string): Promise<OccasionRow[]> {
  const key = searchKey(name);
  const newest = await database
    .selectFrom('occasions')
    .select(['id', 'name_key'])
    .orderBy('id', 'desc')
    .limit(mostCompared)
    .execute();
  const similar = newest.flatMap(({ id, name_key: other }) => (areSimilarNames(key, other) ? id : []));
  const ids = [...new Set([...(await namesakes(database, name)), ...similar])].slice(0, mostProposed);
  if (ids.length === 0) return [];
  const rows = await selectOccasions(database)
    .where('occasions.id', 'in', ids)
    .orderBy('occasions.id', 'desc')
    .execute();
  return rows.map(rowOf);
}

/** Returns all occasions as the command line prints them, the newest first. */
export async function printOccasions(database: Database): Promise<Listing> {
  const rows = await selectOccasions(database).orderBy('occasions.id', 'desc').execute();
  return {
    rows: rows.map((row) => ({ ...rowOf(row), is_public: row.is_public === 1 })),
    lines: rows.map(({ cents, gifts, id, kind, name }) =>
      [id, kind, name, countOf(gifts ?? 0, 'gift'), exactMoney(cents ?? 0)].join('\t'),
    ),
    empty: 'There are no occasions.',
  };
}

/** Returns an occasion as staff see it. Throws an `ActionError` for an unknown one. */
export async function readOccasion(database: Database, id: number): Promise<Occasion> {
  const { is_public: isPublic, tell, version } = await occasionWith(database, id);
  const row = await selectOccasions(database).where('occasions.id', '=', id).executeTakeFirstOrThrow();
  const { names, unnamed } = await giversOf(database, id);
  const givers = names.length + unnamed;
  return { ...rowOf(row), tell, is_public: isPublic === 1, givers, unnamed, version };
}

/**
 * Returns the names of all people who gave to an occasion, and the number of those whom the letter counts only: they
 * asked to stay anonymous, always or for these gifts, or nobody knows their names.
 */
export async function giversOf(database: Database, id: number): Promise<{ names: string[]; unnamed: number }> {
  const givers = await database
    .selectFrom('gifts')
    .leftJoin('donors', 'donors.id', 'gifts.donor_id')
    .select(({ fn }) => [
      'giver_key',
      fn.max('giver_name').as('giver_name'),
      fn.max('first_name').as('first_name'),
      fn.max('last_name').as('last_name'),
      fn.max('anonymous_at').as('anonymous_at'),
      fn.min('stays_anonymous').as('stays_anonymous'),
    ])
    .where('occasion_id', '=', id)
    .where('payment_status', '=', 'completed')
    .groupBy('giver_key')
    .execute();
  const named = givers.filter(({ anonymous_at: always, stays_anonymous: each }) => always === null && each === 0);
  const names = named.flatMap((giver) => giverName(giver) ?? []);
  return { names, unnamed: givers.length - names.length };
}
