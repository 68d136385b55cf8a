import { staff as words } from '@hearthlight/words/staff';
import type { Selectable } from 'kysely';

import { type ActionContext, ActionError, atOneTime, audited } from '../../actions/action.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { changeBooks } from '../books/entries.ts';
import { closedMonthWarning } from '../books/months.ts';
import { changeGift, type Gift, type GiftChange, type GiftOptions, giftWith, newestEntry } from './gift-change.ts';
import { requireFreeReference } from './read-reference.ts';

type Payment = Selectable<Schema['pledge_payments']>;

/**
 * Keeps a pledge as it was before a payment, in the transaction that recorded the payment with the gift `part` beside
 * it.
 */
export async function keepPledge(database: Database, pledge: Gift, part: number | undefined): Promise<void> {
  const { amount_cents, date, id, payment_method, pledged_cents } = pledge;
  const before = { amount_cents, date, payment_method, pledged_cents };
  const made = { entry_id: await newestEntry(database, id), part_id: part ?? null };
  await database
    .insertInto('pledge_payments')
    .values({ ...before, ...made })
    .execute();
}

/**
 * Returns the newest payment of a pledge that was recorded by hand, if neither the pledge nor the part changed since.
 */
export async function paymentToTakeBack(database: Database, pledge: number): Promise<Payment | undefined> {
  return database
    .selectFrom('pledge_payments')
    .selectAll()
    .where('entry_id', '=', await newestEntry(database, pledge))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('gift_entries as later')
            .select('later.id')
            .whereRef('later.gift_id', '=', 'part_id')
            .where('later.first_id', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst();
}

/**
 * Takes back the newest payment of a pledge that was recorded by hand. The pledge is pending again with the sum, the
 * day and the method that it had; its campaign and its cause stay. The gift that was recorded beside it no longer
 * counts. Throws an `ActionError` for an unknown gift, for one without such a payment, and when another pledge has the
 * reference by now.
 */
export async function takeBackPayment(
  given: ActionContext,
  id: number,
  reason: string,
  options: GiftOptions = {},
): Promise<GiftChange> {
  const context = atOneTime(given);
  return audited(
    context,
    'gift take-back',
    async (database) => {
      await changeBooks(database);
      const before = await giftWith(database, id, options.basedOn);
      const payment = await paymentToTakeBack(database, id);
      if (!payment) throw new ActionError(words.noPaymentToTakeBack, { status: 409 });
      const { reference } = before;
      if (reference !== null && before.payment_status !== 'pending')
        await requireFreeReference(database, { reference, field: 'reference', isPaid: false });
      const pledge = await changeGift(context, database, {
        before,
        after: pledgeBefore(before, payment),
        reason,
      });
      const part = payment.part_id === null ? [] : [await cancelPart(context, database, payment.part_id, reason)];
      const entries = [pledge, ...part].flatMap(({ result }) => result.entries);
      const warning = await closedMonthWarning(database, before.date);
      return {
        ...pledge,
        including: part.map(({ result: _result, ...canceled }) => ({
          action: 'gift take-back' as const,
          ...canceled,
        })),
        result: { ...pledge.result, entries, warning },
      };
    },
    options,
  );
}

const pledgeBefore = (gift: Gift, { amount_cents, date, payment_method, pledged_cents }: Payment): Gift => ({
  ...gift,
  amount_cents,
  date,
  payment_method,
  pledged_cents,
  payment_status: 'pending',
});

/** Cancels the gift that was recorded beside a pledge. Its number is free again. */
async function cancelPart(context: ActionContext, database: Database, id: number, reason: string) {
  const before = await giftWith(database, id);
  const canceled = { payment_status: 'failed', canceled_at: context.now() } as const;
  const after = { ...before, ...canceled, external_id: null, pledge_id: null };
  return changeGift(context, database, { before, after, reason });
}
