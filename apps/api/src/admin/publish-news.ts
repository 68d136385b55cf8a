import type { Database } from '../database/schema.ts';
import { isoInstant } from '../iso-time.ts';
import { publishRevision, readArticle as readDeskArticle } from '../news/edit-article.ts';
import { newestText } from '../news/revisions.ts';
import { type ActionContext, ActionError } from '../staff/action.ts';
import { noEntry } from '../staff/no-entry.ts';
import { documentOf, type WrittenEntry } from './content.ts';
import { newsArticles } from './news.ts';

/** A newly published article. */
export interface PublishedArticle {
  title: string;
  /** Epoch milliseconds. */
  publishedAt: number;
  /** Whether visitors can see it now. */
  isShown: boolean;
}

/** Publishes a draft, now or on the date in its file. Throws an `ActionError` when there is no such draft. */
export async function publishArticle(context: ActionContext, id: number): Promise<PublishedArticle> {
  const now = context.now();
  const { published_at: at, revision, state } = await readDeskArticle(context.database, id, now);
  if (state !== 'draft') throw new ActionError(`Article ${id} is already published.`);
  const isLater = at !== null && Date.parse(at) > now;
  const { published_at, title } = await publishRevision(context, id, {
    based_on: revision,
    at: isLater ? at : null,
  });
  return { title, publishedAt: Date.parse(published_at ?? ''), isShown: !isLater };
}

async function readArticle(database: Database, id: number) {
  const article = await database.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();
  if (!article) throw noEntry(newsArticles, id);
  return article;
}

/**
 * Returns an article as a Markdown file with its current fields. The text is HTML if the article was not written in
 * Markdown. Throws an `ActionError` when there is no such article.
 */
export async function readWrittenArticle(database: Database, id: number): Promise<WrittenEntry> {
  const row = await readArticle(database, id);
  const newest = await newestText(database, row);
  const matter = {
    title: newest.title,
    tags: newest.tags,
    cover_image_url: newest.cover_image_url,
    ...(newest.cover_image_description !== '' && { cover_image_description: newest.cover_image_description }),
    author_name: newest.author_name,
    ...(row.published_at !== 0 && { date: isoInstant(row.published_at) }),
    ...(newest.campaign_id !== null && { campaign: newest.campaign_id }),
  };
  // The Markdown is the source of the published text only.
  const text = row.markdown !== null && newest.detail === row.detail ? row.markdown : newest.detail;
  return {
    fields: { id, ...matter, draft: row.draft === 1, text },
    document: documentOf(matter, text),
  };
}
