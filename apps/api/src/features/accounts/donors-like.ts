import { type Expression, sql, type SqlBool } from 'kysely';

import { isNamedLike } from '../../database/named-like.ts';
import type { Database } from '../../database/schema.ts';
import { emailKey } from '../../lib/email-key.ts';
import { containing } from '../../lib/search-key.ts';

/**
 * Returns the numbers of at most `limit` donors whose name has each word of a search, or whose address has it as a
 * part. Each is found in an index.
 */
export async function donorsLike(database: Database, search: string, limit: number): Promise<number[]> {
  const having = (column: 'email_key' | 'name_key', isFound: Expression<SqlBool>) =>
    database.selectFrom('donors').select('id').where(isFound).orderBy(column).limit(limit).execute();
  const rows = [
    ...(await having('name_key', isNamedLike(search))),
    ...(await having('email_key', sql<SqlBool>`email_key like ${containing(emailKey(search))} escape '\\'`)),
  ];
  return [...new Set(rows.map(({ id }) => id))].slice(0, limit);
}
