import { Readable } from 'node:stream';

import { csvLines, formats } from '@hearthlight/domain';
import type { GiftRow } from '@hearthlight/domain/desk';
import { deskGifts as words } from '@hearthlight/words/desk-gifts';

import { type ActionContext, audited } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { findGifts, type GiftFilter, type Sight } from './gift-list.ts';

/** Rows that are read at a time. */
const batchSize = 1000;

/**
 * Returns the gifts that a filter selects as comma-separated values in the current language, and records that in the
 * audit table. Reads them in batches while they are sent, so that a file of a million gifts needs no memory.
 */
export async function giftFile(context: ActionContext, filter: GiftFilter, sight: Sight): Promise<Readable> {
  await audited(context, 'gift export', () =>
    Promise.resolve({ subject: { kind: 'gifts' }, detail: textOf(filter), result: undefined }),
  );
  // Read now: while the file is sent, the language of the request is no longer the current one.
  const notation = formats();
  const lineOf = lineWith(sight);
  const header = csvLines([headersFor(sight)], notation);
  async function* parts() {
    yield `\uFEFF${header}`;
    for await (const gifts of batches(context.database, filter, sight)) {
      yield csvLines(gifts.map(lineOf), notation);
    }
  }
  return Readable.from(parts());
}

async function* batches(database: Database, filter: GiftFilter, sight: Sight) {
  let after: string | undefined;
  do {
    const { gifts, next } = await findGifts(database, { ...filter, after }, sight, { most: batchSize });
    yield gifts;
    after = next ?? undefined;
  } while (after !== undefined);
}

const textOf = (filter: GiftFilter) =>
  Object.entries(filter)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`))
    .join(' ');

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
  return ({ amount, campaign, cause, date, giver, id, method, status }) => [
    id,
    date,
    amount,
    statuses[status],
    method,
    campaign?.title ?? '',
    ...(names ? [giver?.name ?? '', giver?.email ?? '', cause ?? ''] : []),
  ];
}
