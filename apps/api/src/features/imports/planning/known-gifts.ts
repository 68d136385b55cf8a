import { inBatches } from '../../../database/in-batches.ts';
import type { Database, GiftStatus } from '../../../database/schema.ts';
import { payerKey } from '../../books/giver.ts';
import type { FileRow } from '../formats/read-file.ts';
import type { ImportedGift } from '../rows/imported-gift.ts';

/** A gift in the books with a number of a row. */
export interface KnownGift {
  id: number;
  payment_status: GiftStatus;
  amount_cents: number;
  fee_cents: number;
  date: string;
  campaign_id: number | null;
  payment_method: string;
}

/** Entries of the books that match the rows of a file. */
export interface KnownRows {
  /** By number. */
  gifts: ReadonlyMap<string, KnownGift>;
  /** The numbers of rows about a gift, such as refunds, that were applied. */
  applied: ReadonlySet<string>;
}

/** Numbers per query. */
const batchSize = 500;

/** Finds the gifts of the rows, and those that rows are about. */
export async function findKnown(database: Database, rows: readonly FileRow[]): Promise<KnownRows> {
  const numbers = rows.flatMap(({ event, gift }) => [
    ...(gift ? [gift.externalId] : []),
    ...(gift?.formerId === undefined ? [] : [gift.formerId]),
    ...(event ? [event.of] : []),
  ]);
  const gifts = new Map<string, KnownGift>();
  for await (const part of partsOf(numbers)) {
    const found = await database
      .selectFrom('gifts')
      .select(['id', 'external_id', 'payment_status', 'amount_cents', 'fee_cents', 'date', 'campaign_id'])
      .select('payment_method')
      .where('external_id', 'in', part)
      .execute();
    for (const { external_id: number, ...gift } of found) gifts.set(number ?? '', gift);
  }
  const applied = new Set<string>();
  for await (const part of partsOf(rows.flatMap(({ event, returned }) => (event ?? returned)?.externalId ?? []))) {
    const found = await database
      .selectFrom('import_changes')
      .select('external_id')
      .where('external_id', 'in', part)
      .execute();
    for (const { external_id: number } of found) applied.add(number ?? '');
  }
  return { gifts, applied };
}

/** Returns the keys of payers in doubt from whom the books have a gift. */
export async function findGavePayers(database: Database, gifts: readonly ImportedGift[]): Promise<Set<string>> {
  const gave = new Set<string>();
  const keys = gifts.flatMap(({ name, payerDoubt }) => (payerDoubt && name ? payerKey(name) : []));
  for await (const part of partsOf(keys)) {
    const found = await database
      .selectFrom('gifts')
      .select('payer_key')
      .distinct()
      .where('payer_key', 'in', part)
      .where('payment_status', '=', 'completed')
      .execute();
    for (const { payer_key: key } of found) if (key !== null) gave.add(key);
  }
  return gave;
}

/** Returns different values in parts that fit in a query. */
export const partsOf = <Value>(values: readonly Value[]) => inBatches([...new Set(values)], batchSize);
