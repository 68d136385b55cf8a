import { excerptOf } from '../text/text.ts';
import type { NewsArticle } from './entities.ts';

/** Path of the call for the newest articles. Home calls it before loading the schemas of all calls. */
export const latestNewsPath = '/api/latest-news/';

/**
 * Whether two lists look the same on cards. Server-rendered pages have excerpts instead of the articles' HTML, and
 * fields in another order than the call.
 */
export function areSameCards(one: readonly NewsArticle[], other: readonly NewsArticle[]): boolean {
  return cardsOf(one) === cardsOf(other);
}

const cardsOf = (articles: readonly NewsArticle[]): string =>
  JSON.stringify(
    articles.map((article) =>
      Object.entries({ ...article, detail: excerptOf(article.detail) })
        .map(String)
        .toSorted(),
    ),
  );
