import { formatMoney, fromCents, isTooFarAhead, type StandingOrder } from '@hearthlight/domain';
import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError, audited, changesBetween } from '../../actions/action.ts';
import { requireVersion } from '../../actions/require-version.ts';
import type { Database } from '../../database/schema.ts';
import { lockBooks } from '../books/entries.ts';
import { todayOf, unknownGift } from '../books/requirements.ts';
import { findProgress, planOfGift, type PlanRow } from './read-plans.ts';

/** A standing order to record. */
export interface NewPlan extends StandingOrder {
  /** Cents of each payment, more than 0. */
  amountCents: number;
}

/**
 * Records that the payments with the reference of a gift repeat, or changes how. Throws an `ActionError` for an unknown gift,
 * for one without a payment reference, for a first payment more than five years away, and if `version` is not that of the plan: 0 for none.
 */
export async function savePlan(
  context: ActionContext,
  giftId: number,
  { amountCents, first, last, rhythm }: NewPlan,
  version?: number,
): Promise<void> {
  if (isTooFarAhead(first, todayOf(context))) throw new ActionError(words.planTooFar);
  await audited(context, 'gift plan', async (database) => {
    await lockBooks(database);
    const reference = await referenceOf(database, giftId);
    const before = await planOfGift(database, giftId);
    requireVersion({ version: before?.version ?? 0 }, version);
    const values = { rhythm, amount_cents: amountCents, first_on: first, last_on: last ?? null };
    const after = before
      ? await database
          .updateTable('plans')
          .set({ ...values, version: before.version + 1 })
          .where('id', '=', before.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await database
          .insertInto('plans')
          .values({ ...values, reference })
          .returningAll()
          .executeTakeFirstOrThrow();
    await keepMissing(database, context, [after]);
    return {
      subject: { kind: 'gift', id: giftId },
      changes: changesBetween(before && loggedOf(before), loggedOf(after)),
      result: undefined,
    };
  });
}

async function referenceOf(database: Database, giftId: number): Promise<string> {
  const gift = await database
    .selectFrom('gifts')
    .select('reference')
    .where('id', '=', giftId)
    .executeTakeFirst();
  if (!gift) throw unknownGift();
  if (gift.reference !== null) return gift.reference;
  throw new ActionError(words.planNeedsReference);
}

const loggedOf = ({ amount_cents: cents, first_on, last_on, rhythm }: PlanRow) => ({
  rhythm,
  amount: formatMoney(fromCents(cents)),
  first: first_on,
  last: last_on,
});

/** Removes a plan that was recorded by mistake. Its gifts stay. Throws an `ActionError` if there is none or if it changed. */
export async function removePlan(context: ActionContext, giftId: number, version?: number): Promise<void> {
  await audited(context, 'gift plan-remove', async (database) => {
    await lockBooks(database);
    const plan = await planOfGift(database, giftId);
    if (!plan) throw new ActionError(words.unknownPlan, { status: 404 });
    requireVersion(plan, version);
    await database.deleteFrom('plans').where('id', '=', plan.id).execute();
    return {
      subject: { kind: 'gift', id: giftId },
      changes: changesBetween(loggedOf(plan), {}),
      result: undefined,
    };
  });
}

/** Stores whether plans lack payments, as far as that changed. Returns those that began to lack them. */
export async function keepMissing(
  database: Database,
  clock: Pick<ActionContext, 'now' | 'timeZone'>,
  rows: readonly PlanRow[],
) {
  const found = await findProgress(database, clock, rows);
  const changed = found.filter(({ progress, row }) => (progress.missingSince ?? null) !== row.missing_since);
  for (const { progress, row } of changed) {
    await database
      .updateTable('plans')
      .set({ missing_since: progress.missingSince ?? null })
      .where('id', '=', row.id)
      .execute();
  }
  return changed.filter(
    ({ progress, row }) => row.missing_since === null && progress.missingSince !== undefined,
  );
}
