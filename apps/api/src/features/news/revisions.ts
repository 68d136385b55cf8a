import type { ArticleState, ArticleText, Revision, RevisionRow } from '@hearthlight/domain/desk';
import type { Selectable } from 'kysely';

import type { ActorContext } from '../../actions/action.ts';
import type { Actor } from '../../actions/actor.ts';
import { keysetPage } from '../../actions/keyset.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { unknownArticle } from './article-errors.ts';

/** Milliseconds within which the saves of one person become one revision, so that the history stays readable. */
const mergeTime = 10 * 60_000;

/** The columns of a text. */
export const textColumns = [
  'title',
  'tags',
  'cover_image_url',
  'cover_image_description',
  'detail',
  'author_name',
  'campaign_id',
] as const;

type NewsRow = Selectable<Schema['news']>;

/** The `published_revision` of a draft that was never on the site, although its file has a date. */
export const neverPublished = -1;

/** The state of an article at `now`, in epoch milliseconds. */
export function stateOf({ draft, published_at }: Pick<NewsRow, 'draft' | 'published_at'>, now: number): ArticleState {
  if (draft === 1) return 'draft';
  return published_at > now ? 'scheduled' : 'published';
}

/**
 * Returns the number of the revision that visitors see, will see, or saw before the article was taken off the site.
 * `null` for any other draft.
 */
export function publishedRevision(row: Pick<NewsRow, 'draft' | 'published_at' | 'published_revision'>): number | null {
  const { draft, published_at: at, published_revision: revision } = row;
  return draft === 1 && (at === 0 || revision === neverPublished) ? null : revision;
}

/** The text of an article's row. */
export const textOfRow = (row: Pick<NewsRow, (typeof textColumns)[number]>): ArticleText => ({
  title: row.title,
  tags: row.tags,
  cover_image_url: row.cover_image_url,
  cover_image_description: row.cover_image_description ?? '',
  detail: row.detail,
  author_name: row.author_name,
  campaign_id: row.campaign_id,
});

/** Returns the text of a revision. Throws an `ActionError` when there is none. */
export async function textOfRevision(database: Database, id: number, number: number): Promise<ArticleText> {
  const row = await database
    .selectFrom('news_revisions')
    .select(textColumns)
    .where('news_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw unknownArticle();
  return row;
}

/**
 * Returns the newest text of an article: that of its newest revision, or its own if it was never changed in the desk.
 */
export async function newestText(database: Database, row: NewsRow): Promise<ArticleText> {
  const revision = await database
    .selectFrom('news_revisions')
    .select(textColumns)
    .where('news_id', '=', row.id)
    .where('number', '=', row.revision)
    .executeTakeFirst();
  return revision ?? textOfRow(row);
}

/**
 * Returns the text of an article that visitors see, will see, or saw before it was taken off the site. The row has it,
 * but for the title: a draft has its newest one in lists.
 */
export async function publishedText(database: Database, row: NewsRow): Promise<ArticleText> {
  const { title } = await textOfRevision(database, row.id, row.published_revision);
  return { ...textOfRow(row), title };
}

/**
 * Locks an article's row until the transaction ends, and returns it. Throws an `ActionError` when there is none. Other
 * changes of news wait too, because each raises the version of the news: a title that is free now stays free.
 */
export async function lockArticle(transaction: Database, id: number): Promise<NewsRow> {
  await transaction
    .updateTable('news')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', id)
    .execute();
  const row = await transaction.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw unknownArticle();
  return row;
}

/**
 * Adds a revision, or replaces the newest one if the same person saved it a short time ago and it is not published and
 * was not on the site. A restored text replaces none.
 * Returns its number and whether it replaced one. The transaction must have locked the article's row.
 */
export async function addRevision(
  transaction: Database,
  context: Actor,
  { row, text, isRestored = false }: { row: NewsRow; text: ArticleText; isRestored?: boolean },
): Promise<{ number: number; isMerged: boolean }> {
  const { actor, now, staff } = context;
  const at = now();
  const number = row.revision + 1;
  const revision = { ...text, number, at, actor, staff_id: staff?.id ?? null };
  const isMerged = (await continuesRevision(transaction, context, row)) && !isRestored;
  if (isMerged) {
    await transaction
      .updateTable('news_revisions')
      .set(revision)
      .where('news_id', '=', row.id)
      .where('number', '=', row.revision)
      .execute();
  } else {
    await transaction
      .insertInto('news_revisions')
      .values({ ...revision, began_at: at, news_id: row.id })
      .execute();
  }
  await transaction
    .updateTable('news')
    .set({ revision: number, edited_at: at, edited_by: actor })
    .where('id', '=', row.id)
    .execute();
  return { number, isMerged };
}

/**
 * Whether a save continues the newest revision. Before the first change of an article, keeps its text as a revision.
 */
async function continuesRevision(transaction: Database, { now, staff }: Actor, row: NewsRow): Promise<boolean> {
  const last = await transaction
    .selectFrom('news_revisions')
    .select(['staff_id', 'began_at'])
    .where('news_id', '=', row.id)
    .where('number', '=', row.revision)
    .executeTakeFirst();
  if (last) {
    const isOwn = staff !== undefined && last.staff_id === staff.id;
    const isPublished = row.revision === publishedRevision(row);
    return isOwn && !isPublished && now() - last.began_at < mergeTime;
  }
  const { id, revision: number } = row;
  const [at, actor] = [row.edited_at ?? row.published_at, row.edited_by ?? row.author_name];
  await transaction
    .insertInto('news_revisions')
    .values({ ...textOfRow(row), news_id: id, number, at, began_at: at, actor, staff_id: null })
    .execute();
  return false;
}

/** How the published revision of an article stands, by the article's state. */
const publications = { draft: 'former', scheduled: 'scheduled', published: 'public' } as const;

const describe = (
  { at, actor, number, title }: { at: number; actor: string; number: number; title: string },
  article: Pick<NewsRow, 'draft' | 'published_at' | 'published_revision'>,
  now: number,
): RevisionRow => ({
  number,
  title,
  at: isoInstant(at),
  by: actor,
  publication: number === publishedRevision(article) ? publications[stateOf(article, now)] : null,
});

/** Returns the revisions of an article, the newest first. */
export async function listRevisions(
  { database, now }: Pick<ActorContext, 'database' | 'now'>,
  id: number,
  after: string | undefined,
) {
  const article = await database.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();
  if (!article) throw unknownArticle();
  const query = database
    .selectFrom('news_revisions')
    .select(['number', 'title', 'at', 'actor'])
    .where('news_id', '=', id);
  const keys = [{ column: 'number', of: (row: { number: number }) => row.number }];
  const { next, rows } = await keysetPage(query, keys, after);
  return { revisions: rows.map((row) => describe(row, article, now())), next };
}

/** Returns one revision. Throws an `ActionError` when there is none. */
export async function readRevision(
  { database, now }: Pick<ActorContext, 'database' | 'now'>,
  id: number,
  number: number,
): Promise<Revision> {
  const row = await database
    .selectFrom('news_revisions')
    .innerJoin('news', 'news.id', 'news_revisions.news_id')
    .selectAll('news_revisions')
    .select(['news.draft', 'news.published_at', 'news.published_revision'])
    .where('news_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw unknownArticle();
  return { ...describe(row, row, now()), text: await textOfRevision(database, id, number) };
}
