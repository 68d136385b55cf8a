import { sql, type SqlBool } from 'kysely';

import { emailKey } from '../../lib/email-key.ts';
import { containing } from '../../lib/search-key.ts';
import { foldedName } from './giver.ts';

/** Selects gifts of people without an account whose name or address has a part. Reads the index of givers only. */
export const isPersonLike = (search: string) => {
  const name = containing(foldedName(search));
  // Keys of donors and of nobody come before. SQLite changes the case of ASCII letters only.
  return sql<SqlBool>`(giver_key > 'e' and (giver_key like ${`name:${name}`} escape '\\'
    or (giver_key like 'email:%' and (giver_key like ${`email:${containing(emailKey(search))}`} escape '\\'
      or lower(giver_name) like ${name} escape '\\'
      or giver_name like ${containing(search)} escape '\\'))))`;
};
