import type { Readable } from 'node:stream';

import { paymentMethodName } from '@hearthlight/domain';
import type { GiftRow } from '@hearthlight/domain/desk';
import { deskGifts as words } from '@hearthlight/words/desk-gifts';
import { deskTexts } from '@hearthlight/words/desk-texts';

import type { ActionContext } from '../../actions/action.ts';
import { csvFile } from '../../actions/csv-file.ts';
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
      return { rows: gifts, next };
    },
  });

const headersFor = ({ names }: Sight) => [
  words.number,
  words.day,
  words.amount,
  words.status,
  words.method,
  words.campaign,
  ...(names ? [words.giver, words.email, words.cause] : []),
];

/** Returns the function that converts a gift to cells, with the words of the current language. */
function lineWith({ names }: Sight): (gift: GiftRow) => (string | number)[] {
  const { canceled, completed, failed, pending, refunded } = words;
  const statuses = { canceled, completed, failed, pending, refunded };
  return ({ amount, campaign, cause, date, giver, id, method, paid_with: payment, status }) => [
    id,
    date,
    amount,
    payment === undefined ? statuses[status] : deskTexts.paidWith({ number: String(payment) }),
    paymentMethodName(method),
    campaign?.title ?? '',
    ...(names ? [giver?.name ?? '', giver?.email ?? '', cause ?? ''] : []),
  ];
}
