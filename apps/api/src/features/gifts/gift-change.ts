import { formatMoney, fromCents } from '@hearthlight/domain';
import type { DeskGiftStatus, GiftEntry } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { Selectable } from 'kysely';

import { type ActionContext, ActionError, changesBetween, type ChangeOptions } from '../../actions/action.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { searchKey } from '../../lib/search-key.ts';
import { countedCents, insertEntries, type NewEntry } from '../books/entries.ts';
import { keepReceipts } from '../books/keep-receipts.ts';
import { todayOf, unknownGift } from '../books/requirements.ts';
import { shownKind, shownStatus } from '../books/shown-status.ts';

/** A gift as it is stored. */
export type Gift = Selectable<Schema['gifts']>;

/** Formats cents such as `$1,250.50`. */
export const money = (cents: number) => formatMoney(fromCents(cents));

/** An entry that a change makes. */
export interface MadeEntry extends Pick<NewEntry, 'cents' | 'date' | 'campaign_id'> {
  kind: GiftEntry['kind'];
  /** The payment that took the place of the pledge, if the entry closes one. */
  paid_with?: number;
}

/** Options of a change of a gift. */
export interface GiftOptions extends ChangeOptions {
  /** The newest entry that whoever acts has seen. With a newer one, the change is refused. */
  basedOn?: number | undefined;
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

/** Returns what a change of a gift made. */
export const changeResult = (before: Gift, after: Gift, made: readonly NewEntry[]): GiftChange => ({
  id: after.id,
  status: shownStatus(after),
  amountBefore: before.amount_cents,
  amountAfter: after.amount_cents,
  entries: made.map(({ campaign_id, cents, date, kind }) => ({
    kind: shownKind(kind, shownStatus(after)),
    cents,
    date,
    campaign_id,
  })),
});

/** The fields of a gift for the activity log. The cause is absent, because it may name people and the log is kept. */
const loggedOf = (gift: Gift) => ({
  amount: money(gift.amount_cents),
  campaign: gift.campaign_id,
  date: gift.date,
  method: gift.payment_method,
  status: shownStatus(gift),
});

/** Whether a gift is the row of an import, and no part of a pledge. */
export const isImported = ({ import_id, pledge_id }: Pick<Gift, 'import_id' | 'pledge_id'>): boolean =>
  import_id !== null && pledge_id === null;

/** Returns a gift. Throws an `ActionError` if there is none, and if `basedOn` is not its newest entry. */
export async function giftWith(database: Database, id: number, basedOn?: number): Promise<Gift> {
  const gift = await database.selectFrom('gifts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!gift) throw unknownGift();
  if (basedOn !== undefined && basedOn !== (await newestEntry(database, id))) {
    throw new ActionError(words.giftChanged, { status: 409 });
  }
  return gift;
}

/** Returns the number of the newest entry of a gift. */
export async function newestEntry(database: Database, id: number): Promise<number> {
  const newest = await database
    .selectFrom('gift_entries')
    .select('id')
    .where('gift_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return newest.id;
}

/** Whether a change reverses the entries of a gift and makes them again. */
export const isCorrected = (before: Gift, after: Gift) => corrected.some((column) => before[column] !== after[column]);

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
export async function applyChange(
  context: ActionContext,
  database: Database,
  { before, after, reason, isRefund = false }: Step,
): Promise<NewEntry[]> {
  const today = todayOf(context);
  const { id, ...columns } = after;
  await database
    .updateTable('gifts')
    .set({ ...columns, cause_key: searchKey(after.cause) })
    .where('id', '=', id)
    .execute();
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

/** Changes a gift in a transaction of the caller, who has locked the books. Returns what `audited` records. */
export async function changeGift(context: ActionContext, database: Database, step: Step) {
  const { after, before } = step;
  const made = await applyChange(context, database, step);
  return {
    subject: { kind: 'gift' as const, id: before.id },
    detail: shownStatus(after),
    changes: changesBetween(loggedOf(before), loggedOf(after)),
    result: changeResult(before, after, made),
  };
}

/** Returns who made a change of a gift, when and why, as its entries keep it. */
export const changeOf = ({ actor, now }: ActionContext, reason: string) => ({ actor, at: now(), reason });

/** Returns an entry that a change makes. */
export const entryOf = <Kind extends NewEntry['kind']>(
  kind: Kind,
  { campaign_id, date }: Pick<Gift, 'campaign_id' | 'date'>,
  cents: number,
) => ({ kind, cents, campaign_id, date });

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
  const [counted, counts] = [countedCents(before), countedCents(after)];
  const hasCorrection = isCorrected(before, after);
  if (counted > 0 && (hasCorrection || counts === 0)) entries.push(entry('reversed', before, -counted));
  if (hasCorrection) entries.push(entry('corrected', after, counted > 0 ? counts : 0));
  if (counted === 0 && after.payment_status === 'completed' && before.payment_status !== 'completed') {
    entries.push(entry('completed', after, after.amount_cents));
  }
  if (before.payment_status === 'pending' && after.payment_status === 'failed') {
    entries.push(entry('failed', after, 0));
  }
  if (before.payment_status === 'failed' && after.payment_status === 'pending') {
    entries.push(entry('corrected', after, 0));
  }
  return entries;
}
