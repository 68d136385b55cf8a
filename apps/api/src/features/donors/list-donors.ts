import { fromCents } from '@hearthlight/domain';

import type { Listing } from '../../actions/action.ts';
import { exactMoney } from '../../actions/document.ts';
import type { Database } from '../../database/schema.ts';

/** Lists all donors, oldest account first. */
export async function listDonors(database: Database): Promise<Listing> {
  const donors = await database
    .selectFrom('donors')
    .select(['id', 'email', 'first_name', 'last_name', 'goal_cents', 'language'])
    .orderBy('id')
    .execute();
  return {
    rows: donors.map(({ goal_cents: goal, ...donor }) => ({ ...donor, goal: fromCents(goal) })),
    lines: donors.map((row) =>
      [
        row.id,
        row.email,
        `${row.first_name} ${row.last_name}`,
        `goal ${exactMoney(row.goal_cents)}`,
        row.language ?? '-',
      ].join('\t'),
    ),
    empty: 'There are no donors.',
  };
}
