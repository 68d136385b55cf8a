import { type ActionContext, audited, changesBetween } from '../../actions/action.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { requireCampaign } from '../books/requirements.ts';
import { keepAltTexts } from '../pictures/alt-texts.ts';
import { keepPictures } from '../pictures/stored-pictures.ts';
import { picturesOf } from './article-pictures.ts';
import { addRevision, lockArticle, neverPublished, textOfRow } from './revisions.ts';
import { keepFormerTitle, rejectTakenTitle, requireFreeTitle, titleColumns } from './titles.ts';

/** An article as a file has it. */
export type WrittenArticle = Pick<Schema['news'], 'title' | 'tags' | 'cover_image_url' | 'author_name' | 'detail'> & {
  cover_image_description: string | null;
  campaign_id: number | null;
  /** The source of `detail`. */
  markdown: string;
  /** Epoch milliseconds. Absent if the file has no date, so that an edit keeps the stored one. */
  published_at?: number;
};

/** An article that an action added or changed. */
interface ArticleEntry {
  id: number;
  title: string;
}

/**
 * Adds an article from a file: publishes it, or adds it as a draft. Without a date, it gets the time of its
 * publication.
 */
export async function addArticle(
  context: ActionContext,
  row: WrittenArticle,
  { draft = false }: { draft?: boolean } = {},
): Promise<ArticleEntry> {
  return audited(context, 'news add', async (database) => {
    await requireUsable(context, database, row, 0);
    const { id } = await database
      .insertInto('news')
      .values({
        published_at: draft ? 0 : context.now(),
        ...(draft && { draft: 1, published_revision: neverPublished }),
        ...row,
        ...titleColumns(row.title),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(rejectTakenTitle);
    return { subject: { kind: 'news', id }, detail: row.title, result: { id, title: row.title } };
  });
}

/**
 * Replaces an article with the one in a file, and keeps its text from before as a revision. If the title of a published
 * article changes, its former address is kept. Throws an `ActionError` when there is no such article.
 */
export async function editArticle(context: ActionContext, id: number, row: WrittenArticle): Promise<ArticleEntry> {
  return audited(context, 'news edit', async (database) => {
    const before = await lockArticle(database, id);
    await requireUsable(context, database, row, id);
    const changed = await database
      .updateTable('news')
      .set({ ...row, ...titleColumns(row.title), is_sample: 0 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(rejectTakenTitle);
    const { number } = await addRevision(database, context, { row: before, text: textOfRow(changed) });
    // The text of a draft that was on the site is replaced, so it cannot be put back there.
    const published = before.draft === 1 ? neverPublished : number;
    await database.updateTable('news').set({ published_revision: published }).where('id', '=', id).execute();
    const wasVisible = before.draft === 0 && before.published_at <= context.now();
    if (wasVisible) await keepFormerTitle(database, { id, former: before.title, title: changed.title });
    const changes = changesBetween({ ...textOfRow(before) }, { ...textOfRow(changed) });
    return { subject: { kind: 'news', id }, detail: row.title, changes, result: { id, title: row.title } };
  });
}

async function requireUsable(
  { folders }: ActionContext,
  database: Database,
  row: WrittenArticle,
  id: number,
): Promise<void> {
  await keepPictures(database, folders, row);
  await keepAltTexts(database, folders, picturesOf(row));
  await requireCampaign(database, row.campaign_id);
  await requireFreeTitle(database, id, row.title);
}
