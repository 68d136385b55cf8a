import { sql } from 'kysely';

import type { Database } from '../../database/schema.ts';

/** Where a picture is used. */
export interface PictureUse {
  kind: 'news' | 'campaign' | 'update';
  id: number;
  /** Empty for an update without a title. */
  title: string;
}

type Entry = Pick<PictureUse, 'id' | 'kind'>;

const tables = { news: 'news', campaign: 'campaigns', update: 'impact_updates' } as const;

/** Returns the ids of the uploaded pictures that texts name. */
export const picturesIn = (texts: unknown): string[] =>
  Array.from(
    new Set(Array.from(JSON.stringify(texts).matchAll(/\/uploads\/([\da-f]{32})\//g), ([, id = '']) => id)),
  );

/**
 * Records which uploaded pictures an entry uses, drafts, unpublished revisions and translations included. Call it after
 * each change of the entry: `audited` does.
 */
export async function recordUses(transaction: Database, { id, kind }: Entry): Promise<void> {
  const used = picturesIn(await textsOf(transaction, { id, kind }));
  const entry = transaction.selectFrom('picture_uses').where('kind', '=', kind).where('entry_id', '=', id);
  const known = (await entry.select('picture_id').execute()).map((row) => row.picture_id);
  const ended = known.filter((picture) => !used.includes(picture));
  const begun = used.filter((picture) => !known.includes(picture));
  if (ended.length > 0)
    await transaction
      .deleteFrom('picture_uses')
      .where('kind', '=', kind)
      .where('entry_id', '=', id)
      .where('picture_id', 'in', ended)
      .execute();
  if (begun.length > 0)
    await transaction
      .insertInto('picture_uses')
      .values(begun.map((picture) => ({ picture_id: picture, kind, entry_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Records the uses of the entry that a change is about, such as `news 12` or `news 12 es`. */
export async function recordUsesOf(transaction: Database, subject: string): Promise<void> {
  const [, kind, id] = /^(news|campaign|update) (\d+)\b/.exec(subject) ?? [];
  if (kind === 'news' || kind === 'campaign' || kind === 'update')
    await recordUses(transaction, { kind, id: Number(id) });
}

/** Returns the texts of an entry that may name pictures. */
async function textsOf(database: Database, { id, kind }: Entry): Promise<unknown[]> {
  if (kind !== 'news')
    return database
      .selectFrom(tables[kind])
      .select(['image_url', 'description'])
      .where('id', '=', id)
      .execute();
  const articles = await database
    .selectFrom('news')
    .select(['cover_image_url', 'detail', 'markdown', 'revision'])
    .where('id', '=', id)
    .execute();
  const revisions = await database
    .selectFrom('news_revisions')
    .select(['cover_image_url', 'detail'])
    .where('news_id', '=', id)
    .where('number', '=', articles[0]?.revision ?? 0)
    .execute();
  const translations = await database
    .selectFrom('news_translations')
    .select(['detail', 'markdown'])
    .where('news_id', '=', id)
    .execute();
  return articles.length === 0 ? [] : [articles, revisions, translations];
}

/** Returns the uses of all uploaded pictures, or of some, by the picture's id. */
export async function readUses(
  database: Database,
  only?: readonly string[],
): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>();
  if (only?.length === 0) return uses;
  for (const kind of ['news', 'campaign', 'update'] as const)
    for (const { picture_id: picture, id, title } of await usesIn(database, kind, only))
      uses.set(picture, [...(uses.get(picture) ?? []), { kind, id, title: title ?? '' }]);
  return uses;
}

async function usesIn(database: Database, kind: PictureUse['kind'], only: readonly string[] | undefined) {
  const table = sql.table(tables[kind]);
  const { rows } = await sql<{ picture_id: string; id: number; title: string | null }>`
    select picture_id, entry_id as id, ${table}.title
    from picture_uses join ${table} on ${table}.id = entry_id
    where kind = ${kind} ${only === undefined ? sql`` : sql`and picture_id in (${sql.join(only)})`}
    order by entry_id`.execute(database);
  return rows;
}
