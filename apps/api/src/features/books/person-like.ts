import { sql, type SqlBool } from 'kysely';

import { isNamedLike } from '../../database/named-like.ts';
import { emailKey } from '../../lib/email-key.ts';
import { containing } from '../../lib/search-key.ts';

/**
 * Selects gifts of people without an account whose name has each word of a search, or whose address has it as a part.
 * Reads the index of givers only, in which donors and anonymous givers come first.
 */
export const isPersonLike = (search: string) =>
  sql<SqlBool>`(giver_key > 'e' and (${isNamedLike(search)}
    or giver_key like ${`email:${containing(emailKey(search))}`} escape '\\'))`;
