import { type Foundation, type NewsArticle, pathIn, paths } from '@hearthlight/domain';

import { type ArticleServices, latestNews } from '../../features/news/articles.ts';
import { type Html, markup } from '../../lib/html.ts';
import { isoInstant } from '../../lib/iso-time.ts';

/** The address of the feed, linked in the head of each page. */
export const feedPath = '/feed.xml';

/** Returns the newest articles, newest first, as an Atom feed (RFC 4287). */
export async function feed(
  services: ArticleServices,
  origin: string,
  { description, foundedYear, language, languages, name }: Foundation,
): Promise<string> {
  const addressOf = (path: string) => origin + pathIn(language, path, languages);
  const articles = await latestNews(services);
  const authority = `tag:${new URL(origin).hostname},${foundedYear}`;
  const entries = articles.map((article) => entryOf(article, addressOf(paths.news(article.title)), authority));
  const updated = articles[0]?.date_published ?? isoInstant(0);
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}" xml:base="${origin}/">
<id>${authority}:news${language === languages[0] ? '' : `/${language}`}</id>
<title>${name}</title>
<subtitle>${description}</subtitle>
<link rel="self" type="application/atom+xml" href="${addressOf(feedPath)}"/>
<link rel="alternate" type="text/html" href="${addressOf('/')}"/>
<updated>${updated}</updated>
<author><name>${name}</name></author>
${entries}</feed>
`.text;
}

/** The id of an entry must never change, so it uses the article's id instead of its title. */
function entryOf(article: NewsArticle, address: string, authority: string): Html {
  const { date_published: at, language } = article;
  const attributes = language === undefined ? markup`` : markup` xml:lang="${language}"`;
  const tags = article.tags.split(',').map((tag) => tag.trim());
  return markup`<entry${attributes}>
<id>${authority}:news/${article.id}</id>
<title>${article.title}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${at}</published>
<updated>${at}</updated>
<author><name>${article.author_name}</name></author>
${tags.filter((tag) => tag !== '').map((tag) => markup`<category term="${tag}"/>`)}
<content type="html">${article.detail}</content>
</entry>
`;
}
