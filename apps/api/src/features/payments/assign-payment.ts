import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError, atOneTime, audited } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { changeBooks } from '../books/entries.ts';
import { giverColumns } from '../books/giver.ts';
import { settleGiver } from '../gifts/change-giver.ts';
import { makeCorrection } from '../gifts/correct-gift.ts';
import { giftWith } from '../gifts/gift-change.ts';
import { requireUnmatched } from './unmatched-payments.ts';

/** Whom a payment is from. */
export interface Assignment {
  donorId: number;
  /** The pledge that the payment is, if any. */
  pledgeId: number | undefined;
  /** The newest entry of the payment that whoever acts has seen. */
  basedOn: number;
}

/**
 * Gives a payment to a donor. If it is a pledge, cancels the pledge, and a payment without a campaign gets the one of the
 * pledge. Throws an `ActionError` when the payment or the pledge was changed since.
 */
export async function assignPayment(
  given: ActionContext,
  id: number,
  { basedOn, donorId, pledgeId }: Assignment,
): Promise<void> {
  const context = atOneTime(given);
  await audited(context, 'gift giver', async (database) => {
    await changeBooks(database);
    const before = await giftWith(database, id, basedOn);
    await requireUnmatched(database, id);
    const pledge = pledgeId === undefined ? undefined : await pledgeWith(database, pledgeId, donorId);
    const [columns] = await giverColumns(database, [{ donorId }]);
    const change = await settleGiver(context, database, {
      before,
      columns: { ...columns, campaign_id: before.campaign_id ?? pledge?.campaign_id ?? null },
      reason: 'matched with its donor',
    });
    if (!pledge) return { ...change, result: undefined };
    const canceled = await makeCorrection(context, database, {
      before: pledge,
      changes: { paymentStatus: 'canceled' },
      reason: `paid with gift ${id}`,
    });
    return { ...change, including: [{ ...canceled, action: 'gift correct' }], result: undefined };
  });
}

async function pledgeWith(database: Database, id: number, donorId: number) {
  const pledge = await giftWith(database, id);
  if (pledge.donor_id === donorId && pledge.payment_status === 'pending') return pledge;
  throw new ActionError(words.pledgeChanged, { status: 409 });
}
