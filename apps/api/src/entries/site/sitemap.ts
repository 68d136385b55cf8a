import {
  dayOf,
  type Foundation,
  isShown,
  type Language,
  pageList,
  pathIn,
  paths,
  type SiteLanguages,
} from '@hearthlight/domain';

import { type NewsServices, publishedNews } from '../../features/news/articles.ts';
import { Html, markup } from '../../lib/html.ts';

/** Below the limit of 50,000 addresses per sitemap. */
const maxAddresses = 45_000;

/**
 * Returns the sitemap: the indexed pages in each language, and every published article in each language in which it
 * exists.
 */
export async function sitemap(
  services: NewsServices,
  origin: string,
  foundation: Pick<Foundation, 'languages' | 'privacy'>,
): Promise<string> {
  const { languages } = foundation;
  const articles = await publishedNews(services)
    .select(['id', 'title', 'published_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(Math.floor(maxAddresses / languages.length))
    .execute();
  const translations = await translatedTitles(services, languages);
  const fixed = pageList
    .filter((page) => page.indexed && isShown(page, foundation))
    .flatMap(({ path }) => {
      const addresses = languages.map((language) => ({ language, path: pathIn(language, path, languages) }));
      return entriesOf({ addresses, origin });
    });
  const news = articles.flatMap(({ id, title, published_at: publishedAt }) => {
    const titles = [{ language: languages[0], title }, ...(translations.get(id) ?? [])];
    const addresses = titles.map((each) => ({
      language: each.language,
      path: pathIn(each.language, paths.news(each.title), languages),
    }));
    return entriesOf({ addresses, origin, day: dayOf(publishedAt) });
  });
  const namespace = new Html(languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '');
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${[...fixed, ...news]}</urlset>
`.text;
}

/** Returns the titles of published articles in the other languages of the site, by article. */
async function translatedTitles(services: NewsServices, [, ...others]: SiteLanguages) {
  if (others.length === 0) return new Map<number, { language: Language; title: string }[]>();
  const rows = await publishedNews(services)
    .innerJoin('news_translations', 'news_translations.news_id', 'news.id')
    .select(['news.id', 'news_translations.language', 'news_translations.title'])
    .execute();
  const titles = rows.flatMap(({ id, language: tag, title }) => {
    const language = others.find((other) => other === tag);
    return language === undefined ? [] : [{ id, language, title }];
  });
  return Map.groupBy(titles, ({ id }) => id);
}

interface SitemapPage {
  /** The addresses of the page in each language in which it exists. */
  addresses: readonly { language: Language; path: string }[];
  origin: string;
  /** When it last changed. */
  day?: string;
}

/** Returns the entry of a page in each language, with links to all of them. */
function entriesOf({ addresses, origin, day }: SitemapPage): Html[] {
  const alternates =
    addresses.length > 1
      ? addresses.map(
          ({ language, path }) => markup`<xhtml:link rel="alternate" hreflang="${language}" href="${origin + path}"/>`,
        )
      : [];
  const changed = day === undefined ? [] : [markup`<lastmod>${day}</lastmod>`];
  return addresses.map(({ path }) => markup`<url><loc>${origin + path}</loc>${changed}${alternates}</url>\n`);
}

/** Returns `robots.txt`, which keeps search engines out of the guarded pages and the API. */
export function robots(origin: string, languages: SiteLanguages): string {
  const guarded = pageList.filter(({ pane }) => pane).map(({ path }) => path);
  const disallowed = languages.flatMap((language) => guarded.map((path) => pathIn(language, path, languages)));
  return [
    'User-agent: *',
    ...[...disallowed, '/api/'].map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
