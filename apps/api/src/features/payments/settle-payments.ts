import type { ActionName, DeskResponse, SeenPayment } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import {
  type ActionContext,
  ActionError,
  atOneTime,
  audited,
  type LoggedChange,
} from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { changeBooks } from '../books/entries.ts';
import { giverColumns } from '../books/giver.ts';
import { settleGiver } from '../gifts/change-giver.ts';
import { makeCorrection } from '../gifts/correct-gift.ts';
import { giftWith } from '../gifts/gift-change.ts';
import { newestEntries, requireUnmatched } from './unmatched-payments.ts';

/** A payment, and its newest entry that whoever acts has seen. */
type Payment = Pick<SeenPayment, 'id'> & Partial<SeenPayment>;

/** The actions that a change of one payment makes. */
type Made = readonly (LoggedChange & { action: ActionName })[];

/** The reason that a pledge gets when a payment takes its place. */
export const paidWith = (payment: number) => `paid with gift ${payment}`;

/**
 * Gives payments to a donor. Cancels the pledges that they are, and a payment without a campaign gets the one of its pledge.
 * Skips payments that were changed since. Throws an `ActionError` for an unknown donor.
 */
export const assignPayments = (
  given: ActionContext,
  donorId: number,
  payments: readonly (Payment & { pledge_id?: number | null })[],
) =>
  changePayments(
    given,
    payments,
    async (context, database, { based_on: basedOn, id, pledge_id: pledgeId }) => {
      const [giver] = await giverColumns(database, [{ donorId }]);
      const before = await giftWith(database, id, basedOn);
      await requireUnmatched(database, id);
      const pledge = pledgeId ? await pledgeWith(database, pledgeId, donorId) : undefined;
      const columns = { ...giver, campaign_id: before.campaign_id ?? pledge?.campaign_id ?? null };
      const reason = 'matched with its donor';
      const change = await settleGiver(context, database, { before, columns, reason });
      if (!pledge) return [{ ...change, action: 'gift giver' }];
      const canceled = await makeCorrection(context, database, {
        before: pledge,
        changes: { paymentStatus: 'canceled' },
        reason: paidWith(id),
      });
      return [
        { ...change, action: 'gift giver' },
        { ...canceled, action: 'gift correct' },
      ];
    },
  );

/**
 * Leaves payments that belong to nobody known without a donor, so that they are no longer listed. Changing the giver later
 * gives them to a donor after all. Skips payments that were changed since.
 */
export const leavePayments = (given: ActionContext, reason: string, payments: readonly Payment[]) =>
  changePayments(given, payments, async (context, database, { based_on: basedOn, id }) => {
    const before = await giftWith(database, id, basedOn);
    await requireUnmatched(database, id);
    const change = await settleGiver(context, database, { before, columns: {}, reason });
    return [{ ...change, action: 'gift leave' }];
  });

/**
 * Changes payments in one transaction, each with its own rows of the activity log. Skips those that are refused, because
 * somebody else may have been faster. Throws the `ActionError` of the first if all are.
 */
export async function changePayments<Given extends Payment>(
  given: ActionContext,
  payments: readonly Given[],
  change: (context: ActionContext, database: Database, payment: Given) => Promise<Made>,
): Promise<DeskResponse<'assignPayments'>> {
  const context = atOneTime(given);
  return audited(context, 'gift giver', async (database) => {
    await changeBooks(database);
    const made: Made[number][] = [];
    const ids: number[] = [];
    let refusal: unknown;
    for (const payment of payments) {
      try {
        made.push(...(await change(context, database, payment)));
        ids.push(payment.id);
      } catch (error) {
        if (!(error instanceof ActionError)) throw error;
        refusal ??= error;
      }
    }
    const [first, ...including] = made;
    if (!first) throw refusal;
    const newest = await newestEntries(database, ids);
    const changed = ids.map((id) => ({ id, based_on: newest.get(id) ?? 0 }));
    return { ...first, including, result: { changed, skipped: payments.length - ids.length } };
  });
}

async function pledgeWith(database: Database, id: number, donorId: number) {
  const pledge = await giftWith(database, id);
  if (pledge.donor_id === donorId && pledge.payment_status === 'pending') return pledge;
  throw new ActionError(words.pledgeChanged, { status: 409 });
}
