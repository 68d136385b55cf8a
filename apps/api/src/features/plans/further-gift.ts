import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError, audited, changesBetween } from '../../actions/action.ts';
import { lockBooks } from '../books/entries.ts';
import { refusedMonth } from '../books/months.ts';
import { paymentOfPlan, planOfGift, type PlanRow } from './read-plans.ts';
import { keepMissing } from './save-plan.ts';

const action = 'gift plan-payment' as const;

/**
 * Sets whether an imported payment of a plan is a further gift, which pays none of its days, whatever was answered when
 * it was imported. A payment whose nearest day has another one counts instead of it, which becomes a further gift.
 * Throws an `ActionError` for a gift without a plan, for one that is no imported payment or could pay no day, and for
 * one of a closed month.
 */
export async function setFurtherGift(context: ActionContext, giftId: number, isFurther: boolean): Promise<void> {
  await audited(context, action, async (database) => {
    await lockBooks(database);
    const plan = await planOfGift(database, giftId);
    if (!plan) throw new ActionError(words.unknownPlan, { status: 404 });
    const inside = { ...context, database };
    const replaced = isFurther ? undefined : await replacedBy(inside, plan, giftId);
    const made = replaced === undefined ? [] : [await setPayment(inside, plan, replaced, true)];
    made.push(await setPayment(inside, plan, giftId, isFurther));
    await keepMissing(database, context, [plan]);
    const changed = made.filter(({ changes }) => changes.length > 0);
    const [first = { subject: { kind: 'gift', id: giftId } as const }, ...including] = changed;
    return { ...first, including, isUnchanged: changed.length === 0, result: undefined };
  });
}

type Context = Pick<ActionContext, 'database' | 'now' | 'timeZone'>;

/** Returns the payment whose day another one would take, if it can become a further gift. */
async function replacedBy(context: Context, plan: PlanRow, giftId: number): Promise<number | undefined> {
  const payment = await paymentOfPlan(context.database, context, plan, giftId);
  if (!payment || payment.is_closed || payment.due !== null || !payment.other?.may_change) return undefined;
  return payment.other.id;
}

/** Sets one payment. Returns the entry of the activity log, without changes if it was set so before. */
async function setPayment(context: Context, plan: PlanRow, giftId: number, isFurther: boolean) {
  const { database } = context;
  const before = await paymentOfPlan(database, context, plan, giftId);
  if (!before || before.due === null) throw new ActionError(words.noPlanPayment, { status: 409 });
  if (before.is_closed) throw refusedMonth(words.monthClosed);
  await database
    .updateTable('gifts')
    .set({ beside_plan: isFurther ? 1 : 0 })
    .where('id', '=', giftId)
    .execute();
  return {
    action,
    subject: { kind: 'gift' as const, id: giftId },
    changes: changesBetween({ further: before.is_further }, { further: isFurther }),
  };
}
