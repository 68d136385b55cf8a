import { parsePaymentReference } from '@hearthlight/domain';
import { may, searchLimit } from '@hearthlight/domain/desk';

import type { Search } from '../../actions/feature.ts';
import { donorsLike } from '../accounts/donors-like.ts';

/** Finds donors by name, address or number, and the one whom a payment reference names. */
export const searchForDonors: Search = async ({ database }, { role }, search) => {
  if (!may(role, 'donors.read')) return {};
  const number = parsePaymentReference(search)?.donor ?? /^#?\s*(\d{1,9})$/.exec(search)?.[1];
  const ids = [...(number === undefined ? [] : [Number(number)]), ...(await donorsLike(database, search, searchLimit))];
  if (ids.length === 0) return {};
  const rows = await database
    .selectFrom('donors')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', 'in', ids)
    .execute();
  const donors = rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ email, first_name, id, last_name }) => ({ id, name: `${first_name} ${last_name}`, email }));
  return { donors: donors.slice(0, searchLimit) };
};
