import { formatMoney, fromCents, isTooFarAhead, lastMissed, type StandingOrder } from '@hearthlight/domain';
import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError, audited, changesBetween } from '../../actions/action.ts';
import { requireVersion } from '../../actions/require-version.ts';
import type { Database } from '../../database/schema.ts';
import { lockBooks } from '../books/entries.ts';
import { todayOf, unknownGift } from '../books/requirements.ts';
import { findProgress, type FoundPlan, planOfGift, type PlanRow } from './read-plans.ts';

/** A standing order to record. */
export interface NewPlan extends StandingOrder {
  /** Cents of each payment, more than 0. */
  amountCents: number;
}

/**
 * Records that the payments with the reference of a gift repeat, or changes how. Throws an `ActionError` for an unknown
 * gift, for one without a payment reference, for a first payment more than five years away, and if `version` is not
 * that of the plan: 0 for none.
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
  const gift = await database.selectFrom('gifts').select('reference').where('id', '=', giftId).executeTakeFirst();
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

/**
 * Removes a plan that was recorded by mistake. Its gifts stay. Throws an `ActionError` if there is none or if it
 * changed.
 */
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

/**
 * Stores which payments plans lack, as far as that changed. With `pauses: false`, no plan becomes paused. Returns those
 * that became paused.
 */
export async function keepMissing(
  database: Database,
  clock: Pick<ActionContext, 'now' | 'timeZone'>,
  rows: readonly PlanRow[],
  { pauses = true }: { pauses?: boolean } = {},
): Promise<FoundPlan[]> {
  const found = await findProgress(database, clock, rows);
  const paused: FoundPlan[] = [];
  for (const plan of found) {
    const { progress, row } = plan;
    const missing = pauses || row.missing_since !== null ? (progress.missingSince ?? null) : null;
    const missed = lastMissed({ ...progress, days: progress.days.toReversed() }) ?? null;
    if (missing === row.missing_since && missed === row.last_missed) continue;
    await database
      .updateTable('plans')
      .set({ missing_since: missing, last_missed: missed })
      .where('id', '=', row.id)
      .execute();
    if (missing !== null && row.missing_since === null) paused.push(plan);
  }
  return paused;
}
