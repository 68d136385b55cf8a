import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError, atOneTime, audited } from '../../actions/action.ts';
import { changeBooks } from '../books/entries.ts';
import { changeGift, type Gift, type GiftChange, type GiftOptions, giftWith, money } from './gift-change.ts';

/** Options of a refund. */
export interface RefundOptions extends GiftOptions {
  /** Cents that go back. By default, all that the gift counts. */
  amountCents?: number | undefined;
}

/**
 * Refunds a completed gift in full, or a part of it: then the gift stays completed with the amount that is kept. Throws
 * an `ActionError` for any other gift, and for more than it counts.
 */
export async function refundGift(
  given: ActionContext,
  id: number,
  reason: string,
  { amountCents, ...options }: RefundOptions = {},
): Promise<GiftChange> {
  const context = atOneTime(given);
  return audited(
    context,
    'gift refund',
    async (database) => {
      await changeBooks(database);
      const before = await giftWith(database, id, options.basedOn);
      const after = refunded(before, amountCents);
      return changeGift(context, database, { before, after, reason, isRefund: true });
    },
    options,
  );
}

function refunded(before: Gift, cents = before.amount_cents): Gift {
  const { amount_cents: amount, payment_status: status } = before;
  if (status !== 'completed') {
    throw new ActionError(words.giftNotCompleted);
  }
  if (cents > amount) {
    throw new ActionError(words.refundTooMuch({ amount: money(amount) }), { field: 'amount' });
  }
  return cents === amount ? { ...before, payment_status: 'refunded' } : { ...before, amount_cents: amount - cents };
}
