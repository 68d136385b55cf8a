import type { ListOrder } from '@hearthlight/domain/desk';
import type { Selectable } from 'kysely';

import type { Schema } from '../database/schema.ts';
import type { Keys } from './keyset.ts';

type Row = Pick<Selectable<Schema['bills']>, 'id' | 'date' | 'amount_cents'>;

/**
 * Returns the keys and directions in which `keysetPage` sorts a list of gifts or bills. Rows of one day or amount go by
 * number.
 */
export function listOrdersOf(table: 'bills' | 'gifts') {
  const byDay: Keys<Row> = [
    { column: `${table}.date`, isText: true, of: ({ date }: Row) => date },
    { column: `${table}.id`, of: ({ id }: Row) => id },
  ];
  const byAmount: Keys<Row> = [{ column: `${table}.amount_cents`, of: (row: Row) => row.amount_cents }, ...byDay];
  return {
    newest: { keys: byDay, direction: 'desc' },
    oldest: { keys: byDay, direction: 'asc' },
    largest: { keys: byAmount, direction: 'desc' },
    smallest: { keys: byAmount, direction: 'asc' },
  } as const satisfies Record<ListOrder, unknown>;
}
