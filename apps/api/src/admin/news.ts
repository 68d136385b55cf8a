import * as z from 'zod';

import { requireCampaign } from '../books/requirements.ts';
import { countWhere } from '../database/count-where.ts';
import { isDuplicate } from '../database/failures.ts';
import { newestFirst } from '../database/newest-first.ts';
import type { Database } from '../database/schema.ts';
import { isoDay, isoInstant } from '../iso-time.ts';
import { cleanHtml } from '../news/clean-html.ts';
import { keepFormerTitle } from '../news/edit-article.ts';
import { addRevision, lockArticle, textOfRow } from '../news/revisions.ts';
import { type ActionContext, ActionError, type Listing, type PictureFolders } from '../staff/action.ts';
import { readArticleText } from './article-text.ts';
import { type ContentKind, withAudit } from './content.ts';
import { campaignId, day, line, picture, readDocument, unknownField } from './document.ts';
import { pictureAddress } from './pictures.ts';

/** The title of an article, which is part of its address. */
export const articleTitle = line.refine((title) => !/^\.{1,2}$/.test(title), 'cannot be used in an address');

/** The tags of an article, as a list or separated by commas. */
export const articleTags = z.union([line, z.array(line).transform((tags) => tags.join(', '))]);

const frontMatter = z.strictObject(
  {
    title: articleTitle,
    tags: articleTags,
    cover_image_url: picture,
    cover_image_description: line.optional(),
    author_name: line,
    date: z
      .union([day, z.iso.datetime({ offset: true })], { error: 'must be a day such as 2026-11-20' })
      .optional(),
    campaign: campaignId.optional(),
  },
  { error: unknownField },
);

async function readArticle(file: string, folders: PictureFolders) {
  const { fields, body } = await readDocument(file, frontMatter);
  const { date, campaign, cover_image_url: cover, cover_image_description: description, ...row } = fields;
  const { html, markdown } = await readArticleText(folders, file, body);
  const detail = cleanHtml(html);
  if (detail === '') throw new ActionError('The text is empty after unsafe HTML is removed.');
  return {
    ...row,
    cover_image_url: await pictureAddress(folders, {
      document: file,
      field: 'cover_image_url',
      value: cover,
    }),
    cover_image_description: description ?? null,
    campaign_id: campaign ?? null,
    detail,
    markdown,
    // Absent if the file has no date, so that an edit keeps the stored one.
    ...(date !== undefined && { published_at: Date.parse(date) }),
  };
}

type Row = Awaited<ReturnType<typeof readArticle>>;

const titleTaken = () => new ActionError('An article with this title already exists.');

/** Throws an `ActionError` if a statement failed because another article has the title. */
export const rejectTakenTitle = (error: unknown): never => {
  throw isDuplicate(error) ? titleTaken() : error;
};

/**
 * Throws an `ActionError` if another article has the title in any language, because addresses do not tell which one is
 * meant. Titles of the same language are unique in the database.
 */
export async function requireFreeTitle(database: Database, id: number, title: string): Promise<void> {
  const [written, translated] = await Promise.all([
    database.selectFrom('news').select('id').where('title', '=', title).where('id', '!=', id).execute(),
    database
      .selectFrom('news_translations')
      .select('news_id')
      .where('title', '=', title)
      .where('news_id', '!=', id)
      .execute(),
  ]);
  if (written.length + translated.length > 0) throw titleTaken();
}

/**
 * Changes an article and keeps its text from before as a revision. If the title of a published article changes, its
 * former address is kept.
 */
async function updateArticle(database: Database, id: number, row: Row, context: ActionContext) {
  const before = await lockArticle(database, id);
  await requireCampaign(database, row.campaign_id);
  await requireFreeTitle(database, id, row.title);
  const changed = await database
    .updateTable('news')
    .set({ ...row, is_sample: 0 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(rejectTakenTitle);
  const { number } = await addRevision(database, context, { row: before, text: textOfRow(changed) });
  await database.updateTable('news').set({ published_revision: number }).where('id', '=', id).execute();
  const wasVisible = before.draft === 0 && before.published_at <= context.now();
  if (wasVisible) await keepFormerTitle(database, { id, former: before.title, title: changed.title });
  return { id: changed.id, title: changed.title };
}

async function listArticles(database: Database): Promise<Listing> {
  const query = database
    .selectFrom('news')
    .select(['id', 'title', 'tags', 'author_name', 'cover_image_url', 'published_at', 'draft'])
    .orderBy('draft', 'desc');
  const articles = await newestFirst(query, 'published_at', 'id').execute();
  return {
    rows: articles.map(({ draft, published_at: at, ...row }) => ({
      ...row,
      draft: draft === 1,
      published_at: at === 0 ? null : isoInstant(at),
    })),
    lines: articles.map(({ draft, id, published_at: at, title }) =>
      [id, draft === 1 ? 'draft' : isoDay(at), title].join('\t'),
    ),
    empty: 'There are no articles.',
  };
}

/**
 * News articles. An article without a date gets the time of its publication. An edit without a date keeps the stored
 * date.
 */
export const newsArticles: ContentKind<Row> = withAudit({
  name: 'news',
  label: 'article',
  fields:
    'title, tags, cover_image_url, author_name and optionally cover_image_description, date and campaign',
  removes: 'with its comments',
  hasDrafts: true,
  read: readArticle,
  titleOf: ({ title }) => title,
  insert: async (database, row, { draft, now }) => {
    await requireCampaign(database, row.campaign_id);
    await requireFreeTitle(database, 0, row.title);
    return database
      .insertInto('news')
      .values({ published_at: draft ? 0 : now, draft: draft ? 1 : 0, ...row })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(rejectTakenTitle);
  },
  update: updateArticle,
  dependents: async (database, id) => ({ comments: await countWhere(database, 'comments', 'news_id', id) }),
  remove: (database, id) =>
    database.deleteFrom('news').where('id', '=', id).returning('title').executeTakeFirst(),
  list: listArticles,
});
