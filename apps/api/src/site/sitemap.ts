import { alternatesOf, pageList, pathIn, paths, type SiteLanguages } from '@hearthlight/domain';

import { Html, markup } from '../html.ts';
import { isoDay } from '../iso-time.ts';
import { type NewsServices, publishedNews } from '../news/articles.ts';

/** Below the limit of 50,000 addresses per sitemap. */
const maxAddresses = 45_000;

/** Returns the sitemap: the indexed pages and every published article, in each language. */
export async function sitemap(
  services: NewsServices,
  origin: string,
  languages: SiteLanguages,
): Promise<string> {
  const articles = await publishedNews(services)
    .select(['title', 'published_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(Math.floor(maxAddresses / languages.length))
    .execute();
  const fixed = pageList
    .filter(({ indexed }) => indexed)
    .flatMap(({ path }) => entriesOf({ path, origin, languages }));
  const news = articles.flatMap(({ title, published_at: publishedAt }) =>
    entriesOf({ path: paths.news(title), origin, languages, day: isoDay(publishedAt) }),
  );
  const namespace = new Html(languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '');
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${[...fixed, ...news]}</urlset>
`.text;
}

interface SitemapPage {
  path: string;
  origin: string;
  languages: SiteLanguages;
  /** When it last changed. */
  day?: string;
}

/** Returns the entry of a page in each language, with links to the others. */
function entriesOf({ path, origin, languages, day }: SitemapPage): Html[] {
  const alternates = alternatesOf(path, languages).map(
    (other) =>
      markup`<xhtml:link rel="alternate" hreflang="${other.language}" href="${origin + other.path}"/>`,
  );
  const changed = day === undefined ? [] : [markup`<lastmod>${day}</lastmod>`];
  return languages.map(
    (language) =>
      markup`<url><loc>${origin + pathIn(language, path, languages)}</loc>${changed}${alternates}</url>\n`,
  );
}

/** Returns `robots.txt`, which keeps search engines out of the guarded pages and the API. */
export function robots(origin: string, languages: SiteLanguages): string {
  const guarded = pageList.filter(({ pane }) => pane).map(({ path }) => path);
  const disallowed = languages.flatMap((language) =>
    guarded.map((path) => pathIn(language, path, languages)),
  );
  return [
    'User-agent: *',
    ...[...disallowed, '/api/'].map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
