import { sql } from 'kysely';

import type { Database } from '../../database/schema.ts';
import { isGiftOf } from '../books/giver.ts';

/** Removes the occasions that no gift has, all of them or some. */
export async function removeUnused(database: Database, among?: readonly number[]): Promise<void> {
  const unused = database
    .deleteFrom('occasions')
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('gifts').select('gifts.id').whereRef('gifts.occasion_id', '=', 'occasions.id')),
      ),
    );
  await (among === undefined ? unused : unused.where('id', 'in', among)).execute();
}

/** Returns the numbers of the occasions that a giver has given to. */
export async function occasionsOfGiver(database: Database, giver: Parameters<typeof isGiftOf>[0]): Promise<number[]> {
  const rows = await database
    .selectFrom('gifts')
    .select('occasion_id as id')
    .distinct()
    .where(isGiftOf(giver))
    .where('occasion_id', 'is not', null)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

/**
 * Forgets those of the given occasions that only gifts of nobody known have: their names, and whom to tell. Others keep
 * all gifts, so that their sums stay.
 */
export async function forgetOccasions(database: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await database
    .updateTable('gifts')
    .set({ occasion_id: null })
    .where('occasion_id', 'in', ids)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('gifts as other')
            .select('other.id')
            .whereRef('other.occasion_id', '=', 'gifts.occasion_id')
            .where(sql<boolean>`other.giver_key not like 'anonymous:%'`),
        ),
      ),
    )
    .execute();
  await removeUnused(database, ids);
}
