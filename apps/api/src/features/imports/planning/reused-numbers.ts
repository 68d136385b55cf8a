import { importRows as words } from '@hearthlight/words/import-rows';

import type { Database } from '../../../database/schema.ts';
import { payerKey } from '../../books/giver.ts';
import type { FileRow } from '../formats/read-file.ts';
import type { ImportedGift } from '../rows/imported-gift.ts';
import { partsOf } from './known-gifts.ts';
import { readStored } from './stored-row.ts';

/*
 * Some banks count their payments anew every day, every year or in every file. A row whose number another payment has is identified by
 * what it says, as rows without a number are: otherwise it would be left out as known.
 */

/** What tells a payment in the books, or one that waits for a decision, from another one with its number. */
interface Numbered {
  /** The gift in the books. */
  id?: number | undefined;
  days: ReadonlySet<string>;
  /** Empty if several gifts share the payment. */
  cents: ReadonlySet<number>;
  payer: string | null;
}

/**
 * Returns rows with numbers that no other payment has. Somebody decides about a row that the bank may only have
 * corrected.
 */
export async function withOwnNumbers(database: Database, rows: readonly FileRow[]): Promise<FileRow[]> {
  const numbers = rows.flatMap(({ gift }) => (gift?.unnumbered ? gift.externalId : []));
  const known = new Map([...(await inBooks(database, numbers)), ...(await waiting(database, numbers))]);
  return rows.map((row) => {
    const other = known.get(row.gift?.externalId ?? '');
    return row.gift && other ? { ...row, gift: withOwnNumber(row.gift, other) } : row;
  });
}

function withOwnNumber({ unnumbered, ...gift }: ImportedGift, { cents, days, id, payer }: Numbered): ImportedGift {
  const differences = [
    !days.has(gift.date),
    cents.size > 0 && !cents.has(gift.amountCents),
    payer !== null && gift.name !== undefined && payerKey(gift.name) !== payer,
  ].filter(Boolean).length;
  if (differences === 0) return gift;
  const note = [gift.note, words.reusedNumber].filter(Boolean).join(' ');
  const doubt = id === undefined ? words.reusedNumber : words.sameNumber({ id });
  return { ...gift, ...unnumbered, note, ...(differences === 1 && { doubt }) };
}

/** Returns what the books say of payments. Their first entries stay when staff or a refund changes a gift. */
async function inBooks(database: Database, numbers: readonly string[]): Promise<Map<string, Numbered>> {
  const found = new Map<string, Numbered>();
  for await (const part of partsOf(numbers)) {
    const entries = await database
      .selectFrom('gifts')
      .innerJoin('gift_entries as entry', 'entry.gift_id', 'gifts.id')
      .select(['gifts.id', 'external_id', 'payer_key', 'gifts.date as day', 'entry.date', 'cents'])
      .where('external_id', 'in', [...part, ...part.map(secondOf)])
      .execute();
    const byNumber = Map.groupBy(entries, ({ external_id: number }) => number ?? '');
    for (const number of part) {
      const own = byNumber.get(number);
      if (!own) continue;
      found.set(number, {
        id: own[0]?.id,
        days: new Set(own.flatMap(({ date, day }) => [date, day])),
        cents: new Set(byNumber.has(secondOf(number)) ? [] : own.map(({ cents }) => cents)),
        payer: own[0]?.payer_key ?? null,
      });
    }
  }
  return found;
}

/** Returns the number of the second gift of a payment. */
const secondOf = (number: string) => `${number}/2`;

async function waiting(database: Database, numbers: readonly string[]): Promise<Map<string, Numbered>> {
  const found = new Map<string, Numbered>();
  for await (const part of partsOf(numbers)) {
    const rows = await database
      .selectFrom('waiting_rows')
      .select(['number', 'content'])
      .where('number', 'in', part)
      .where('decided_by', 'is', null)
      .execute();
    for (const { content, number } of rows) {
      const { gift } = readStored({ content, number }).row;
      if (!gift) continue;
      const payer = gift.name === undefined ? null : payerKey(gift.name);
      found.set(number, { days: new Set([gift.date]), cents: new Set([gift.amountCents]), payer });
    }
  }
  return found;
}
