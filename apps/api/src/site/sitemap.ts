import { pageList, paths } from '@hearthlight/domain';

import { markup } from '../html.ts';
import { isoDay } from '../iso-time.ts';
import { type NewsServices, publishedNews } from '../news/articles.ts';

/** Below the limit of 50,000 addresses per sitemap. */
const maxArticles = 45_000;

/** Returns the sitemap: the indexed pages and every published article. */
export async function sitemap(services: NewsServices, origin: string): Promise<string> {
  const articles = await publishedNews(services)
    .select(['title', 'published_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxArticles)
    .execute();
  const fixed = pageList
    .filter(({ indexed }) => indexed)
    .map(({ path }) => markup`<url><loc>${origin + path}</loc></url>\n`);
  const news = articles.map(({ title, published_at: publishedAt }) => {
    const day = isoDay(publishedAt);
    return markup`<url><loc>${origin + paths.news(title)}</loc><lastmod>${day}</lastmod></url>\n`;
  });
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...fixed, ...news]}</urlset>
`.text;
}

/** Returns `robots.txt`, which keeps search engines out of the guarded pages and the API. */
export function robots(origin: string): string {
  const disallowed = [...pageList.filter(({ pane }) => pane).map(({ path }) => path), '/api/'];
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
