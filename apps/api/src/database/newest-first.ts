import type { ReferenceExpression, SelectQueryBuilder } from 'kysely';

/**
 * Sorts a list newest first: by its date column, then by its id, so that rows of the same date keep a stable order.
 * An index on the same columns lets the database read a bounded list without sorting.
 */
export function newestFirst<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  date: ReferenceExpression<DB, TB>,
  id: ReferenceExpression<DB, TB>,
): SelectQueryBuilder<DB, TB, O> {
  return query.orderBy(date, 'desc').orderBy(id, 'desc');
}
