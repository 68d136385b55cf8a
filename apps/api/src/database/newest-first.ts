import type { ReferenceExpression, SelectQueryBuilder } from 'kysely';

/** Sorts a list by date, newest first, then by id for a stable order. An index on the same columns avoids sorting. */
export function newestFirst<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  date: ReferenceExpression<DB, TB>,
  id: ReferenceExpression<DB, TB>,
): SelectQueryBuilder<DB, TB, O> {
  return query.orderBy(date, 'desc').orderBy(id, 'desc');
}
