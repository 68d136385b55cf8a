import { type CallAnswer, limits, type NewsArticle, sentences } from '@hearthlight/domain';

import type { Database } from '../database/schema.ts';
import { RefusedCall } from '../http/refusal.ts';

/** How many other articles, and how many comments, one article's answer carries at most. */
const most = { related: 6, comments: 200 };

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
  return { ...row, date_published: new Date(published_at).toISOString() };
}

/** The newest articles, newest first. */
export async function latestNews(database: Database): Promise<NewsArticle[]> {
  return (await newest(database, limits.latestNews).execute()).map(asArticle);
}

/** One article by its title, or `undefined`. */
export async function articleTitled(database: Database, title: string): Promise<NewsArticle | undefined> {
  const row = await database
    .selectFrom('news')
    .select(articleColumns)
    .where('title', '=', title)
    .executeTakeFirst();
  return row && asArticle(row);
}

/** An article with others to read next and its shown comments, newest first. */
export async function newsDetail(database: Database, title: string): Promise<CallAnswer<'newsDetail'>> {
  const article = await articleTitled(database, title);
  if (!article) throw new RefusedCall(404, sentences.newsNotFound);
  const [others, comments] = await Promise.all([
    newest(database, most.related).where('id', '!=', article.id).execute(),
    database
      .selectFrom('comments')
      .select(['comment', 'comentator_name', 'published_at'])
      .where('news_id', '=', article.id)
      .where('state', '=', 'shown')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most.comments)
      .execute(),
  ]);
  return {
    news_details: article,
    latest_news: others.map(asArticle),
    comments: comments.map(({ published_at, ...comment }) => ({
      ...comment,
      date_published: new Date(published_at).toISOString(),
    })),
  };
}
