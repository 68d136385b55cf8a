import { fromCents } from '@hearthlight/domain';
import { activityEntry, type Gift, type GiftEvent, type GiftRow, readProgramText } from '@hearthlight/domain/desk';

import { exactMoney } from '../../actions/document.ts';
import { subjectText } from '../../actions/subject.ts';
import type { Database } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { sourcesOfGift } from '../books/gift-sources.ts';
import { pledgeSums } from '../books/pledge-sums.ts';
import { unknownGift } from '../books/requirements.ts';
import { shownKind } from '../books/shown-status.ts';
import { receiptsOfGift } from '../receipts/read-receipts.ts';
import { isImported } from './gift-change.ts';
import { printGift, readGifts, type Sight } from './list-gifts.ts';
import { paymentToTakeBack } from './take-back-payment.ts';

/** Returns a gift with its history. Throws an `ActionError` for an unknown gift. */
export async function readGift(database: Database, id: number, sight: Sight): Promise<Gift> {
  const [row] = await readGifts(database, [id], sight);
  if (!row) throw unknownGift();
  const entries = await entriesOf(database, id);
  const stored = await database
    .selectFrom('gifts')
    .select(['id', 'amount_cents', 'external_id', 'giver_key', 'pledge_id', 'pledged_cents', 'reference'])
    .select(['import_id', 'stays_anonymous'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { external_id, reference } = stored;
  const sources = await sourcesOfGift(database, id, sight.names);
  const back = entries.reduce((sum, { cents, kind }) => sum - (kind === 'refunded' ? cents : 0), 0);
  return {
    ...row,
    external_id: sources.length > 0 ? null : external_id,
    sources,
    // The reference of a pledge names its donor.
    reference: sight.names ? reference : null,
    stays_anonymous: stored.stays_anonymous === 1,
    is_imported: isImported(stored),
    has_payment_to_take_back: (await paymentToTakeBack(database, id)) !== undefined,
    pledge: sight.names ? (await pledgeSums(database, [stored])).get(id) : undefined,
    refunded_amount: fromCents(back),
    newest_entry: entries.at(-1)?.id ?? 0,
    history: await historyOf(database, row, entries, sight),
    receipts: await receiptsOfGift(database, id),
  };
}

const entriesOf = (database: Database, id: number) =>
  database
    .selectFrom('gift_entries')
    .leftJoin('campaigns', 'campaigns.id', 'gift_entries.campaign_id')
    .select(['gift_entries.id', 'kind', 'cents', 'date', 'at', 'actor', 'reason', 'campaign_id', 'title'])
    .where('gift_id', '=', id)
    .orderBy('gift_entries.id')
    .execute();

type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

/** Returns the changes of a gift: the entries that were made together, and the fields from the activity log. */
async function historyOf(
  database: Database,
  gift: GiftRow,
  entries: readonly Entry[],
  { names }: Sight,
): Promise<GiftEvent[]> {
  const logged = await database
    .selectFrom('audit')
    .select(['at', 'actor', 'changes'])
    .where('subject', '=', subjectText({ kind: 'gift', id: gift.id }))
    .execute();
  const changes = new Map(logged.map((row) => [`${row.at} ${row.actor}`, row.changes]));
  const closing = entries.findLast(({ kind }) => kind === 'failed');
  const groups = Map.groupBy(entries, ({ actor, at, reason }) => JSON.stringify([at, actor, reason]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { actor, at, reason } = first;
    const fields = activityEntry.shape.changes.parse(JSON.parse(changes.get(`${at} ${actor}`) ?? '[]'));
    return {
      id: first.id,
      at: isoInstant(at),
      actor,
      // What the program writes names nobody.
      reason: names || readProgramText('reason', reason) ? reason : null,
      entries: group.map((entry) => describeEntry(entry, entry === closing ? gift : { status: gift.status })),
      changes: names ? fields : fields.filter(({ field }) => field !== 'giver'),
    };
  });
}

const describeEntry = (
  { campaign_id: id, cents, date, kind, title }: Entry,
  { paid_with, status }: Pick<GiftRow, 'paid_with' | 'status'>,
) => ({
  kind: shownKind(kind, status),
  paid_with,
  amount: fromCents(cents),
  date,
  campaign: id === null ? null : { id, title: title ?? '' },
});

/**
 * Returns a gift with all its entries as the command line prints it, oldest first. Throws an `ActionError` for an
 * unknown gift.
 */
export async function showGift(database: Database, id: number) {
  const gift = await printGift(database, id);
  const rows = await database.selectFrom('gift_entries').selectAll().where('gift_id', '=', id).orderBy('id').execute();
  const entries = rows.map((entry) => ({
    id: entry.id,
    first_id: entry.first_id,
    kind: entry.kind,
    amount: fromCents(entry.cents),
    campaign_id: entry.campaign_id,
    date: entry.date,
    at: isoInstant(entry.at),
    actor: entry.actor,
    reason: entry.reason,
  }));
  const { payment_status: status } = gift.json;
  const lines = rows.map(({ actor, at, cents, date, kind, reason }) =>
    [`  ${isoInstant(at)}`, shownKind(kind, status), exactMoney(cents), date, actor, reason].join('\t'),
  );
  return { json: { ...gift.json, entries }, text: [gift.line, ...lines].join('\n') };
}
