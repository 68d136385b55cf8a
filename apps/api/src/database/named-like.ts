import { sql, type SqlBool } from 'kysely';

import { containing, searchKey } from '../lib/search-key.ts';

/** Words of a search that are compared. */
const mostWords = 10;

/** Selects rows whose key has each word of a search, in any order: banks write the family name first. */
export function isNamedLike(search: string, key: 'name_key' | 'search_key' = 'name_key') {
  const parts = searchKey(search)
    .split(/[\s,]+/)
    .slice(0, mostWords);
  const conditions = parts.map((part) => sql`${sql.ref(key)} like ${containing(part)} escape '\\'`);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
