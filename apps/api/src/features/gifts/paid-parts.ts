import { payPledges, type PledgeOutcome } from '@hearthlight/domain/desk';
import { deskRules as words } from '@hearthlight/words/desk-rules';

import { type ActionContext, ActionError } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { countedCents, insertGifts } from '../books/entries.ts';
import { keepReceipts } from '../books/keep-receipts.ts';
import { todayOf } from '../books/requirements.ts';
import { changeGift, changeOf, entryOf, type Gift, type MadeEntry } from './gift-change.ts';

/**
 * Records a part of a payment as a completed gift of the same giver, in a transaction of the caller, who has locked the
 * books. Returns its id and its entries.
 */
export async function recordPart(
  context: ActionContext,
  database: Database,
  { of, reason, ...changes }: Pick<Gift, 'amount_cents' | 'pledge_id'> & { of: Gift; reason: string },
): Promise<{ id: number; entries: MadeEntry[] }> {
  const { id: _whole, ...columns } = of;
  const part = {
    ...columns,
    ...changes,
    payment_status: 'completed' as const,
    external_id: of.external_id === null ? null : `${of.external_id}/2`,
    fee_cents: 0,
    pledged_cents: null,
  };
  const { import_id: _none, ...gift } = part;
  const [made] = await insertGifts(database, [gift], changeOf(context, reason));
  if (!made) throw new Error('the number of the part is known');
  await keepReceipts(database, [made.id], todayOf(context));
  return { id: made.id, entries: [entryOf('recorded', made, countedCents(made))] };
}

/**
 * Leaves the rest of a pledge open, of which a part came, in a transaction of the caller. Returns what `audited`
 * records.
 */
export const keepRest = (
  context: ActionContext,
  database: Database,
  { before, reason, rest }: { before: Gift; rest: number; reason: string },
) => {
  const pledged = before.pledged_cents ?? before.amount_cents;
  const after = { ...before, amount_cents: rest, pledged_cents: pledged };
  return changeGift(context, database, { before, after, reason });
};

/** Divides a payment between its pledge and what is beyond it. Throws an `ActionError` if nobody has decided how. */
export function dividePayment(paid: number, pledged: number, outcome: PledgeOutcome | undefined) {
  if (outcome === undefined && paid !== pledged) throw new ActionError(words.pledgeOutcome, { field: 'outcome' });
  const { parts, surplus } = payPledges([pledged], paid, outcome ?? 'complete');
  return { rest: parts[0]?.rest ?? 0, surplus };
}

/**
 * Completes a pledge with another sum, in a transaction of the caller: `paid` is the pledge as if all that came
 * completed it. Returns what `audited` records, and the gift that was recorded beside the pledge.
 */
export async function payPledge(
  context: ActionContext,
  database: Database,
  given: { before: Gift; paid: Gift; outcome: PledgeOutcome | undefined; reason: string },
) {
  const { before, outcome, paid, reason } = given;
  const { rest, surplus } = dividePayment(paid.amount_cents, before.amount_cents, outcome);
  const part = { of: paid, amount_cents: paid.amount_cents, pledge_id: before.id, reason };
  if (rest > 0) {
    const { entries, id } = await recordPart(context, database, part);
    const { result, ...kept } = await keepRest(context, database, { before, rest, reason });
    return { ...kept, part: id, result: { ...result, entries: [...entries, ...result.entries] } };
  }
  const amount = paid.amount_cents - surplus;
  const pledged = amount === before.amount_cents ? null : before.amount_cents;
  const after = { ...paid, amount_cents: amount, pledged_cents: before.pledged_cents ?? pledged };
  const { result, ...completed } = await changeGift(context, database, { before, after, reason });
  const second = { of: after, amount_cents: surplus, pledge_id: null, reason };
  const other = surplus > 0 ? await recordPart(context, database, second) : undefined;
  const entries = [...result.entries, ...(other?.entries ?? [])];
  return { ...completed, part: other?.id, result: { ...result, entries } };
}
