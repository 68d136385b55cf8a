import {
  calls,
  type Dashboard,
  excerptOf,
  type NewsArticle,
  type NewsComment,
  type OpenBooks,
  truncate,
} from '@hearthlight/domain';
import type { APIRequestContext } from '@playwright/test';

import { demoDonor, openSession } from './actions.ts';
import type { PageTexts } from './own-language.ts';

/** Texts of a site in other languages than that of its page. */
export interface UntranslatedRecords {
  /** Titles and descriptions, which labels quote. Elsewhere they are marked with their language. */
  quoted: readonly string[];
  /** Kinds of bills, which sentences quote. */
  kinds: readonly string[];
  /** Names and what people wrote. Nobody knows the language. */
  unmarked: ReadonlySet<string>;
}

/** Returns the records without a translation. `request` asks in the language of the page. */
export async function untranslatedRecords(request: APIRequestContext): Promise<UntranslatedRecords> {
  const { access_token: token } = await openSession(request, demoDonor);
  const headers = { authorization: `Bearer ${token}` };
  const { records }: Dashboard = await (await request.get(calls.dashboard.path, { headers })).json();
  const articles: NewsArticle[] = await (await request.get(calls.latestNews.path)).json();
  const { bills }: OpenBooks = await (await request.get(calls.openBooks.path)).json();
  const details = await Promise.all(articles.map(({ title }) => commentsOf(request, title)));
  return {
    quoted: [
      ...records.campaigns.map(({ title }) => title),
      ...articles.flatMap(({ detail, title }) => [title, truncate(excerptOf(detail), 200, '…')]),
    ],
    kinds: bills.map(({ kind }) => kind),
    unmarked: new Set([
      ...records.donation_history.map((donation) => donation.donation_cause),
      ...articles.map((article) => article.author_name),
      ...bills.flatMap(({ kind, payee }) => [kind, payee ?? '']),
      ...details.flat().flatMap(({ comentator_name, comment }) => [comentator_name ?? '', comment]),
    ]),
  };
}

/** Returns the comments on an article. */
export async function commentsOf(request: APIRequestContext, title: string): Promise<NewsComment[]> {
  const path = calls.newsDetail.path.replace('{title}', encodeURIComponent(title));
  const { comments }: { comments: NewsComment[] } = await (await request.get(path)).json();
  return comments;
}

/** Returns the texts of a page without records that have no translation. */
export function translatedTexts(
  { labels, texts }: PageTexts,
  { kinds, quoted, unmarked }: UntranslatedRecords,
): string[] {
  const withoutKinds = texts.map((text) => without(kinds, text));
  const withoutQuotes = labels.map((label) => without(quoted, label));
  return [...withoutKinds, ...withoutQuotes].filter((text) => !unmarked.has(text.trim()));
}

const without = (records: readonly string[], text: string) =>
  records.reduce((rest, record) => rest.replace(record, ''), text);
