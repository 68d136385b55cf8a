import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError, audited } from '../../actions/action.ts';
import { lockBooks } from '../books/entries.ts';
import { refusedMonth } from '../books/months.ts';
import { paymentOfPlan, planOfGift } from './read-plans.ts';
import { keepMissing } from './save-plan.ts';

/**
 * Sets whether an imported payment of a plan is a further gift, which pays none of its days, whatever was answered when it was
 * imported. A payment whose nearest day has another one counts instead of it, which becomes a further gift. Throws an `ActionError` for a gift without a plan, for one that is no imported payment or could pay no day, and for
 * one of a closed month.
 */
export async function setFurtherGift(
  context: ActionContext,
  giftId: number,
  isFurther: boolean,
): Promise<void> {
  if (!isFurther) await makeRoom(context, giftId);
  await audited(context, 'gift plan-payment', async (database) => {
    await lockBooks(database);
    const plan = await planOfGift(database, giftId);
    if (!plan) throw new ActionError(words.unknownPlan, { status: 404 });
    const before = await paymentOfPlan(database, context, plan, giftId);
    if (!before || before.due === null) throw new ActionError(words.noPlanPayment, { status: 409 });
    if (before.is_closed) throw refusedMonth(words.monthClosed);
    await database
      .updateTable('gifts')
      .set({ beside_plan: isFurther ? 1 : 0 })
      .where('id', '=', giftId)
      .execute();
    await keepMissing(database, context, [plan]);
    return {
      subject: { kind: 'gift', id: giftId },
      changes: [{ field: 'further', before: String(before.is_further), after: String(isFurther) }],
      isUnchanged: before.is_further === isFurther,
      result: undefined,
    };
  });
}

/** Makes the payment of the day that a payment needs a further gift. */
async function makeRoom(context: ActionContext, giftId: number): Promise<void> {
  const plan = await planOfGift(context.database, giftId);
  const payment = plan && (await paymentOfPlan(context.database, context, plan, giftId));
  if (!payment || payment.is_closed || payment.due !== null || !payment.other?.may_change) return;
  await setFurtherGift(context, payment.other.id, true);
}
