import type { OccasionEntry } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import { ActionError } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { searchKey } from '../../lib/search-key.ts';

/**
 * Returns the number of the occasion that staff chose, and records a new one, in a transaction of the caller, who has
 * locked the books. Throws an `ActionError` for an unknown one, and for a new one that has the name of a known one,
 * unless it is another.
 */
export async function keepOccasion(database: Database, entry: OccasionEntry): Promise<number> {
  if (entry.is === 'known') return (await occasionWith(database, entry.id)).id;
  const { another, kind, name, tell } = entry;
  const key = searchKey(name);
  const [known] = another ? [] : await namesakes(database, name);
  if (known !== undefined)
    throw new ActionError(words.knownOccasion({ number: String(known) }), {
      status: 409,
      field: 'occasion_name',
    });
  const { id } = await database
    .insertInto('occasions')
    .values({ kind, name, name_key: key, tell })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Occasions of a name that are proposed. */
const mostNamesakes = 20;

/** Returns the numbers of the occasions of a name, the newest first. */
export async function namesakes(database: Database, name: string): Promise<number[]> {
  const rows = await database
    .selectFrom('occasions')
    .select('id')
    .where('name_key', '=', searchKey(name))
    .orderBy('id', 'desc')
    .limit(mostNamesakes)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns an occasion. Throws an `ActionError` if there is none. */
export async function occasionWith(database: Database, id: number) {
  const occasion = await database.selectFrom('occasions').selectAll().where('id', '=', id).executeTakeFirst();
  if (occasion) return occasion;
  throw new ActionError(words.unknownOccasion, { status: 404, hint: '“occasion list” shows all.' });
}
