import {
  type CallResponse,
  type Language,
  limits,
  type NewsArticle,
  paths,
  sentences,
  withCampaign,
} from '@hearthlight/domain';

import type { Services } from '../../actions/services.ts';
import type { Database } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { RefusedCall } from '../../platform/http/refusal.ts';
import { campaignTranslations } from '../campaigns/translations.ts';
import { addFocus } from '../pictures/picture-details.ts';
import { languageOfTranslations } from '../translations/language-of-translations.ts';
import { translationTable } from '../translations/translation-table.ts';

/** Maximum number of related articles in a response. */
const maxRelated = 6;

/** Services for reading the news. */
export type NewsServices = Pick<Services, 'database' | 'now'>;

/** Services for reading articles in the current language. */
export type ArticleServices = Pick<Services, 'database' | 'languages' | 'now'>;

const articleColumns = [
  'id',
  'title',
  'tags',
  'cover_image_url',
  'cover_image_description',
  'published_at',
  'detail',
  'author_name',
  'comments_open',
] as const;

/** The stored translations of articles. */
export const articleTexts = translationTable('news_translations', [
  'title',
  'tags',
  'cover_image_description',
  'detail',
  'markdown',
]);

/** Selects the articles that visitors may see: published, with a date that is not in the future. */
export const publishedNews = ({ database, now }: NewsServices) =>
  database.selectFrom('news').where('draft', '=', 0).where('published_at', '<=', now());

/** Returns published articles with their texts in the current language, if they are translated. */
async function articlesIn(
  services: ArticleServices,
  query: ReturnType<typeof publishedArticles>,
): Promise<NewsArticle[]> {
  const rows = await addFocus(services.database, await query.execute(), 'cover_image_url');
  return articleTexts.translate(services, rows.map(asArticle));
}

const publishedArticles = (services: NewsServices) => publishedNews(services).select(articleColumns);

/** Selects the newest published articles, newest first. */
const newestArticles = (services: NewsServices, count: number) =>
  publishedArticles(services).orderBy('published_at', 'desc').orderBy('id', 'desc').limit(count);

type ArticleRow = Omit<NewsArticle, 'comments_open' | 'date_published'> & {
  comments_open: number;
  published_at: number;
};

function asArticle({ comments_open: isOpen, published_at, ...row }: ArticleRow): NewsArticle {
  const closed = isOpen === 0 && { comments_open: false };
  return { ...row, ...closed, date_published: isoInstant(published_at) };
}

/** Returns the newest articles, newest first. */
export const latestNews = (services: ArticleServices): Promise<NewsArticle[]> =>
  articlesIn(services, newestArticles(services, limits.latestNews));

/** Returns the article with an id, or `undefined`. */
export async function articleById(services: ArticleServices, id: number): Promise<NewsArticle | undefined> {
  const [article] = await articlesIn(services, publishedArticles(services).where('id', '=', id));
  return article;
}

/** Returns the article with a title in the current language, or `undefined`. */
export async function articleByTitle(services: ArticleServices, title: string): Promise<NewsArticle | undefined> {
  const language = languageOfTranslations(services.languages);
  const query = publishedArticles(services);
  if (language !== undefined) {
    const translation = services.database
      .selectFrom('news_translations')
      .select('news_id')
      .where('language', '=', language)
      .where('title', '=', title);
    const [article] = await articlesIn(services, query.where('id', '=', translation));
    if (article) return article;
  }
  const [article] = await articlesIn(services, query.where('title', '=', title));
  return article?.title === title ? article : undefined;
}

/** Returns the article that has a title in another language or had it as a former title, or `undefined`. */
export async function articleByOtherTitle(services: ArticleServices, title: string): Promise<NewsArticle | undefined> {
  const { database, languages } = services;
  const written = database.selectFrom('news').select('id').where('title', '=', title);
  const translation = database
    .selectFrom('news_translations')
    .select('news_id as id')
    .where('title', '=', title)
    .limit(1);
  const former = database.selectFrom('former_titles').select('news_id as id').where('title', '=', title);
  for (const ids of languages.length > 1 ? [written, translation, former] : [former]) {
    const [article] = await articlesIn(services, publishedArticles(services).where('id', '=', ids));
    if (article) return article;
  }
  return undefined;
}

/** Returns the languages in which an article exists, the default first, with its title in each. */
export async function titlesOf(
  { database, languages }: ArticleServices,
  articleId: number,
): Promise<{ language: Language; title: string }[]> {
  if (languages.length === 1) return [];
  const [written, translations] = await Promise.all([
    database.selectFrom('news').select('title').where('id', '=', articleId).executeTakeFirst(),
    database.selectFrom('news_translations').select(['language', 'title']).where('news_id', '=', articleId).execute(),
  ]);
  return languages.flatMap((language, index) => {
    const found = index === 0 ? written : translations.find((each) => each.language === language);
    return found ? [{ language, title: found.title }] : [];
  });
}

/**
 * Returns an article with related articles, one page of its shown comments, newest first, and the total number of
 * comments. Pages count from 1. A former title or the title in another language also returns the article. Throws a 404
 * for an unknown title.
 */
export async function newsDetail(
  services: ArticleServices,
  title: string,
  page: number,
): Promise<{ detail: CallResponse<'newsDetail'>; commentCount: number }> {
  const article = (await articleByTitle(services, title)) ?? (await articleByOtherTitle(services, title));
  if (!article) throw new RefusedCall(404, sentences.newsNotFound);
  const shown = shownComments(services.database, article.id);
  const [campaign, others, comments, { count }] = await Promise.all([
    campaignOf(services, article.id),
    articlesIn(services, newestArticles(services, maxRelated).where('id', '!=', article.id)),
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
    news_details: withItsCampaign(article, campaign),
    latest_news: others,
    comments: comments.map(({ published_at, ...comment }) => ({
      ...comment,
      date_published: isoInstant(published_at),
    })),
  };
  return { detail, commentCount: count };
}

/** Returns an article that need not be published, as `newsDetail` does: with its campaign and related articles. */
export async function unpublishedDetail(
  services: ArticleServices,
  { campaign_id: campaignId, ...article }: NewsArticle & { campaign_id: number | null },
): Promise<CallResponse<'newsDetail'>> {
  const [[shown = article], others, campaign] = await Promise.all([
    articleTexts.translate(services, [article]),
    articlesIn(services, newestArticles(services, maxRelated).where('id', '!=', article.id)),
    campaignId === null ? undefined : campaignWith(services, campaignId),
  ]);
  return { news_details: withItsCampaign(shown, campaign), latest_news: others, comments: [] };
}

/** Adds the campaign that an article is about, to its links to the donation form too. */
function withItsCampaign(article: NewsArticle, campaign: Awaited<ReturnType<typeof campaignWith>>) {
  if (!campaign) return { ...article, campaign: null };
  const form = withCampaign(paths.donateNow, campaign);
  const detail = article.detail.replaceAll(`href="${paths.donateNow}"`, `href="${form}"`);
  return { ...article, detail, campaign };
}

/** Returns the campaign that an article is about, if any. */
async function campaignOf(services: ArticleServices, articleId: number) {
  const article = await services.database
    .selectFrom('news')
    .select('campaign_id')
    .where('id', '=', articleId)
    .executeTakeFirst();
  return article?.campaign_id ? campaignWith(services, article.campaign_id) : undefined;
}

/** Services for reading campaigns in the current language. */
type CampaignServices = Pick<ArticleServices, 'database' | 'languages'>;

/** Returns a campaign with its title in the current language, or `undefined`. */
export async function campaignWith(services: CampaignServices, id: number) {
  const campaigns = await services.database
    .selectFrom('campaigns')
    .select(['id', 'title', 'image_url'])
    .where('id', '=', id)
    .execute();
  const shown = await campaignTranslations.translate(services, campaigns);
  return (await addFocus(services.database, shown, 'image_url'))[0];
}

/** Returns the campaign with a title in the current or the default language, or `undefined`. */
export async function campaignByTitle({ database, languages }: CampaignServices, title: string) {
  const translation = database
    .selectFrom('campaign_translations')
    .select('campaign_id as id')
    .where('language', '=', languageOfTranslations(languages) ?? '')
    .where('title', '=', title);
  const campaign = await database
    .selectFrom('campaigns')
    .select('id')
    .where((where) => where.or([where('title', '=', title), where('id', 'in', translation)]))
    .limit(1)
    .executeTakeFirst();
  return campaign && campaignWith({ database, languages }, campaign.id);
}

const shownComments = (database: Database, articleId: number) =>
  database.selectFrom('comments').where('news_id', '=', articleId).where('state', '=', 'shown');
