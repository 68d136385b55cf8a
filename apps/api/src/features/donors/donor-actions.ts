import { formatMoney, fromCents } from '@hearthlight/domain';
import { programText } from '@hearthlight/domain/desk';

import { type ActionContext, audited, type ChangeOptions } from '../../actions/action.ts';
import { type DonorReference, donorWith } from '../accounts/find-donor.ts';
import { keepCurrency } from '../books/currency.ts';

/** Sets a donor's goal in cents. Throws an `ActionError` when there is no such donor. */
export async function setGoal(context: ActionContext, reference: DonorReference, goalCents: number): Promise<void> {
  await audited(context, 'donor goal', async (database) => {
    const donor = await donorWith(database, reference);
    await keepCurrency(database);
    await database.updateTable('donors').set({ goal_cents: goalCents }).where('id', '=', donor.id).execute();
    return {
      subject: { kind: 'donor', id: donor.id },
      detail: formatMoney(fromCents(goalCents)),
      result: undefined,
    };
  });
}

/** Ends all sessions of a donor. Returns their number. Throws an `ActionError` when there is no such donor. */
export async function endSessions(
  context: ActionContext,
  reference: DonorReference,
  options: ChangeOptions = {},
): Promise<number> {
  return audited(
    context,
    'donor sessions end',
    async (database) => {
      const donor = await donorWith(database, reference);
      const ended = await database.deleteFrom('sessions').where('donor_id', '=', donor.id).returning('id').execute();
      return {
        subject: { kind: 'donor', id: donor.id },
        detail: programText('sessionsEnded', { count: ended.length }),
        result: ended.length,
      };
    },
    options,
  );
}
