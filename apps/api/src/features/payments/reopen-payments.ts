import type { SeenPayment } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError, changesBetween } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { giverColumns } from '../books/giver.ts';
import { settleGiver } from '../gifts/change-giver.ts';
import { applyChange, type Gift, giftWith, loggedOf } from '../gifts/gift-change.ts';
import { changePayments, paidWith } from './settle-payments.ts';

const reason = 'taken back';

/**
 * Undoes that payments were given to a donor or left without one: they are listed again, and the pledges that they were are
 * pending again. Skips payments that were changed since.
 */
export const reopenPayments = (given: ActionContext, payments: readonly SeenPayment[]) =>
  changePayments(given, payments, async (context, database, { based_on: basedOn, id }) => {
    const before = await giftWith(database, id, basedOn);
    requireSettled(before);
    const pledge = await canceledPledge(database, before, basedOn);
    const columns = { ...(await formerColumns(database, before)), giver_settled: 0 } as const;
    const change = await settleGiver(context, database, { before, columns, reason });
    const reopened = pledge ? [await reopenPledge(context, database, pledge)] : [];
    return [{ ...change, action: 'gift giver' }, ...reopened];
  });

function requireSettled(gift: Gift): void {
  const isPayment = gift.import_id !== null && gift.giver_email_key === null;
  if (isPayment && gift.giver_settled === 1 && gift.payment_status === 'completed') return;
  throw new ActionError(words.giftChanged, { status: 409 });
}

/** Returns the pledge that was canceled when its payment was given to a donor. Throws if the pledge was changed since. */
async function canceledPledge(database: Database, { donor_id: donor, id }: Gift, entry: number) {
  const found = await database
    .selectFrom('gifts')
    .innerJoin('gift_entries as canceled', 'canceled.gift_id', 'gifts.id')
    .innerJoin('gift_entries as paid', 'paid.at', 'canceled.at')
    .select(['gifts.id', 'canceled.id as entry'])
    .where('paid.id', '=', entry)
    .where('gifts.donor_id', '=', donor)
    .where('canceled.reason', '=', paidWith(id))
    .executeTakeFirst();
  if (!found) return undefined;
  const pledge = await giftWith(database, found.id, found.entry);
  await requireFreeReference(database, pledge);
  return pledge;
}

/** Another pledge may have the reference by now. At most one pending gift has the same. */
async function requireFreeReference(database: Database, { reference }: Gift): Promise<void> {
  if (reference === null) return;
  const other = await database
    .selectFrom('gifts')
    .select('id')
    .where('reference', '=', reference)
    .where('payment_status', '=', 'pending')
    .executeTakeFirst();
  if (other) throw new ActionError(words.giftChanged, { status: 409 });
}

/** Returns the payer and the campaign before the donor was known, from the counter-receipt and the reversed entry. */
async function formerColumns(database: Database, { donor_id: donor, id }: Gift) {
  if (donor === null) return {};
  const receipt = await database
    .selectFrom('receipts')
    .select('name')
    .where('gift_id', '=', id)
    .where('reverses', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const entry = await database
    .selectFrom('gift_entries')
    .select('campaign_id')
    .where('gift_id', '=', id)
    .where('kind', '=', 'reversed')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const [giver] = await giverColumns(database, [{ name: receipt?.name ?? undefined }]);
  return { ...giver, campaign_id: entry?.campaign_id ?? null };
}

async function reopenPledge(context: ActionContext, database: Database, before: Gift) {
  const after: Gift = { ...before, payment_status: 'pending', canceled_at: null };
  await applyChange(context, database, { before, after, reason });
  return {
    action: 'gift correct',
    subject: { kind: 'gift', id: before.id },
    detail: 'pending',
    changes: changesBetween(loggedOf(before), loggedOf(after)),
  } as const;
}
