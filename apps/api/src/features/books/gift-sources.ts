import type { GiftSource } from '@hearthlight/domain/desk';
import { type Insertable, sql, type SqlBool } from 'kysely';

import { inBatches } from '../../database/in-batches.ts';
import { isNamedLike } from '../../database/named-like.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { searchKey, wordsIn } from '../../lib/search-key.ts';
import { giverName } from './giver.ts';

type NewSource = Omit<Insertable<Schema['gift_sources']>, 'search_key'>;

/** Rows per statement. */
const batchSize = 500;
/** Characters of a key, so that an index can have it. */
const maxKey = 500;

/** Keeps the rows of files from which gifts were recorded or completed. */
export async function keepSources(transaction: Database, sources: readonly NewSource[]): Promise<void> {
  for await (const some of inBatches(sources, batchSize)) {
    const rows = some.map((source) => ({ ...source, search_key: keyOf(source) }));
    await transaction
      .insertInto('gift_sources')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

const keyOf = ({ payer, text }: Pick<NewSource, 'payer' | 'text'>) =>
  searchKey([payer, text].filter(Boolean).join(' ')).slice(0, maxKey);

/** Returns the rows of files that a gift is from, the first import first. Without `names`, none names a payer. */
export async function sourcesOfGift(database: Database, gift: number, names: boolean): Promise<GiftSource[]> {
  const rows = await database
    .selectFrom('gift_sources')
    .innerJoin('imports', 'imports.id', 'gift_sources.import_id')
    .innerJoin('gifts', 'gifts.id', 'gift_id')
    .select([
      'gift_sources.import_id',
      'file_name',
      'source',
      'imported_at',
      'imported_by',
      'uploaded_at',
      'uploaded_by',
    ])
    .select(['external_id', 'line', 'number', 'payer', 'text'])
    .where('gift_id', '=', gift)
    .orderBy('gift_sources.import_id')
    .execute();
  return rows.map((row) => ({
    import_id: row.import_id,
    file_name: row.file_name,
    source: row.source,
    at: isoInstant(row.imported_at ?? row.uploaded_at),
    by: row.imported_by ?? row.uploaded_by,
    line: row.line,
    number: row.line === null ? numberIn(row.external_id ?? '') : row.number,
    payer: names ? row.payer : null,
    text: names ? row.text : null,
  }));
}

/** Returns the number that an earlier version kept, unless it identified the row by its content. */
function numberIn(externalId: string): string | null {
  const number = externalId.slice(externalId.indexOf(':') + 1);
  return /^(?:[\w-]{22}-\d+(?:\/\d+)?)?$/.test(number) ? null : number;
}

/** Selects the numbers of gifts whose payer and text in a file have each word of a search. Reads an index only. */
export const giftsFrom = (search: string) =>
  sql<number>`select gift_id from gift_sources where search_key > '' and ${isNamedLike(search, 'search_key')}`;

/** Forgets the payers and the texts of gifts that a condition selects. */
export const forgetPayersOf = (transaction: Database, isMeant: ReturnType<typeof sql<SqlBool>>) =>
  transaction.updateTable('gift_sources').set({ payer: null, text: null, search_key: '' }).where(isMeant).execute();

/** Forgets somebody with some names, or an address, as the payer of the gifts of others, unless the giver is a namesake. */
export async function forgetPayerOfOthers(transaction: Database, names: readonly string[]): Promise<void> {
  const wanted = [...new Set(names.map(wordsOf))].filter(({ length }) => length > 0);
  const isNamed = (text: string | null) => {
    const said = new Set(wordsOf(text ?? ''));
    return wanted.some((words) => words.every((word) => said.has(word)));
  };
  const found = await transaction
    .selectFrom('gift_sources')
    .innerJoin('gifts', 'gifts.id', 'gift_id')
    .leftJoin('donors', 'donors.id', 'donor_id')
    .select(['gift_id', 'payer', 'giver_name', 'first_name', 'last_name'])
    .where((where) => where.or(wanted.map((words) => isNamedLike(words.join(' '), 'search_key'))))
    .execute();
  const meant = found.filter(({ payer, ...gift }) => isNamed(payer) && !isNamed(giverName(gift)));
  for await (const some of inBatches(meant, batchSize))
    await forgetPayersOf(transaction, sql<SqlBool>`gift_id in (${sql.join(some.map(({ gift_id: id }) => id))})`);
}

const wordsOf = (text: string): string[] => wordsIn(searchKey(text));
