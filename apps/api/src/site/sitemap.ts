import { paths } from '@hearthlight/domain';

import type { Database } from '../database/schema.ts';
import { markup } from '../http/html.ts';

/** What one sitemap may list. */
const mostArticles = 45_000;

/** The pages that search engines may show. */
export async function sitemap(database: Database, origin: string): Promise<string> {
  const articles = await database
    .selectFrom('news')
    .select(['title', 'published_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostArticles)
    .execute();
  const fixed = [paths.home, paths.about].map((path) => markup`<url><loc>${origin + path}</loc></url>\n`);
  const news = articles.map(({ title, published_at: publishedAt }) => {
    const day = new Date(publishedAt).toISOString().slice(0, 10);
    return markup`<url><loc>${origin + paths.news(title)}</loc><lastmod>${day}</lastmod></url>\n`;
  });
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...fixed, ...news]}</urlset>
`.text;
}

/** Search engines are welcome to all that is public. */
export function robots(origin: string): string {
  const closed = [paths.dashboard, paths.requestHelp, paths.donateNow, '/api/'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
