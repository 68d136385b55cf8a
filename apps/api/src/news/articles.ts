import { type CallResponse, limits, type NewsArticle, sentences } from '@hearthlight/domain';

import type { Database } from '../database/schema.ts';
import { RefusedCall } from '../http/refusal.ts';
import { isoInstant } from '../iso-time.ts';

/** The largest number of other articles in the response for one article. */
const maxRelated = 6;

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
 * Returns an article with related articles and a page of its shown comments, newest first, and how many comments all
 * pages have. Pages count from 1. Throws a 404 for an unknown title.
 */
export async function newsDetail(
  database: Database,
  title: string,
  page: number,
): Promise<{ detail: CallResponse<'newsDetail'>; commentCount: number }> {
  const article = await articleByTitle(database, title);
  if (!article) throw new RefusedCall(404, sentences.newsNotFound);
  const shown = shownComments(database, article.id);
  const [others, comments, { count }] = await Promise.all([
    newest(database, maxRelated).where('id', '!=', article.id).execute(),
    shown
      .select(['comment', 'comentator_name', 'published_at'])
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limits.commentsPage)
      .offset((page - 1) * limits.commentsPage)
      .execute(),
    shown.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const detail = {
    news_details: article,
    latest_news: others.map(asArticle),
    comments: comments.map(({ published_at, ...comment }) => ({
      ...comment,
      date_published: isoInstant(published_at),
    })),
  };
  return { detail, commentCount: count };
}

const shownComments = (database: Database, articleId: number) =>
  database.selectFrom('comments').where('news_id', '=', articleId).where('state', '=', 'shown');
