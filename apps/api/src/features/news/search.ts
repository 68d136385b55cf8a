import { may, searchLimit } from '@hearthlight/domain/desk';

import type { Search } from '../../actions/feature.ts';
import { listArticles } from './edit-article.ts';

/** Finds articles by title. */
export const searchForArticles: Search = async ({ database, now }, { role }, search) => {
  if (!may(role, 'news.write')) return {};
  const { articles } = await listArticles(database, now(), { search }, searchLimit);
  return { articles: articles.map(({ id, state, title }) => ({ id, state, title })) };
};
