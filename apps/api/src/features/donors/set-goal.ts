import { formatMoney, fromCents } from '@hearthlight/domain';
import { answers } from '@hearthlight/words/answers';

import type { Database } from '../../database/schema.ts';
import { RefusedCall, refusals } from '../../platform/http/refusal.ts';
import { keepCurrency } from '../books/currency.ts';

/** Sets a donor's goal, in cents. Returns the message for the donor. Throws a 401 when the donor has been deleted. */
export async function setGoal(
  database: Database,
  { donorId, goal }: { donorId: number; goal: number },
): Promise<string> {
  await keepCurrency(database);
  const donor = await database
    .updateTable('donors')
    .set({ goal_cents: goal })
    .where('id', '=', donorId)
    .returning('id')
    .executeTakeFirst();
  if (!donor) throw new RefusedCall(401, refusals.unauthorized);
  return answers.goalSet({ goal: formatMoney(fromCents(goal)) });
}
