import { sql, type SqlBool } from 'kysely';

import { emailKey } from '../../lib/email-key.ts';
import { containing, searchKey } from '../../lib/search-key.ts';

/**
 * Selects gifts of people without an account whose name or address has a part. Reads the index of givers only, in which
 * donors and anonymous givers come first.
 */
export const isPersonLike = (search: string) =>
  sql<SqlBool>`(giver_key > 'e' and (name_key like ${containing(searchKey(search))} escape '\\'
    or giver_key like ${`email:${containing(emailKey(search))}`} escape '\\'))`;
