import { formatMoney, fromCents } from '@hearthlight/domain';
import type { DeskGiftStatus } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { Selectable } from 'kysely';

import {
  type ActionContext,
  ActionError,
  atOneTime,
  audited,
  changesBetween,
  type ChangeOptions,
} from '../../actions/action.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { countedCents, insertEntries, insertGifts, changeBooks, type NewEntry } from '../books/entries.ts';
import { giveToNewDonors } from '../books/give-gifts.ts';
import { type Giver, type GiverColumns, giverColumns } from '../books/giver.ts';
import { keepReceipts } from '../books/keep-receipts.ts';
import { closedMonthWarning } from '../books/months.ts';
import { requireCampaign, requirePast, todayOf, unknownGift } from '../books/requirements.ts';
import { shownStatus } from '../books/shown-status.ts';
import { requireFreeReference, requireReference } from './read-reference.ts';

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
  /** The payment reference of a pledge, as typed. Only a pending gift without an external id has one. */
  reference?: string | undefined;
  reason?: string | undefined;
}

/** Options of a change of a gift. */
export interface GiftOptions extends ChangeOptions {
  /** The newest entry that whoever acts has seen. With a newer one, the change is refused. */
  basedOn?: number | undefined;
}

/** A recorded gift. */
export interface RecordedGift {
  id: number;
  /** The entries that were made, or would be. */
  entries: MadeEntry[];
  /** Whether the external id was already recorded. Then nothing changed. */
  isKnown: boolean;
  /** A sentence, if the day is in a closed month. */
  warning: string | undefined;
}

/** An entry that a change makes. */
export type MadeEntry = Pick<NewEntry, 'kind' | 'cents' | 'date' | 'campaign_id'>;

/** A gift as it is stored. */
export type Gift = Selectable<Schema['gifts']>;

/** Formats cents such as `$1,250.50`. */
const money = (cents: number) => formatMoney(fromCents(cents));

/**
 * Records a gift. Throws an `ActionError` for a future day, an unknown campaign, and a payment reference that is wrong or
 * that another pledge has.
 */
export async function recordGift(
  context: ActionContext,
  gift: NewGift,
  options: ChangeOptions = {},
): Promise<RecordedGift> {
  const date = gift.date ?? todayOf(context);
  requirePast(context, date);
  const reference = referenceOfPledge(gift);
  const { giver, ...recorded } = await audited(
    context,
    'gift add',
    async (database) => {
      await changeBooks(database);
      await requireCampaign(database, gift.campaignId);
      if (reference !== null) await requireFreeReference(database, reference);
      const [giver] = await giverColumns(database, [gift.giver]);
      if (!giver) throw new Error('a gift has no giver');
      const [recorded] = await insertGifts(
        database,
        [{ ...columnsOf(gift, date), reference, ...giver }],
        changeOf(context, gift.reason ?? 'recorded'),
      );
      if (recorded) await keepReceipts(database, [recorded.id], todayOf(context));
      const made = recorded ? [entryOf('recorded', recorded, countedCents(recorded))] : [];
      const id = recorded?.id ?? (await knownGift(database, gift.externalId));
      const warning = recorded && (await closedMonthWarning(database, date));
      return {
        subject: { kind: 'gift', id },
        detail: money(gift.amountCents),
        isUnchanged: !recorded,
        result: { giver, id, entries: made, isKnown: !recorded, warning },
      };
    },
    options,
  );
  await giveToNewDonors(context.database, [giver]);
  return recorded;
}

/** Returns the payment reference of a pledge without spaces, or `null`. Throws an `ActionError` for any other gift with one. */
function referenceOfPledge({ externalId, paymentStatus, reference: typed }: NewGift): string | null {
  if (typed === undefined) return null;
  if (paymentStatus === 'pending' && externalId === undefined) return requireReference(typed).text;
  throw new ActionError('Only a pending gift without an external id can have a payment reference.', {
    sentence: () => words.referenceOfPledge,
    field: 'reference',
  });
}

const columnsOf = (gift: NewGift, date: string) => ({
  campaign_id: gift.campaignId ?? null,
  date,
  amount_cents: gift.amountCents,
  cause: gift.cause,
  payment_method: gift.paymentMethod,
  payment_status: gift.paymentStatus,
  external_id: gift.externalId ?? null,
});

async function knownGift(database: Database, externalId: string | undefined): Promise<number> {
  const { id } = await database
    .selectFrom('gifts')
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
  /** Only for a pending gift. A canceled one failed too, but its donor no longer sees it. */
  paymentStatus?: 'completed' | 'failed' | 'canceled' | undefined;
}

/**
 * Corrects a gift with entries that reverse the counted amount and add the right one. Throws an `ActionError` for an
 * unknown gift, for an invalid change of status and when nothing would change.
 */
export async function correctGift(
  given: ActionContext,
  id: number,
  { changes, reason }: { changes: GiftChanges; reason: string },
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
      return makeCorrection(context, database, { before, changes, reason });
    },
    options,
  );
}

/** Corrects a gift in a transaction of the caller, who has locked the books. Returns what `audited` records. */
export async function makeCorrection(
  context: ActionContext,
  database: Database,
  { before, changes, reason }: { before: Gift; changes: GiftChanges; reason: string },
) {
  const after = changed(before, changes, context.now());
  const made = await applyChange(context, database, { before, after, reason });
  const warning = after.date === before.date ? undefined : await closedMonthWarning(database, after.date);
  return {
    subject: { kind: 'gift', id: before.id },
    detail: shownStatus(after),
    changes: changesBetween(loggedOf(before), loggedOf(after)),
    result: { ...changeResult(before, after, made), warning },
  };
}

/** A gift before and after a change. Amounts are in cents. */
export interface GiftChange {
  id: number;
  status: DeskGiftStatus;
  amountBefore: number;
  amountAfter: number;
  /** The entries that were made, or would be. */
  entries: MadeEntry[];
  /** A sentence, if the new day is in a closed month. */
  warning?: string | undefined;
}

const changeResult = (before: Gift, after: Gift, made: readonly NewEntry[]): GiftChange => ({
  id: after.id,
  status: shownStatus(after),
  amountBefore: before.amount_cents,
  amountAfter: after.amount_cents,
  entries: made.map(({ campaign_id, cents, date, kind }) => ({ kind, cents, date, campaign_id })),
});

/** The fields of a gift for the activity log. The cause is absent, because it may name people and the log is kept. */
const loggedOf = (gift: Gift) => ({
  amount: money(gift.amount_cents),
  campaign: gift.campaign_id,
  date: gift.date,
  method: gift.payment_method,
  status: shownStatus(gift),
});

function changed(before: Gift, changes: GiftChanges, now: number): Gift {
  const { id } = before;
  const status = shownStatus(before);
  if (status === 'refunded') {
    throw new ActionError(`Gift ${id} is refunded and cannot be corrected.`, {
      sentence: () => words.giftRefunded,
    });
  }
  const { paymentStatus = status } = changes;
  if (paymentStatus !== status && status !== 'pending') {
    throw new ActionError(`Gift ${id} is ${status}; only a pending one can become ${paymentStatus}.`, {
      sentence: () => words.giftNotPending,
      field: 'status',
    });
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
    throw new ActionError(`Gift ${id} already has these values.`, {
      sentence: () => words.giftUnchanged,
    });
  }
  return after;
}

/** Options of a refund. */
export interface RefundOptions extends GiftOptions {
  /** Cents that go back. By default, all that the gift counts. */
  amountCents?: number | undefined;
}

/**
 * Refunds a completed gift in full, or a part of it: then the gift stays completed with the amount that is kept. Throws an
 * `ActionError` for any other gift, and for more than it counts.
 */
export async function refundGift(
  given: ActionContext,
  id: number,
  reason: string,
  { amountCents, ...options }: RefundOptions = {},
): Promise<GiftChange> {
  const context = atOneTime(given);
  return audited(
    context,
    'gift refund',
    async (database) => {
      await changeBooks(database);
      const before = await giftWith(database, id, options.basedOn);
      const after = refunded(before, amountCents);
      const made = await applyChange(context, database, { before, after, reason, isRefund: true });
      return {
        subject: { kind: 'gift', id },
        detail: after.payment_status,
        changes: changesBetween(loggedOf(before), loggedOf(after)),
        result: changeResult(before, after, made),
      };
    },
    options,
  );
}

function refunded(before: Gift, cents = before.amount_cents): Gift {
  const { amount_cents: amount, id, payment_status: status } = before;
  if (status !== 'completed') {
    throw new ActionError(`Gift ${id} is ${status}; only a completed one can be refunded.`, {
      sentence: () => words.giftNotCompleted,
    });
  }
  if (cents > amount) {
    throw new ActionError(`Gift ${id} is only ${money(amount)}.`, {
      sentence: () => words.refundTooMuch({ amount: money(amount) }),
      field: 'amount',
    });
  }
  return cents === amount
    ? { ...before, payment_status: 'refunded' }
    : { ...before, amount_cents: amount - cents };
}

/**
 * Gives a gift to somebody else. Its entries are reversed and made again, so that the history tells when and why. Throws
 * an `ActionError` for an unknown gift or donor, and when the giver stays the same.
 */
export async function changeGiver(
  given: ActionContext,
  id: number,
  { giver, reason }: { giver: Giver; reason: string },
  options: GiftOptions = {},
): Promise<GiftChange> {
  const context = atOneTime(given);
  const { columns, ...result } = await audited(
    context,
    'gift giver',
    async (database) => {
      await changeBooks(database);
      const before = await giftWith(database, id, options.basedOn);
      const [columns] = await giverColumns(database, [giver]);
      if (!columns) throw new Error('a gift has no giver');
      requireOtherGiver(before, columns);
      const { result, ...change } = await settleGiver(context, database, { before, columns, reason });
      return { ...change, result: { columns, ...result } };
    },
    options,
  );
  if (!options.dryRun) await giveToNewDonors(context.database, [columns]);
  return result;
}

/**
 * Stores who gave a gift, in a transaction of the caller, who has locked the books. A payment is then no longer
 * unmatched, also if nobody knows who gave it. Returns what `audited` records.
 */
export async function settleGiver(
  context: ActionContext,
  database: Database,
  { before, columns, reason }: { before: Gift; columns: Partial<Gift>; reason: string },
) {
  const after: Gift = { ...before, ...columns, giver_settled: 1 };
  const made = await applyChange(context, database, { before, after, reason });
  return {
    subject: { kind: 'gift', id: before.id },
    changes: changesBetween(settledOf(before), settledOf(after)),
    result: {
      ...changeResult(before, after, made),
      warning: await closedMonthWarning(database, before.date),
    },
  };
}

const settledOf = (gift: Gift) => ({ giver: referenceOf(gift), campaign: gift.campaign_id });

const isAnonymous = ({ giver_key: key }: GiverColumns) => key.startsWith('anonymous:');

function requireOtherGiver(before: Gift, after: GiverColumns): void {
  const isSame =
    (isAnonymous(before) && isAnonymous(after)) ||
    (before.giver_key === after.giver_key && before.giver_name === after.giver_name);
  if (!isSame) return;
  throw new ActionError(`Gift ${before.id} already has this giver.`, {
    sentence: () => words.sameGiver,
    field: 'giver',
  });
}

/** Refers to a giver without saying who it is, because the activity log is kept when a donor is erased. */
const referenceOf = ({ donor_id: donor, giver_key: key }: GiverColumns) =>
  donor === null ? `without an account (${key.split(':')[0]})` : `donor ${donor}`;

const changeOf = ({ actor, now }: ActionContext, reason: string) => ({ actor, at: now(), reason });

/** Returns a gift. Throws an `ActionError` if there is none, and if `basedOn` is not its newest entry. */
export async function giftWith(database: Database, id: number, basedOn?: number): Promise<Gift> {
  const gift = await database.selectFrom('gifts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!gift) throw unknownGift(id);
  if (basedOn !== undefined && basedOn !== (await newestEntry(database, id))) {
    throw new ActionError(`Gift ${id} was changed in the meantime.`, {
      status: 409,
      sentence: () => words.giftChanged,
    });
  }
  return gift;
}

async function newestEntry(database: Database, id: number): Promise<number> {
  const newest = await database
    .selectFrom('gift_entries')
    .select('id')
    .where('gift_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return newest.id;
}

const isSame = (before: Gift, after: Gift) =>
  before.payment_status === after.payment_status && !isCorrected(before, after);

const isCorrected = (before: Gift, after: Gift) =>
  corrected.some((column) => before[column] !== after[column]);

/** The columns that a correction or another giver changes. */
const corrected = [
  'amount_cents',
  'campaign_id',
  'date',
  'cause',
  'payment_method',
  'giver_key',
  'giver_name',
  'giver_settled',
] as const;

/** A change of a gift: how it was and how it becomes. */
interface Step {
  before: Gift;
  after: Gift;
  reason: string;
  isRefund?: boolean;
}

/** Stores a changed gift, inserts the entries and returns them. Its receipts follow. */
async function applyChange(
  context: ActionContext,
  database: Database,
  { before, after, reason, isRefund = false }: Step,
): Promise<NewEntry[]> {
  const today = todayOf(context);
  const { id, ...columns } = after;
  await database.updateTable('gifts').set(columns).where('id', '=', id).execute();
  const first = await database
    .selectFrom('gift_entries')
    .select('id')
    .where('gift_id', '=', id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const entries = entriesFor(before, after, { firstId: first.id, refundDay: isRefund ? today : undefined });
  await insertEntries(database, entries, changeOf(context, reason));
  await keepReceipts(database, [id], today);
  return entries;
}

const entryOf = (
  kind: NewEntry['kind'],
  { campaign_id, date }: Pick<Gift, 'campaign_id' | 'date'>,
  cents: number,
): MadeEntry => ({ kind, cents, campaign_id, date });

function entriesFor(
  before: Gift,
  after: Gift,
  { firstId, refundDay }: { firstId: number; refundDay: string | undefined },
): NewEntry[] {
  const entry = (kind: NewEntry['kind'], gift: Gift, cents: number): NewEntry => ({
    gift_id: gift.id,
    first_id: firstId,
    ...entryOf(kind, gift, cents),
  });
  if (refundDay !== undefined) {
    const cents = countedCents(after) - countedCents(before);
    return [entry('refunded', { ...after, date: refundDay }, cents)];
  }
  const entries: NewEntry[] = [];
  if (isCorrected(before, after)) {
    const counted = countedCents(before);
    if (counted > 0) entries.push(entry('reversed', before, -counted));
    entries.push(entry('corrected', after, counted > 0 ? after.amount_cents : 0));
  }
  if (before.payment_status === 'pending' && after.payment_status === 'completed') {
    entries.push(entry('completed', after, after.amount_cents));
  }
  if (before.payment_status === 'pending' && after.payment_status === 'failed') {
    entries.push(entry('failed', after, 0));
  }
  return entries;
}
