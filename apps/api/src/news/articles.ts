import { type CallResponse, limits, type NewsArticle, sentences } from '@hearthlight/domain';

import type { Database } from '../database/schema.ts';
import { RefusedCall } from '../http/refusal.ts';
import { isoInstant } from '../iso-time.ts';

/** The largest numbers of other articles and of comments in the response for one article. */
const max = { related: 6, comments: 100 };

const articleColumns = [
  'id',
  'title',
  'tags',
  'cover_image_url',
  'cover_image_description',
  'published_at',
  'detail',
  'author_name',
] as const;

function newest(database: Database, count: number) {
  return database
    .selectFrom('news')
    .select(articleColumns)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count);
}

function asArticle({
  published_at,
  ...row
}: Omit<NewsArticle, 'date_published'> & { published_at: number }): NewsArticle {
  return { ...row, date_published: isoInstant(published_at) };
}

/** Returns the newest articles, newest first. */
export async function latestNews(database: Database): Promise<NewsArticle[]> {
  return (await newest(database, limits.latestNews).execute()).map(asArticle);
}

/** Returns the article with a title, or `undefined`. */
export async function articleByTitle(database: Database, title: string): Promise<NewsArticle | undefined> {
  const row = await database
    .selectFrom('news')
    .select(articleColumns)
    .where('title', '=', title)
    .executeTakeFirst();
  return row && asArticle(row);
}

/**
 * Returns an article with a page of 100 of its shown comments and with related articles, newest first. Pages count
 * from 1. Throws a 404 for an unknown title.
 */
export async function newsDetail(
  database: Database,
  title: string,
  page: number,
): Promise<CallResponse<'newsDetail'>> {
  const article = await articleByTitle(database, title);
  if (!article) throw new RefusedCall(404, sentences.newsNotFound);
  const [others, comments] = await Promise.all([
    newest(database, max.related).where('id', '!=', article.id).execute(),
    database
      .selectFrom('comments')
      .select(['comment', 'comentator_name', 'published_at'])
      .where('news_id', '=', article.id)
      .where('state', '=', 'shown')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(max.comments)
      .offset((page - 1) * max.comments)
      .execute(),
  ]);
  return {
    news_details: article,
    latest_news: others.map(asArticle),
    comments: comments.map(({ published_at, ...comment }) => ({
      ...comment,
      date_published: isoInstant(published_at),
    })),
  };
}
