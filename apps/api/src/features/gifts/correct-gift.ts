import type { PledgeOutcome } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError, atOneTime, audited } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { changeBooks } from '../books/entries.ts';
import { closedMonthWarning } from '../books/months.ts';
import { requireCampaign, requirePast } from '../books/requirements.ts';
import { shownStatus } from '../books/shown-status.ts';
import {
  changeGift,
  type Gift,
  type GiftChange,
  type GiftOptions,
  giftWith,
  isCorrected,
  isImported,
} from './gift-change.ts';
import { payPledge } from './paid-parts.ts';
import { keepPledge } from './take-back-payment.ts';

/** New values for a gift. Absent fields stay unchanged. */
export interface GiftChanges {
  amountCents?: number | undefined;
  /** `null` removes the gift from its campaign. */
  campaignId?: number | null | undefined;
  date?: string | undefined;
  cause?: string | undefined;
  paymentMethod?: string | undefined;
  /** Only for a pending gift or one of an import. A canceled one failed too, but its donor no longer sees it. */
  paymentStatus?: 'completed' | 'failed' | 'canceled' | undefined;
}

/**
 * Corrects a gift with entries that reverse the counted amount and add the right one. Throws an `ActionError` for an
 * unknown gift, for an invalid change of status, when nothing would change, and without an outcome when another sum
 * came than was pledged.
 */
export async function correctGift(
  given: ActionContext,
  id: number,
  { changes, outcome, reason }: { changes: GiftChanges; outcome?: PledgeOutcome | undefined; reason: string },
  options: GiftOptions = {},
): Promise<GiftChange> {
  const context = atOneTime(given);
  if (changes.date !== undefined) requirePast(context, changes.date);
  return audited(
    context,
    'gift correct',
    async (database) => {
      await changeBooks(database);
      await requireCampaign(database, changes.campaignId);
      const before = await giftWith(database, id, options.basedOn);
      const { amount_cents: pledged } = before;
      const isPledgePaid = before.payment_status === 'pending' && changes.paymentStatus === 'completed';
      if (!isPledgePaid || (changes.amountCents ?? pledged) === pledged) {
        const corrected = await makeCorrection(context, database, { before, changes, reason });
        if (isPledgePaid) await keepPledge(database, before, undefined);
        return corrected;
      }
      const paid = changed(before, changes, context.now());
      const { part, ...made } = await payPledge(context, database, { before, paid, outcome, reason });
      await keepPledge(database, before, part);
      const warning = paid.date === before.date ? undefined : await closedMonthWarning(database, paid.date);
      return { ...made, result: { ...made.result, warning } };
    },
    options,
  );
}

/** Corrects a gift in a transaction of the caller, who has locked the books. Returns what `audited` records. */
async function makeCorrection(
  context: ActionContext,
  database: Database,
  { before, changes, reason }: { before: Gift; changes: GiftChanges; reason: string },
) {
  const after = changed(before, changes, context.now());
  const made = await changeGift(context, database, { before, after, reason });
  const warning = after.date === before.date ? undefined : await closedMonthWarning(database, after.date);
  return { ...made, result: { ...made.result, warning } };
}

function changed(before: Gift, changes: GiftChanges, now: number): Gift {
  const status = shownStatus(before);
  if (status === 'refunded') {
    throw new ActionError(words.giftRefunded);
  }
  const { paymentStatus = status } = changes;
  if (paymentStatus !== status && status !== 'pending' && !isDoubted(before, status, paymentStatus)) {
    throw new ActionError(words.giftNotPending, { field: 'status' });
  }
  const after: Gift = {
    ...before,
    amount_cents: changes.amountCents ?? before.amount_cents,
    campaign_id: changes.campaignId === undefined ? before.campaign_id : changes.campaignId,
    date: changes.date ?? before.date,
    cause: changes.cause ?? before.cause,
    payment_method: changes.paymentMethod ?? before.payment_method,
    payment_status: paymentStatus === 'canceled' ? 'failed' : paymentStatus,
    canceled_at: paymentStatus === 'canceled' ? (before.canceled_at ?? now) : null,
  };
  if (isSame(before, after)) {
    throw new ActionError(words.nothingChanges);
  }
  return after;
}

/** Whether the row of an import turned out to be no gift, or to be one after all. */
const isDoubted = (gift: Gift, ...statuses: string[]) =>
  isImported(gift) && statuses.every((status) => status === 'completed' || status === 'canceled');

const isSame = (before: Gift, after: Gift) =>
  before.payment_status === after.payment_status && !isCorrected(before, after);
