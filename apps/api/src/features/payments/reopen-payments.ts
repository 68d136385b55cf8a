import { programText, type SeenPayment } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { columnsOfGiver } from '../books/giver.ts';
import { settleGiver } from '../gifts/change-giver.ts';
import { changeGift, type Gift, giftWith } from '../gifts/gift-change.ts';
import { changePayments, givenReasons, paidWith, surplusOf } from './settle-payments.ts';

const reason = programText('takenBack');

/**
 * Undoes that payments were given to a donor or left without one: they are listed again, and the pledges that they were
 * are pending again. Skips payments that were changed since.
 */
export const reopenPayments = (given: ActionContext, payments: readonly SeenPayment[]) =>
  changePayments(given, payments, async (context, database, { based_on: basedOn, id }) => {
    const before = await giftWith(database, id, basedOn);
    const isGiven = before.donor_id !== null || (await wasGiven(database, basedOn));
    requireSettled(before, isGiven);
    const pledge = await madeWith(database, before, { entry: basedOn, reason: paidWith(id) });
    if (pledge) await requireFreeReference(database, pledge);
    const surplus = await madeWith(database, before, { entry: basedOn, reason: surplusOf(id) });
    const columns = {
      ...(isGiven && (await formerColumns(database, id))),
      amount_cents: before.amount_cents + (surplus?.amount_cents ?? 0),
      giver_settled: 0,
      pledge_id: null,
      closes_pledge: 0,
      occasion_id: pledge?.occasion_id === before.occasion_id ? null : before.occasion_id,
      stays_anonymous: pledge?.stays_anonymous === 1 ? 0 : before.stays_anonymous,
    } as const;
    const { result: _same, ...change } = await settleGiver(context, database, { before, columns, reason });
    return [
      { ...change, action: 'gift giver' },
      ...(pledge ? [await reopenPledge(context, database, { pledge, cents: before.amount_cents })] : []),
      ...(surplus ? [await takeBack(context, database, surplus)] : []),
    ];
  });

/** Whether the newest entry of a payment gave it to somebody without an account, other than its payer. */
async function wasGiven(database: Database, entry: number): Promise<boolean> {
  const made = await database.selectFrom('gift_entries').select('reason').where('id', '=', entry).executeTakeFirst();
  return givenReasons.includes(made?.reason ?? '');
}

/** A gift with an address was no payment without a donor, unless it was given to somebody. */
function requireSettled(gift: Gift, isGiven: boolean): void {
  const isPayment = gift.import_id !== null && (gift.giver_email_key === null || isGiven);
  if (isPayment && gift.giver_settled === 1 && gift.payment_status === 'completed') return;
  throw new ActionError(words.giftChanged, { status: 409 });
}

/**
 * Returns the gift that was changed or made for a reason when a payment was given to its donor: its pledge, or what was
 * paid beyond it. Throws if that gift was changed since.
 */
async function madeWith(
  database: Database,
  { donor_id: donor }: Gift,
  { entry, reason: why }: { entry: number; reason: string },
): Promise<Gift | undefined> {
  const found = await database
    .selectFrom('gifts')
    .innerJoin('gift_entries as made', 'made.gift_id', 'gifts.id')
    .innerJoin('gift_entries as paid', 'paid.at', 'made.at')
    .select(['gifts.id', 'made.id as entry'])
    .where('paid.id', '=', entry)
    .where('gifts.donor_id', '=', donor)
    .where('made.reason', '=', why)
    .orderBy('made.id', 'desc')
    .executeTakeFirst();
  return found && giftWith(database, found.id, found.entry);
}

/** Another pledge may have the reference by now. At most one pending gift has the same. */
async function requireFreeReference(database: Database, { id, reference }: Gift): Promise<void> {
  if (reference === null) return;
  const other = await database
    .selectFrom('gifts')
    .select('id')
    .where('reference', '=', reference)
    .where('payment_status', '=', 'pending')
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) throw new ActionError(words.giftChanged, { status: 409 });
}

/** Returns the payer and the campaign before the giver was known, from the counter-receipt and the reversed entry. */
async function formerColumns(database: Database, id: number) {
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
  const giver = await columnsOfGiver(database, { name: receipt?.name ?? undefined });
  return { ...giver, campaign_id: entry?.campaign_id ?? null };
}

/** Makes a pledge as it was before a payment took its place, or a part of it. */
async function reopenPledge(
  context: ActionContext,
  database: Database,
  { cents, pledge: before }: { cents: number; pledge: Gift },
) {
  if (before.payment_status === 'failed')
    return changeBack(context, database, {
      before,
      after: { ...before, payment_status: 'pending', canceled_at: null },
    });
  const part = await database.selectFrom('gifts').select('id').where('pledge_id', '=', before.id).executeTakeFirst();
  const after = {
    ...before,
    amount_cents: before.amount_cents + cents,
    pledged_cents: part ? before.pledged_cents : null,
  };
  return changeBack(context, database, { before, after });
}

/** Cancels the gift of what was paid beyond a pledge. Its number is free again. */
const takeBack = (context: ActionContext, database: Database, before: Gift) =>
  changeBack(context, database, {
    before,
    after: { ...before, payment_status: 'failed', canceled_at: context.now(), external_id: null },
  });

async function changeBack(context: ActionContext, database: Database, step: { after: Gift; before: Gift }) {
  const { result: _result, ...changed } = await changeGift(context, database, { ...step, reason });
  return { action: 'gift correct' as const, ...changed };
}
