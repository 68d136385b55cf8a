import { may, searchLimit } from '@hearthlight/domain/desk';
import { sql } from 'kysely';

import type { Search } from '../../actions/feature.ts';
import { containing, searchKey } from '../../lib/search-key.ts';

/** Finds occasions by a part of the name, the newest first. */
export const searchForOccasions: Search = async ({ database }, { role }, search) => {
  if (!may(role, 'donors.read')) return {};
  const occasions = await database
    .selectFrom('occasions')
    .select(['id', 'kind', 'name'])
    .where(sql<boolean>`name_key like ${containing(searchKey(search))} escape '\\'`)
    .orderBy('id', 'desc')
    .limit(searchLimit)
    .execute();
  return { occasions };
};
