import type { Database } from '../../../database/schema.ts';
import type { FileRow } from '../formats/read-file.ts';
import { partsOf } from './known-gifts.ts';

/** Rows that may be about each other, such as the fee of a reversal. */
const longestChain = 5;

/**
 * Returns rows with the numbers of their gifts: a row may be about another one that is about a gift, in the file or in
 * an earlier one.
 */
export async function withGiftNumbers(database: Database, rows: readonly FileRow[]): Promise<FileRow[]> {
  const about = new Map(rows.flatMap(({ event }) => (event ? [[event.externalId, event.of] as const] : [])));
  for (const { gift } of rows) if (gift) about.delete(gift.externalId);
  const inFile = (number: string) => {
    let found = number;
    for (let step = 0; step < longestChain; step += 1) found = about.get(found) ?? found;
    return found;
  };
  const inBooks = await giftsOfRows(database, [...about.values()].map(inFile));
  return rows.map((row) => {
    if (!row.event) return row;
    const of = inFile(row.event.of);
    return { ...row, event: { ...row.event, of: inBooks.get(of) ?? of } };
  });
}

/** Returns the numbers of gifts that rows of earlier files are about, by those of the rows. */
async function giftsOfRows(database: Database, numbers: readonly string[]): Promise<Map<string, string>> {
  const gifts = new Map<string, string>();
  for await (const part of partsOf(numbers)) {
    const found = await database
      .selectFrom('import_changes')
      .innerJoin('gifts', 'gifts.id', 'import_changes.gift_id')
      .select(['import_changes.external_id as row', 'gifts.external_id as gift'])
      .where('import_changes.external_id', 'in', part)
      .execute();
    for (const { gift, row } of found) if (gift !== null && row !== null) gifts.set(row, gift);
  }
  return gifts;
}
