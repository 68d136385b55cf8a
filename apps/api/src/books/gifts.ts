import { formatMoney, fromCents } from '@hearthlight/domain';
import type { Selectable } from 'kysely';

import type { Database, GiftStatus, Schema } from '../database/schema.ts';
import { type ActionContext, ActionError, audited, type ChangeOptions } from '../staff/action.ts';
import {
  countedCents,
  type GiftColumns,
  insertEntries,
  insertGifts,
  changeBooks,
  type NewEntry,
} from './entries.ts';
import { giveToNewDonors } from './give-gifts.ts';
import { type Giver, giverColumns } from './giver.ts';
import { closedMonthWarning } from './ledger/close-month.ts';
import { requireCampaign, requirePast, todayOf } from './requirements.ts';

/** Possible statuses of a new gift. */
export const newStatuses = ['completed', 'pending', 'failed'] as const;

/** A gift to record. */
export interface NewGift {
  giver: Giver;
  /** Cents, more than 0. */
  amountCents: number;
  cause: string;
  paymentMethod: string;
  paymentStatus: (typeof newStatuses)[number];
  /** `YYYY-MM-DD` in the foundation's time zone, today by default. */
  date?: string | undefined;
  campaignId?: number | undefined;
  /** The number that a payment provider or bank gave the gift. A known number is not recorded again. */
  externalId?: string | undefined;
  reason?: string | undefined;
}

/** A recorded gift. */
export interface RecordedGift {
  id: number;
  /** Whether the external id was already recorded. Then nothing changed. */
  isKnown: boolean;
  /** A sentence, if the day is in a closed month. */
  warning: string | undefined;
}

type Gift = Selectable<Schema['donations']>;

/** Formats cents such as `$1,250.50`. */
const money = (cents: number) => formatMoney(fromCents(cents));

/** Records a gift. Throws an `ActionError` for a future day or an unknown campaign. */
export async function recordGift(
  context: ActionContext,
  gift: NewGift,
  options: ChangeOptions = {},
): Promise<RecordedGift> {
  const date = gift.date ?? todayOf(context);
  requirePast(context, date);
  const { giver, ...recorded } = await audited(
    context,
    'donation add',
    async (database) => {
      await changeBooks(database);
      await requireCampaign(database, gift.campaignId);
      const [giver] = await giverColumns(database, [gift.giver]);
      if (!giver) throw new Error('a gift has no giver');
      const columns: GiftColumns = {
        ...giver,
        campaign_id: gift.campaignId ?? null,
        date,
        amount_cents: gift.amountCents,
        cause: gift.cause,
        payment_method: gift.paymentMethod,
        payment_status: gift.paymentStatus,
        external_id: gift.externalId ?? null,
      };
      const [recorded] = await insertGifts(database, [columns], changeOf(context, gift.reason ?? 'recorded'));
      const id = recorded?.id ?? (await knownGift(database, gift.externalId));
      const warning = recorded && (await closedMonthWarning(database, date));
      return {
        subject: `donation ${id}`,
        detail: money(gift.amountCents),
        isUnchanged: !recorded,
        result: { giver, id, isKnown: !recorded, warning },
      };
    },
    options,
  );
  await giveToNewDonors(context.database, [giver]);
  return recorded;
}

async function knownGift(database: Database, externalId: string | undefined): Promise<number> {
  const { id } = await database
    .selectFrom('donations')
    .select('id')
    .where('external_id', '=', externalId ?? '')
    .executeTakeFirstOrThrow();
  return id;
}

/** New values for a gift. Absent fields stay unchanged. */
export interface GiftChanges {
  amountCents?: number | undefined;
  /** `null` removes the gift from its campaign. */
  campaignId?: number | null | undefined;
  date?: string | undefined;
  cause?: string | undefined;
  paymentMethod?: string | undefined;
  /** Only for a pending gift. */
  paymentStatus?: 'completed' | 'failed' | undefined;
}

/**
 * Corrects a gift with entries that reverse the counted amount and add the right one. Throws an `ActionError` for an
 * unknown gift, for an invalid change of status and when nothing would change.
 */
export async function correctGift(
  context: ActionContext,
  id: number,
  { changes, reason }: { changes: GiftChanges; reason: string },
  options: ChangeOptions = {},
): Promise<GiftChange> {
  if (changes.date !== undefined) requirePast(context, changes.date);
  return audited(
    context,
    'donation correct',
    async (database) => {
      await changeBooks(database);
      await requireCampaign(database, changes.campaignId);
      const before = await giftWith(database, id);
      const after = changed(before, changes);
      await applyChange(database, { before, after }, changeOf(context, reason));
      const warning =
        changes.date === undefined ? undefined : await closedMonthWarning(database, changes.date);
      const result = { ...changeResult(before, after), warning };
      return { subject: `donation ${id}`, detail: after.payment_status, result };
    },
    options,
  );
}

/** A gift before and after a change. Amounts are in cents. */
export interface GiftChange {
  id: number;
  status: GiftStatus;
  amountBefore: number;
  amountAfter: number;
  /** A sentence, if the new day is in a closed month. */
  warning?: string | undefined;
}

const changeResult = (before: Gift, after: Gift): GiftChange => ({
  id: after.id,
  status: after.payment_status,
  amountBefore: before.amount_cents,
  amountAfter: after.amount_cents,
});

function changed(before: Gift, changes: GiftChanges): Gift {
  const { id, payment_status: status } = before;
  if (status === 'refunded') throw new ActionError(`Donation ${id} is refunded and cannot be corrected.`);
  const { paymentStatus = status } = changes;
  if (paymentStatus !== status && status !== 'pending') {
    throw new ActionError(`Donation ${id} is ${status}; only a pending one can become ${paymentStatus}.`);
  }
  const after: Gift = {
    ...before,
    amount_cents: changes.amountCents ?? before.amount_cents,
    campaign_id: changes.campaignId === undefined ? before.campaign_id : changes.campaignId,
    date: changes.date ?? before.date,
    cause: changes.cause ?? before.cause,
    payment_method: changes.paymentMethod ?? before.payment_method,
    payment_status: paymentStatus,
  };
  if (isSame(before, after)) throw new ActionError(`Donation ${id} already has these values.`);
  return after;
}

/** Refunds a completed gift. Throws an `ActionError` for any other gift. */
export async function refundGift(
  context: ActionContext,
  id: number,
  reason: string,
  options: ChangeOptions = {},
): Promise<GiftChange> {
  return audited(
    context,
    'donation refund',
    async (database) => {
      await changeBooks(database);
      const before = await giftWith(database, id);
      if (before.payment_status !== 'completed') {
        throw new ActionError(
          `Donation ${id} is ${before.payment_status}; only a completed one can be refunded.`,
        );
      }
      const after: Gift = { ...before, payment_status: 'refunded' };
      await applyChange(database, { before, after }, changeOf(context, reason), todayOf(context));
      return { subject: `donation ${id}`, detail: after.payment_status, result: changeResult(before, after) };
    },
    options,
  );
}

const changeOf = ({ actor, now }: ActionContext, reason: string) => ({ actor, at: now(), reason });

async function giftWith(database: Database, id: number): Promise<Gift> {
  const gift = await database.selectFrom('donations').selectAll().where('id', '=', id).executeTakeFirst();
  if (!gift) throw new ActionError(`There is no donation ${id}; “donation list” shows the newest.`);
  return gift;
}

const isSame = (before: Gift, after: Gift) =>
  before.payment_status === after.payment_status && !isCorrected(before, after);

const isCorrected = (before: Gift, after: Gift) =>
  (['amount_cents', 'campaign_id', 'date', 'cause', 'payment_method'] as const).some(
    (column) => before[column] !== after[column],
  );

/** Stores the gift as it is `after` the change and inserts the entries. `day` is the day of a refund. */
async function applyChange(
  database: Database,
  { before, after }: { before: Gift; after: Gift },
  change: Parameters<typeof insertEntries>[2],
  day = after.date,
): Promise<void> {
  const { id, ...columns } = after;
  await database.updateTable('donations').set(columns).where('id', '=', id).execute();
  const first = await database
    .selectFrom('donation_entries')
    .select('id')
    .where('donation_id', '=', id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await insertEntries(database, entriesFor(before, after, { firstId: first.id, day }), change);
}

function entriesFor(
  before: Gift,
  after: Gift,
  { firstId, day }: { firstId: number; day: string },
): NewEntry[] {
  const entry = (kind: NewEntry['kind'], { campaign_id, date, id }: Gift, cents: number): NewEntry => ({
    donation_id: id,
    first_id: firstId,
    kind,
    cents,
    campaign_id,
    date,
  });
  const entries: NewEntry[] = [];
  if (isCorrected(before, after)) {
    const counted = countedCents(before);
    if (counted > 0) entries.push(entry('reversed', before, -counted));
    entries.push(entry('corrected', after, counted > 0 ? after.amount_cents : 0));
  }
  if (after.payment_status === 'completed' && before.payment_status === 'pending') {
    entries.push(entry('completed', after, after.amount_cents));
  }
  if (after.payment_status === 'failed' && before.payment_status === 'pending') {
    entries.push(entry('failed', after, 0));
  }
  if (after.payment_status === 'refunded') {
    entries.push(entry('refunded', { ...after, date: day }, -after.amount_cents));
  }
  return entries;
}
