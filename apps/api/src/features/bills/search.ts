import { fromCents, parseMoney } from '@hearthlight/domain';
import { may, searchLimit } from '@hearthlight/domain/desk';

import type { Search } from '../../actions/feature.ts';
import { isBillLike } from './list-bills.ts';

/** Finds bills by payee, purpose and amount, the newest first. */
export const searchForBills: Search = async ({ database }, { role }, search) => {
  if (!may(role, 'books.read')) return {};
  const cents = parseMoney(search);
  const rows = await database
    .selectFrom('bills')
    .select(['id', 'payee', 'amount_cents', 'date'])
    .where((row) => row.or([isBillLike(search), ...(cents === undefined ? [] : [row('amount_cents', '=', cents)])]))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(searchLimit)
    .execute();
  return { bills: rows.map(({ amount_cents: amount, ...bill }) => ({ ...bill, amount: fromCents(amount) })) };
};
