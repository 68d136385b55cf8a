import { type ActionContext, atOneTime, audited } from '../../actions/action.ts';
import { changeBooks } from '../books/entries.ts';
import { settleGiver } from '../gifts/change-giver.ts';
import { giftWith } from '../gifts/gift-change.ts';
import { requireUnmatched } from './unmatched-payments.ts';

/**
 * Leaves a payment that belongs to nobody known without a donor, so that it is no longer listed. Changing its giver later
 * gives it to a donor after all. Throws an `ActionError` when the payment was changed since.
 */
export async function leavePayment(
  given: ActionContext,
  id: number,
  { basedOn, reason }: { basedOn?: number; reason: string },
): Promise<void> {
  const context = atOneTime(given);
  await audited(context, 'gift leave', async (database) => {
    await changeBooks(database);
    const before = await giftWith(database, id, basedOn);
    await requireUnmatched(database, id);
    const change = await settleGiver(context, database, { before, columns: {}, reason });
    return { ...change, result: undefined };
  });
}
