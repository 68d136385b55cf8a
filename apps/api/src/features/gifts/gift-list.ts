import { fromCents } from '@hearthlight/domain';
import type { DeskGiftStatus } from '@hearthlight/domain/desk';

import { ActionError, type Page, type PageRange } from '../../actions/action.ts';
import { exactMoney } from '../../actions/document.ts';
import { readPage } from '../../actions/read-page.ts';
import { newestFirst } from '../../database/newest-first.ts';
import type { Database } from '../../database/schema.ts';
import { emailKey } from '../../lib/email-key.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { giverName } from '../books/giver.ts';
import { hasStatus, shownStatus } from '../books/shown-status.ts';

/** Selects the gifts to list. */
export interface GiftFilter extends PageRange {
  email?: string | undefined;
  campaignId?: number | undefined;
  status?: DeskGiftStatus | undefined;
}

const gifts = (database: Database) =>
  database
    .selectFrom('gifts')
    .leftJoin('donors', 'donors.id', 'gifts.donor_id')
    .leftJoin('campaigns', 'campaigns.id', 'gifts.campaign_id')
    .select([
      'gifts.id',
      'gifts.date',
      'gifts.amount_cents',
      'gifts.payment_status',
      'gifts.canceled_at',
      'gifts.payment_method',
      'gifts.cause',
      'gifts.campaign_id',
      'campaigns.title as campaign',
      'gifts.external_id',
      'gifts.reference',
      'gifts.giver_name',
      'gifts.giver_email',
      'donors.first_name',
      'donors.last_name',
      'donors.email',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof gifts>['execute']>>[number];

/** Returns a gift in printable form. */
const printed = ({
  amount_cents: cents,
  canceled_at,
  email,
  first_name,
  giver_email,
  giver_name,
  last_name,
  ...row
}: Row) => ({
  ...row,
  payment_status: shownStatus({ ...row, canceled_at }),
  amount: fromCents(cents),
  giver: giverName({ first_name, giver_name, last_name }),
  email: email ?? giver_email,
});

const columns = [
  'id',
  'date',
  'amount',
  'payment_status',
  'payment_method',
  'giver',
  'email',
  'cause',
  'campaign_id',
  'campaign',
  'external_id',
  'reference',
];

function lineOf(row: Row): string {
  const { email, giver, payment_status: status } = printed(row);
  return [
    row.id,
    row.date,
    exactMoney(row.amount_cents),
    status,
    giver ?? email ?? 'anonymous',
    row.campaign ?? 'no campaign',
    row.cause.replace(/[\s\p{Cc}]+/gu, ' '),
  ].join('\t');
}

/** Lists gifts, newest first. */
export async function listGifts(
  database: Database,
  { campaignId, email, from, page, status, to }: GiftFilter = { page: 1 },
): Promise<Page> {
  const query = gifts(database)
    .$if(campaignId !== undefined, (all) => all.where('gifts.campaign_id', '=', campaignId ?? null))
    .$if(from !== undefined, (all) => all.where('gifts.date', '>=', from ?? ''))
    .$if(to !== undefined, (all) => all.where('gifts.date', '<=', to ?? ''))
    .$if(status !== undefined, (all) => all.where(hasStatus(status ?? 'pending')))
    .$if(email !== undefined, (all) =>
      all.where((where) =>
        where.or([
          where('donors.email_key', '=', emailKey(email ?? '')),
          where('gifts.giver_email_key', '=', emailKey(email ?? '')),
        ]),
      ),
    );
  const { hasMore, rows } = await readPage(newestFirst(query, 'gifts.date', 'gifts.id'), page);
  return {
    columns,
    rows: rows.map(printed),
    lines: rows.map(lineOf),
    empty: 'There are no such gifts.',
    hasMore,
  };
}

/** Returns a gift with all its entries, oldest first. Throws an `ActionError` for an unknown gift. */
export async function showGift(database: Database, id: number) {
  const gift = await gifts(database).where('gifts.id', '=', id).executeTakeFirst();
  if (!gift) throw new ActionError(`There is no gift ${id}; “gift list” shows the newest.`);
  const rows = await database
    .selectFrom('gift_entries')
    .selectAll()
    .where('gift_id', '=', id)
    .orderBy('id')
    .execute();
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
  const lines = rows.map(({ actor, at, cents, date, kind, reason }) =>
    [`  ${isoInstant(at)}`, kind, exactMoney(cents), date, actor, reason].join('\t'),
  );
  return { json: { ...printed(gift), entries }, text: [lineOf(gift), ...lines].join('\n') };
}
