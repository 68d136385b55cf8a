import { stringify } from 'yaml';

import type { Database } from '../database/schema.ts';
import { isoInstant } from '../iso-time.ts';
import { type ActionContext, ActionError, audited } from '../staff/action.ts';
import { notFound } from './content.ts';
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
  return audited(context, 'news publish', async (database) => {
    const article = await readArticle(database, id);
    if (article.draft === 0) throw new ActionError(`Article ${id} is already published.`);
    const now = context.now();
    const publishedAt = article.published_at === 0 ? now : article.published_at;
    await database
      .updateTable('news')
      .set({ draft: 0, published_at: publishedAt })
      .where('id', '=', id)
      .execute();
    const { title } = article;
    const result = { title, publishedAt, isShown: publishedAt <= now };
    return { subject: `news ${id}`, detail: title, result };
  });
}

async function readArticle(database: Database, id: number) {
  const article = await database.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();
  if (!article) throw notFound(newsArticles, id);
  return article;
}

/** An article in the form in which it was written. */
export interface WrittenArticle {
  /** The front matter and the text. */
  fields: Record<string, unknown>;
  /** The file, which `news edit` accepts. */
  document: string;
}

/**
 * Returns an article as a Markdown file with its current fields. The text is HTML if the article was not written in
 * Markdown. Throws an `ActionError` when there is no such article.
 */
export async function readWrittenArticle(database: Database, id: number): Promise<WrittenArticle> {
  const row = await readArticle(database, id);
  const matter = {
    title: row.title,
    tags: row.tags,
    cover_image_url: row.cover_image_url,
    ...(row.cover_image_description !== null && { cover_image_description: row.cover_image_description }),
    author_name: row.author_name,
    ...(row.published_at !== 0 && { date: isoInstant(row.published_at) }),
    ...(row.campaign_id !== null && { campaign: row.campaign_id }),
  };
  const text = row.markdown ?? row.detail;
  return {
    fields: { id, ...matter, draft: row.draft === 1, text },
    document: `---\n${stringify(matter)}---\n${text}`,
  };
}
