import { sql } from 'kysely';

import type { Database } from '../../database/schema.ts';
import { emailKey } from '../../lib/email-key.ts';
import { containing, searchKey } from '../../lib/search-key.ts';

/** Returns the numbers of at most `limit` donors whose name or address has this part. Each is found in an index. */
export async function donorsLike(database: Database, search: string, limit: number): Promise<number[]> {
  const having = (column: 'email_key' | 'name_key', part: string) =>
    database
      .selectFrom('donors')
      .select('id')
      .where(sql<boolean>`${sql.ref(column)} like ${containing(part)} escape '\\'`)
      .orderBy(column)
      .limit(limit)
      .execute();
  const rows = [
    ...(await having('name_key', searchKey(search))),
    ...(await having('email_key', emailKey(search))),
  ];
  return [...new Set(rows.map(({ id }) => id))].slice(0, limit);
}
