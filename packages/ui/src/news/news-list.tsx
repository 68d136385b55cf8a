import type { NewsArticle } from '@hearthlight/domain';

import { CardGrid } from '../components/layout/card-grid.tsx';
import { NewsCard } from './news-card.tsx';

export interface NewsListProps {
  /** The articles, in display order. */
  articles: ReadonlyArray<NewsArticle>;
}

/** A list of news articles as cards. */
export function NewsList({ articles }: NewsListProps) {
  return (
    <CardGrid gap="large">
      {articles.map((article) => (
        <NewsCard key={article.id} article={article} />
      ))}
    </CardGrid>
  );
}
