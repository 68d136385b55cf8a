import { type CallResponse, limits, type NewsArticle, sentences } from '@hearthlight/domain';

import type { Database } from '../database/schema.ts';
import { RefusedCall } from '../http/refusal.ts';
import { isoInstant } from '../iso-time.ts';

/** Maximum number of related articles in a response. */
const maxRelated = 6;

/** Dependencies of the news functions. */
export interface NewsServices {
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
}

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

/** Selects the articles that visitors may see: published, with a date that is not in the future. */
export const publishedNews = ({ database, now }: NewsServices) =>
  database.selectFrom('news').where('draft', '=', 0).where('published_at', '<=', now());

function newest(services: NewsServices, count: number) {
  return publishedNews(services)
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
export async function latestNews(services: NewsServices): Promise<NewsArticle[]> {
  return (await newest(services, limits.latestNews).execute()).map(asArticle);
}

/** Returns the article with a title, or `undefined`. */
export async function articleByTitle(
  services: NewsServices,
  title: string,
): Promise<NewsArticle | undefined> {
  const row = await publishedNews(services)
    .select(articleColumns)
    .where('title', '=', title)
    .executeTakeFirst();
  return row && asArticle(row);
}

/** Returns the article that most recently had a title as a former title, or `undefined`. */
export async function articleByFormerTitle(
  services: NewsServices,
  title: string,
): Promise<NewsArticle | undefined> {
  const row = await publishedNews(services)
    .select(articleColumns)
    .where('id', '=', (query) =>
      query.selectFrom('former_titles').select('news_id').where('former_titles.title', '=', title),
    )
    .executeTakeFirst();
  return row && asArticle(row);
}

/**
 * Returns an article with related articles, one page of its shown comments, newest first, and the total number of
 * comments. Pages count from 1. A former title also returns the article. Throws a 404 for an unknown title.
 */
export async function newsDetail(
  services: NewsServices,
  title: string,
  page: number,
): Promise<{ detail: CallResponse<'newsDetail'>; commentCount: number }> {
  const article = (await articleByTitle(services, title)) ?? (await articleByFormerTitle(services, title));
  if (!article) throw new RefusedCall(404, sentences.newsNotFound);
  const shown = shownComments(services.database, article.id);
  const [campaign, others, comments, { count }] = await Promise.all([
    campaignOf(services.database, article.id),
    newest(services, maxRelated).where('id', '!=', article.id).execute(),
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
    news_details: { ...article, campaign: campaign ?? null },
    latest_news: others.map(asArticle),
    comments: comments.map(({ published_at, ...comment }) => ({
      ...comment,
      date_published: isoInstant(published_at),
    })),
  };
  return { detail, commentCount: count };
}

/** Selects the campaign that an article is about, if any. */
const campaignOf = (database: Database, articleId: number) =>
  database
    .selectFrom('campaigns')
    .innerJoin('news', 'news.campaign_id', 'campaigns.id')
    .select(['campaigns.id', 'campaigns.title', 'campaigns.image_url'])
    .where('news.id', '=', articleId)
    .executeTakeFirst();

const shownComments = (database: Database, articleId: number) =>
  database.selectFrom('comments').where('news_id', '=', articleId).where('state', '=', 'shown');
