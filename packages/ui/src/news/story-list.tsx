import type { NewsArticle } from '@hearthlight/domain';

import { CardGrid } from '../components/card-grid.tsx';
import { StoryCard } from './story-card.tsx';

export interface StoryListProps {
  articles: readonly NewsArticle[];
  headingLevel?: 2 | 3;
}

/** Articles as cards, in the order given. */
export function StoryList({ articles, headingLevel = 3 }: StoryListProps) {
  return (
    <CardGrid gap="news">
      {articles.map((article) => (
        <StoryCard key={article.id} article={article} headingLevel={headingLevel} />
      ))}
    </CardGrid>
  );
}
