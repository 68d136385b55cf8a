import { excerptOf, type Language, type NewsArticle, paths, type SiteLanguages } from '@hearthlight/domain';
import type { ArticlePreview } from '@hearthlight/domain/desk';
import { inLanguage } from '@hearthlight/words/current-language';
import { staff as words } from '@hearthlight/words/staff';

import { ActionError } from '../../actions/action.ts';
import type { Services } from '../../actions/services.ts';
import { unknownArticle } from '../../features/news/article-errors.ts';
import { unpublishedDetail } from '../../features/news/articles.ts';
import { newestText } from '../../features/news/revisions.ts';
import { addFocus } from '../../features/pictures/picture-details.ts';
import { escapeHtml } from '../../lib/html.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import type { SiteRenderer } from './renderer.ts';
import { articleCard } from './share-card.ts';

/** Services that the preview uses. */
export interface PreviewServices extends Services {
  /** `undefined` if the site was built without a renderer. */
  renderer: Promise<SiteRenderer | undefined>;
}

/**
 * Returns the page of an article's newest text in a language of the site, as visitors will see it. Only the desk may
 * call this: the text need not be published.
 */
export async function previewArticle(
  services: PreviewServices,
  id: number,
  tag: string | undefined,
): Promise<ArticlePreview> {
  const { database, languages, now } = services;
  const row = await database.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw unknownArticle();
  const publishedAt = row.published_at === 0 ? now() : row.published_at;
  const stored = await newestText(database, row);
  const [text = stored] = await addFocus(database, [stored], 'cover_image_url');
  const closed = row.comments_open === 0 && { comments_open: false };
  const article = { ...text, ...closed, id, date_published: isoInstant(publishedAt) };
  return inLanguage(languageOf(tag, languages), () => renderPreview(services, article));
}

function languageOf(tag: string | undefined, languages: SiteLanguages): Language {
  const language = languages.find((each) => each === (tag ?? languages[0]));
  if (language !== undefined) return language;
  throw new ActionError(words.unknownLanguage, { status: 404 });
}

async function renderPreview(
  services: PreviewServices,
  article: NewsArticle & { campaign_id: number | null },
): Promise<ArticlePreview> {
  const { now, publicUrl, site } = services;
  const renderer = await services.renderer;
  if (!renderer) throw new ActionError(words.noPreview, { status: 503 });
  const detail = await unpublishedDetail(services, article);
  const { news_details: shown, latest_news: others } = detail;
  const page = await renderer.renderPage('news', {
    address: paths.news(shown.title),
    data: {
      renderedAt: isoInstant(now()),
      newsDetail: {
        ...detail,
        latest_news: others.map((other) => ({ ...other, detail: escapeHtml(excerptOf(other.detail)) })),
      },
      comments: { page: 1, total: 0 },
    },
  });
  const { description, path, title } = articleCard({ ...shown, titles: [] }, site.foundation);
  return {
    html: withoutScripts(page),
    card: {
      title,
      description,
      address: new URL(path, publicUrl()).href,
      // Visitors cannot see the share card of an article that is not published.
      picture: { src: shown.cover_image_url, alt: shown.cover_image_description ?? shown.title },
    },
  };
}

/** The desk shows the page in a frame without scripts, and browsers report each script that such a frame has. */
const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
