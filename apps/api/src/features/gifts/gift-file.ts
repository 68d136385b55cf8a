import type { Readable } from 'node:stream';

import { fromCents, paymentMethodName } from '@hearthlight/domain';
import type { GiftRow } from '@hearthlight/domain/desk';
import { deskGift } from '@hearthlight/words/desk-gift';
import { deskGifts as words } from '@hearthlight/words/desk-gifts';
import { deskTexts } from '@hearthlight/words/desk-texts';
import { sql } from 'kysely';

import type { ActionContext } from '../../actions/action.ts';
import { csvFile } from '../../actions/csv-file.ts';
import type { Database } from '../../database/schema.ts';
import { findGifts, type FoundGifts, type GiftFilter, type Sight } from './list-gifts.ts';

/**
 * Returns the gifts that a filter selects as comma-separated values, and records that in the audit table. Of a search
 * it only records that there was one, because its text may name somebody who is erased later.
 */
export const giftFile = (
  context: ActionContext,
  filter: GiftFilter,
  sight: Sight,
  found?: FoundGifts,
): Promise<Readable> =>
  csvFile(context, {
    action: 'gift export',
    subject: { kind: 'gifts' },
    filter: { ...filter, search: found && '…' },
    headers: headersFor(sight),
    lineOf: lineWith(sight),
    read: async ({ after, most }) => {
      const options = { found, most };
      const { gifts, next } = await findGifts(context.database, { ...filter, after }, sight, options);
      return { rows: await withRefunds(context.database, gifts), next };
    },
  });

/** A gift, and the sum that went back, in parts or in full. The amount of a gift is without parts that went back. */
interface FileRow extends GiftRow {
  refunded: number;
}

async function withRefunds(database: Database, gifts: readonly GiftRow[]): Promise<FileRow[]> {
  if (gifts.length === 0) return [];
  const ids = gifts.map(({ id }) => id);
  const sums = await database
    .selectFrom('gift_entries')
    .select(['gift_id', sql<number>`cast(sum(-cents) as bigint)`.as('cents')])
    .where('gift_id', 'in', ids)
    .where('kind', '=', 'refunded')
    .groupBy('gift_id')
    .execute();
  const refunded = new Map(sums.map(({ cents, gift_id: id }) => [id, fromCents(cents)]));
  return gifts.map((gift) => ({ ...gift, refunded: refunded.get(gift.id) ?? 0 }));
}

const headersFor = ({ names }: Sight) => [
  words.number,
  words.day,
  words.amount,
  deskGift.refunded,
  words.status,
  words.method,
  words.campaign,
  ...(names ? [words.giver, words.email, words.cause] : []),
];

/** Returns the function that converts a gift to cells, with the words of the current language. */
function lineWith({ names }: Sight): (gift: FileRow) => (string | number)[] {
  const { canceled, completed, failed, pending, refunded } = words;
  const { paidWith } = deskTexts;
  const statuses = { canceled, completed, failed, pending, refunded };
  return ({ amount, campaign, cause, date, giver, id, method, paid_with: payment, refunded: back, status }) => [
    id,
    date,
    amount,
    back,
    payment === undefined ? statuses[status] : paidWith({ number: String(payment) }),
    paymentMethodName(method),
    campaign?.title ?? '',
    ...(names ? [giver?.name ?? '', giver?.email ?? '', cause ?? ''] : []),
  ];
}
