import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import { isPictureAddress } from '@hearthlight/domain';
import {
  deskLimits,
  type Article,
  type ArticleText,
  type DeskQuery,
  type DeskRequest,
  type DeskResponse,
} from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import { type Selectable, sql } from 'kysely';

import {
  type ActionContext,
  ActionError,
  type ActorContext,
  audited,
  type ChangeOptions,
  changesBetween,
} from '../../actions/action.ts';
import { keysetPage } from '../../actions/keyset.ts';
import { countWhere } from '../../database/count-where.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { containing, searchKey } from '../../lib/search-key.ts';
import { requireCampaign } from '../books/requirements.ts';
import { keepAltTexts } from '../pictures/alt-texts.ts';
import { addFocus } from '../pictures/picture-details.ts';
import { keepPictures } from '../pictures/stored-pictures.ts';
import { conflictWith, publicationChanged, publishedMeanwhile, unknownArticle } from './article-errors.ts';
import { picturesIn, picturesOf } from './article-pictures.ts';
import { cleanArticle } from './clean-article.ts';
import { extendEntry } from './revision-entry.ts';
import {
  addRevision,
  lockArticle,
  newestText,
  publishedRevision,
  publishedText,
  stateOf,
  textOfRevision,
  textOfRow,
} from './revisions.ts';
import { isFreeTitle, keepFormerTitle, rejectTakenTitle, requireFreeTitle, titleColumns } from './titles.ts';

type NewsRow = Selectable<Schema['news']>;
/** The columns of a row in the list. Reading the texts of a page of articles would take longer than finding them. */
const listColumns = [
  'id',
  'title',
  'draft',
  'published_at',
  'author_name',
  'revision',
  'published_revision',
  'comments_open',
  'edited_at',
  'edited_by',
] as const;

function describe(row: Pick<NewsRow, (typeof listColumns)[number]>, now: number) {
  const { author_name, edited_at: edited, edited_by, id, published_at: published, title } = row;
  return {
    id,
    title,
    state: stateOf(row, now),
    published_at: published === 0 ? null : isoInstant(published),
    author_name,
    has_unpublished_changes: row.draft === 0 && row.revision !== row.published_revision,
    comments_open: row.comments_open === 1,
    edited_at: edited === null ? null : isoInstant(edited),
    edited_by,
  };
}

/**
 * Returns a page of articles: drafts, then by date, the newest first. Finds them in an index before it reads any row.
 */
export async function listArticles(
  database: Database,
  now: number,
  { after, order = 'newest', search = '', state }: DeskQuery<'articleList'>,
  most: number = deskLimits.page,
): Promise<DeskResponse<'articleList'>> {
  const query = database
    .selectFrom('news')
    .select(['draft', 'published_at', 'id'])
    .$if(state === 'draft', (all) => all.where('draft', '=', 1))
    .$if(state === 'scheduled', (all) => all.where('draft', '=', 0).where('published_at', '>', now))
    .$if(state === 'published', (all) => all.where('draft', '=', 0).where('published_at', '<=', now))
    .$if(search !== '', (all) => all.where(sql<boolean>`title_key like ${containing(searchKey(search))} escape '\\'`));
  const keys = (['draft', 'published_at', 'id'] as const).map((column) => ({
    column,
    of: (row: Pick<NewsRow, 'draft' | 'published_at' | 'id'>) => row[column],
  }));
  const direction = order === 'newest' ? 'desc' : 'asc';
  const { next, rows } = await keysetPage(query, keys, after, most, direction);
  const ids = rows.map(({ id }) => id);
  return { articles: (await readRows(database, ids)).map((row) => describe(row, now)), next };
}

/** Returns articles in the order of their numbers in `ids`. */
async function readRows(database: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await database.selectFrom('news').select(listColumns).where('id', 'in', ids).execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

const findRow = (database: Database, id: number) =>
  database.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();

async function describeWithText(database: Database, row: NewsRow, now: number): Promise<Article> {
  const stored = await newestText(database, row);
  const [text = stored] = await addFocus(database, [stored], 'cover_image_url');
  return {
    ...describe(row, now),
    text,
    revision: row.revision,
    published_revision: publishedRevision(row),
  };
}

/** Returns an article to edit. Throws an `ActionError` when there is none. */
export async function readArticle(database: Database, id: number, now: number): Promise<Article> {
  const row = await findRow(database, id);
  if (!row) throw unknownArticle();
  return describeWithText(database, row, now);
}

/** Locks an article for a change based on a revision. Throws an `ActionError` if that is not the newest one. */
async function lockRevision(transaction: Database, id: number, basedOn: number, now: number): Promise<NewsRow> {
  const row = await lockArticle(transaction, id);
  if (row.revision !== basedOn) throw conflictWith(await describeWithText(transaction, row, now));
  return row;
}

/**
 * Creates an empty draft. Without a title, returns the draft that the same person has not begun, if there is one.
 * Throws an `ActionError` when another article has the title.
 */
export async function createArticle(context: ActorContext, title: string): Promise<Article> {
  return audited(context, 'news add', async (database) => {
    const at = context.now();
    const begun = title === '' ? await untouchedDraft(database, context.actor) : undefined;
    if (begun)
      return {
        subject: { kind: 'news', id: begun.id },
        detail: begun.title,
        isUnchanged: true,
        result: await readArticle(database, begun.id, at),
      };
    await requireFreeTitle(database, 0, title);
    const { id } = await database
      .insertInto('news')
      .values({
        ...titleColumns(title || randomUUID()),
        tags: '',
        cover_image_url: '',
        cover_image_description: null,
        published_at: 0,
        detail: '',
        author_name: context.actor,
        draft: 1,
        edited_at: at,
        edited_by: context.actor,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(rejectTakenTitle);
    const detail = title || (await leaveUntitled(database, id, at));
    return { subject: { kind: 'news', id }, detail, result: await readArticle(database, id, at) };
  });
}

/**
 * Returns the draft without a title that a person created and has not changed. Only such drafts start with a revision.
 */
const untouchedDraft = (database: Database, actor: string) =>
  database
    .selectFrom('news')
    .innerJoin('news_revisions', (join) =>
      join.onRef('news_revisions.news_id', '=', 'news.id').onRef('number', '=', 'news.revision'),
    )
    .select(['news.id', 'news.title'])
    .where('news.draft', '=', 1)
    .where('news.revision', '=', 0)
    .where('news.edited_by', '=', actor)
    .executeTakeFirst();

/**
 * Takes the title out of the text of a new draft. Lists show its number: titles are unique. Returns the title there.
 */
async function leaveUntitled(database: Database, id: number, at: number): Promise<string> {
  const shown = words.untitled({ number: String(id) });
  await database.updateTable('news').set(titleColumns(shown)).where('id', '=', id).execute();
  const row = await lockArticle(database, id);
  await database
    .insertInto('news_revisions')
    .values({
      ...textOfRow(row),
      title: '',
      news_id: id,
      number: row.revision,
      at,
      began_at: at,
      actor: row.author_name,
      staff_id: null,
    })
    .execute();
  return shown;
}

/**
 * Saves a text as the newest revision, without publishing it. The HTML is sanitized. Saves that replace a revision are
 * not recorded one by one: the entry of the revision shows what all of them changed. Throws an `ActionError` with the
 * other text when somebody else has saved meanwhile.
 */
export async function saveArticle(
  context: ActionContext,
  id: number,
  { based_on: basedOn, ...text }: ArticleText & { based_on: number },
): Promise<Article> {
  const clean = { ...text, detail: await cleanArticle(text.detail) };
  return audited(context, 'news save', async (database) => {
    const row = await lockRevision(database, id, basedOn, context.now());
    return saveText(context, database, { row, text: clean });
  });
}

/** Saves an old revision as the newest one. Throws an `ActionError` as a save does. */
export async function restoreRevision(
  context: ActionContext,
  id: number,
  { based_on: basedOn, number }: { based_on: number; number: number },
): Promise<Article> {
  const revision = await textOfRevision(context.database, id, number);
  const text = { ...revision, detail: await cleanArticle(revision.detail) };
  return audited(context, 'news restore', async (database) => {
    const row = await lockRevision(database, id, basedOn, context.now());
    return saveText(context, database, { row, text, isRestored: true });
  });
}

async function saveText(
  context: ActionContext,
  database: Database,
  { row, text, isRestored = false }: { row: NewsRow; text: ArticleText; isRestored?: boolean },
) {
  const before = await newestText(database, row);
  const { isMerged, number } = await addRevision(database, context, { row, text, isRestored });
  // Nothing is left to publish.
  if (row.draft === 0 && isDeepStrictEqual({ ...text }, textOfRow(row)))
    await database.updateTable('news').set({ published_revision: number }).where('id', '=', row.id).execute();
  if (isMerged) await extendEntry(database, { id: row.id, text });
  // The text of the cover may still be typed: publishing keeps it.
  await keepAltTexts(database, context.folders, picturesIn(text.detail));
  if (row.draft === 1) await renameDraft(database, row, text.title);
  const result = await readArticle(database, row.id, context.now());
  const changes = changesBetween({ ...before }, { ...text });
  return {
    subject: { kind: 'news', id: row.id },
    detail: text.title,
    changes,
    isUnrecorded: isMerged,
    result,
  };
}

/** Shows a draft in lists under its new title, unless another article has it: publishing it asks for another one. */
async function renameDraft(database: Database, { id, title: former }: NewsRow, title: string): Promise<void> {
  if (title === '' || title === former || !(await isFreeTitle(database, id, title))) return;
  await database.updateTable('news').set(titleColumns(title)).where('id', '=', id).execute();
}

/**
 * Publishes the newest revision, now or at a time in the future. With `keeps_text`, a scheduled article keeps its text,
 * and one that was taken off the site returns with the text that was there. A published article keeps its date, and its
 * former address if the title changes. Throws an `ActionError` for a text that is not complete, if `replaces` is not
 * the present time of publication, and as a save does.
 */
export async function publishRevision(
  context: ActionContext,
  id: number,
  { at, based_on: basedOn, keeps_text: keepsText = false, replaces }: DeskRequest<'publishArticle'>,
): Promise<Article> {
  return audited(context, 'news publish', async (database) => {
    const now = context.now();
    const row = await lockRevision(database, id, basedOn, now);
    const isVisible = row.draft === 0 && row.published_at <= now;
    const revision = (keepsText ? publishedRevision(row) : null) ?? row.revision;
    const text = await (revision === row.revision ? newestText : publishedText)(database, row);
    const isPublished = row.draft === 0 && revision === row.published_revision;
    requireComplete(text);
    await keepPictures(database, context.folders, text);
    await keepAltTexts(database, context.folders, picturesOf(text));
    await requireCampaign(database, text.campaign_id);
    await requireFreeTitle(database, id, text.title);
    const publishedAt = publicationTime(row, at, now);
    const before = { ...textOfRow(row), published_at: row.draft === 1 ? null : isoInstant(row.published_at) };
    // Somebody else has published it a moment ago.
    const isUnchanged = isPublished && publishedAt === row.published_at;
    if (!isUnchanged && replaces !== before.published_at)
      throw publicationChanged(await describeWithText(database, row, now), 'publish');
    await publishText(database, { ...row, revision }, { text, publishedAt });
    if (isVisible) await keepFormerTitle(database, { id, former: row.title, title: text.title });
    const result = await readArticle(database, id, now);
    const changes = changesBetween(before, { ...text, published_at: isoInstant(publishedAt) });
    const action = publishedAt > now ? 'news schedule' : 'news publish';
    return { action, subject: { kind: 'news', id }, detail: text.title, changes, isUnchanged, result };
  });
}

/** Returns the time from which visitors see an article. Throws an `ActionError` for a time that has passed. */
function publicationTime({ draft, published_at: known }: NewsRow, at: string | null, now: number): number {
  const isVisible = draft === 0 && known <= now;
  const hasDate = known !== 0 && known <= now;
  if (at === null) return hasDate ? known : now;
  const time = Date.parse(at);
  if (isVisible || time <= now) {
    throw new ActionError(isVisible ? words.alreadyVisible : words.timeHasPassed, { field: 'at' });
  }
  return time;
}

async function publishText(
  database: Database,
  { detail, id, markdown, revision }: NewsRow,
  { publishedAt, text }: { text: ArticleText; publishedAt: number },
): Promise<void> {
  await database
    .updateTable('news')
    .set({
      ...text,
      ...titleColumns(text.title),
      cover_image_description: text.cover_image_description || null,
      // The source of the text on the command line, unless the text is another one.
      markdown: text.detail === detail ? markdown : null,
      published_at: publishedAt,
      published_revision: revision,
      draft: 0,
      is_sample: 0,
    })
    .where('id', '=', id)
    .execute();
}

/** Throws an `ActionError` that names the first field that a published article lacks. */
function requireComplete(text: ArticleText): void {
  const fields = [
    ['title', /^\.{0,2}$/.test(text.title)],
    ['tags', text.tags === ''],
    ['cover_image_url', !isPictureAddress(text.cover_image_url)],
    ['author_name', text.author_name === ''],
    ['detail', text.detail === ''],
  ] as const;
  const missing = fields.filter(([, isMissing]) => isMissing).map(([name]) => name);
  if (missing.length > 0) {
    throw new ActionError(words.incomplete, { field: missing, hint: `Missing: ${missing.join(', ')}.` });
  }
  requirePictureTexts(text.detail);
}

/** Throws an `ActionError` for a picture without an alternative text. */
export function requirePictureTexts(detail: string): void {
  if (/<img(?![^>]*\salt="[^"])[^>]*>/.test(detail)) {
    throw new ActionError(words.pictureWithoutText, { field: 'detail' });
  }
}

/**
 * Makes an article a draft again. One that was not visible yet loses its time. Throws an `ActionError` when there is
 * none, if `seen` is not its present publication, or if it has become public since.
 */
export async function unpublishArticle(
  context: ActorContext,
  id: number,
  seen: DeskRequest<'unpublishArticle'>,
): Promise<Article> {
  return audited(context, 'news unpublish', async (database) => {
    const row = await lockArticle(database, id);
    const now = context.now();
    const before = await describeWithText(database, row, now);
    const isSeen = before.published_at === seen.published_at && before.published_revision === seen.published_revision;
    if (before.state !== 'draft' && !isSeen) throw publicationChanged(before, 'unpublish');
    if (before.state === 'published' && seen.state !== 'published') throw publishedMeanwhile(before);
    const isScheduled = before.state === 'scheduled';
    await database
      .updateTable('news')
      .set({ draft: 1, ...(isScheduled && { published_at: 0 }) })
      .where('id', '=', id)
      .execute();
    const result = await readArticle(database, id, now);
    const action = isScheduled ? 'news unschedule' : 'news unpublish';
    return { action, subject: { kind: 'news', id }, detail: row.title, isUnchanged: row.draft === 1, result };
  });
}

/** Opens or closes an article to comments. Throws an `ActionError` when there is none. */
export async function openComments(context: ActorContext, id: number, isOpen: boolean): Promise<Article> {
  return audited(context, isOpen ? 'news open-comments' : 'news close-comments', async (database) => {
    const row = await lockArticle(database, id);
    const value = isOpen ? 1 : 0;
    await database.updateTable('news').set({ comments_open: value }).where('id', '=', id).execute();
    const result = await readArticle(database, id, context.now());
    return {
      subject: { kind: 'news', id },
      detail: row.title,
      isUnchanged: row.comments_open === value,
      result,
    };
  });
}

/** Removes an article with its revisions and comments. Throws an `ActionError` when there is none. */
export async function removeArticle(
  context: ActorContext,
  id: number,
  options: ChangeOptions = {},
): Promise<{ title: string; comments: number }> {
  return audited(
    context,
    'news remove',
    async (database) => {
      const { title } = await lockArticle(database, id);
      const comments = await countWhere(database, 'comments', 'news_id', id);
      await database.deleteFrom('news').where('id', '=', id).execute();
      return { subject: { kind: 'news', id }, detail: title, result: { title, comments } };
    },
    options,
  );
}
