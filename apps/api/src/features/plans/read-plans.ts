import {
  dayOfPayment,
  type DonorPlan,
  fromCents,
  nearestDueDay,
  type PlanPayment,
  type PlanProgress,
  planProgress,
  type StandingOrder,
} from '@hearthlight/domain';
import type { Plan, PlanPaymentOfGift } from '@hearthlight/domain/desk';
import type { Selectable } from 'kysely';

import type { ActionContext } from '../../actions/action.ts';
import { keysetPage } from '../../actions/keyset.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { giverName } from '../books/giver.ts';
import { todayOf } from '../books/requirements.ts';

export type PlanRow = Selectable<Schema['plans']>;
type Clock = Pick<ActionContext, 'now' | 'timeZone'>;

/** Days of a plan that are shown, two years of months. */
const shownDays = 24;
/** Plans of a donor, far more than anybody has. */
const mostOfDonor = 50;

/** Returns a plan as a standing order. */
export const orderOf = ({ first_on: first, last_on: last, rhythm }: PlanRow): StandingOrder => ({
  rhythm,
  first,
  ...(last !== null && { last }),
});

/** Returns the gifts with the references of plans, the oldest first. */
const giftsOf = (database: Database, references: readonly string[]) =>
  database
    .selectFrom('gifts')
    .leftJoin('donors', 'donors.id', 'gifts.donor_id')
    .select(['gifts.id', 'reference', 'date', 'amount_cents', 'payment_status', 'donor_id', 'beside_plan', 'import_id'])
    .select(['giver_name', 'giver_email', 'donors.email', 'first_name', 'last_name', 'donors.language'])
    .where('reference', 'in', references)
    .where('canceled_at', 'is', null)
    .orderBy('date')
    .orderBy('gifts.id')
    .execute();

type GiftOfPlan = Awaited<ReturnType<typeof giftsOf>>[number];

/** A plan with how it goes, and the newest gift that says whose it is. */
export interface FoundPlan {
  row: PlanRow;
  progress: PlanProgress;
  newest: GiftOfPlan | undefined;
}

/** Returns how plans go. Only imported payments show that others did not come. */
export async function findProgress(database: Database, clock: Clock, rows: readonly PlanRow[]): Promise<FoundPlan[]> {
  if (rows.length === 0) return [];
  const gifts = Map.groupBy(
    await giftsOf(
      database,
      rows.map(({ reference }) => reference),
    ),
    ({ reference }) => reference,
  );
  const days = { today: todayOf(clock), knownUntil: await newestImportedDay(database) };
  return rows.map((row) => {
    const own = gifts.get(row.reference) ?? [];
    const progress = planProgress(orderOf(row), paymentsIn(own), days);
    return { row, progress, newest: own.at(-1) };
  });
}

/** A standing order with its reference and the payments in the books. */
export interface StandingPlan {
  reference: string;
  order: StandingOrder;
  payments: PlanPayment[];
}

/** Returns the plans with references, as many as fit in a query. */
export async function plansWith(database: Database, references: readonly string[]): Promise<StandingPlan[]> {
  const rows = await database.selectFrom('plans').selectAll().where('reference', 'in', references).execute();
  if (rows.length === 0) return [];
  const gifts = Map.groupBy(await giftsOf(database, references), ({ reference }) => reference);
  return rows.map((row) => ({
    reference: row.reference,
    order: orderOf(row),
    payments: paymentsIn(gifts.get(row.reference)),
  }));
}

const paymentsIn = (gifts: readonly GiftOfPlan[] = []) =>
  gifts.filter(isPayment).map(({ amount_cents: cents, date, id }) => ({ id, date, cents }));

const isPayment = ({ beside_plan: isBeside, payment_status: status }: GiftOfPlan) =>
  status === 'completed' && isBeside === 0;

/** Returns the day of the newest imported payment. Before all days if there is none. */
async function newestImportedDay(database: Database): Promise<string> {
  const gift = await database
    .selectFrom('gifts')
    .select('date')
    .where('import_id', 'is not', null)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return gift?.date ?? '';
}

/** Returns a plan as its donor sees it. */
const donorPlanOf = ({ progress, row }: FoundPlan): DonorPlan => ({
  rhythm: row.rhythm,
  amount: fromCents(row.amount_cents),
  state: progress.state,
  ...(progress.days.every(({ payment }) => !payment) && { expected_from: row.first_on }),
  days: progress.days
    .slice(-shownDays)
    .toReversed()
    .map(({ due, payment, state }) => ({
      due,
      state,
      ...(payment && { payment: { date: payment.date, amount: fromCents(payment.cents) } }),
    })),
});

/** Returns a plan as staff see it. */
export const deskPlanOf = (found: FoundPlan): Plan => {
  const { newest, progress, row } = found;
  return {
    ...donorPlanOf(found),
    id: row.id,
    first: row.first_on,
    last: row.last_on,
    missing_since: progress.missingSince ?? null,
    gift: newest
      ? {
          id: newest.id,
          giver: {
            donor_id: newest.donor_id,
            name: giverName(newest),
            email: newest.email ?? newest.giver_email,
          },
        }
      : null,
    version: row.version,
  };
};

/** Returns the plans of a donor, the newest first. A plan belongs to whom its newest gift does. */
export async function plansOfDonor(database: Database, clock: Clock, donorId: number): Promise<DonorPlan[]> {
  const rows = await database
    .selectFrom('plans')
    .selectAll()
    .where('reference', 'in', (from) =>
      from.selectFrom('gifts').select('reference').where('donor_id', '=', donorId).where('reference', 'is not', null),
    )
    .execute();
  const newest = rows.toSorted((one, other) => other.id - one.id).slice(0, mostOfDonor);
  const found = await findProgress(database, clock, newest);
  return found.filter(({ newest }) => newest?.donor_id === donorId).map(donorPlanOf);
}

/** Returns the plan with the reference of a gift. */
export const planOfGift = (database: Database, giftId: number): Promise<PlanRow | undefined> =>
  database
    .selectFrom('plans')
    .selectAll()
    .where('reference', '=', (from) => from.selectFrom('gifts').select('reference').where('id', '=', giftId))
    .executeTakeFirst();

/** Returns how an imported gift counts for a plan with its reference. `undefined` for one that is no payment. */
export async function paymentOfPlan(
  database: Database,
  clock: Clock,
  row: PlanRow,
  giftId: number,
): Promise<PlanPaymentOfGift | undefined> {
  const gifts = await giftsOf(database, [row.reference]);
  const gift = gifts.find(({ id }) => id === giftId);
  if (!gift || gift.import_id === null) return undefined;
  const payments = paymentsIn(gifts.map((each) => (each === gift ? { ...gift, beside_plan: 0 } : each)));
  const own = payments.find(({ id }) => id === giftId);
  if (!own) return undefined;
  const [order, today] = [orderOf(row), todayOf(clock)];
  const { due } = dayOfPayment(order, payments, own, today) ?? {};
  const nearest = nearestDueDay(order, paymentsIn(gifts), { date: due ?? gift.date, today });
  const other = gifts.find(({ id }) => id === nearest.payment?.id && id !== giftId);
  const without = payments.filter(({ id }) => id !== other?.id);
  const counts = dayOfPayment(order, without, own, today)?.due === nearest.due;
  return {
    is_further: gift.beside_plan === 1,
    due: due ?? null,
    other:
      other && nearest.due !== undefined
        ? {
            id: other.id,
            date: other.date,
            due: nearest.due,
            may_change: counts && other.import_id !== null && !(await isPublished(database, other.id)),
          }
        : null,
    is_closed: await isPublished(database, giftId),
  };
}

/** Whether a gift is in the ledger of a closed month. */
async function isPublished(database: Database, giftId: number): Promise<boolean> {
  const leaf = await database
    .selectFrom('gift_entries')
    .innerJoin('ledger_leaves', 'ledger_leaves.entry_id', 'gift_entries.id')
    .select('entry_id')
    .where('gift_id', '=', giftId)
    .limit(1)
    .executeTakeFirst();
  return leaf !== undefined;
}

/**
 * Returns plans, the newest first: all, those whose last payment was missing when they were last checked, or those that
 * were not paid twice in a row then.
 */
export async function listPlans(
  database: Database,
  clock: Clock,
  { after, state }: { after?: string | undefined; state?: 'missing' | 'paused' | undefined },
): Promise<{ plans: Plan[]; next: string | null }> {
  const query = database
    .selectFrom('plans')
    .selectAll()
    .$if(state === 'missing', (all) => all.where('last_missed', 'is not', null))
    .$if(state === 'paused', (all) => all.where('missing_since', 'is not', null));
  const { next, rows } = await keysetPage(query, [{ column: 'plans.id', of: ({ id }) => id }], after);
  return { plans: (await findProgress(database, clock, rows)).map(deskPlanOf), next };
}
