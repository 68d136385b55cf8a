import { sentences, type NewsComment } from '@hearthlight/domain';

import { CardGrid } from '../components/card-grid.tsx';
import { CommentCard } from './comment-card.tsx';

export interface CommentListProps {
  /** In any order; shown newest first. */
  comments: NewsComment[];
  now: Date;
}

/** What readers said of an article. */
export function CommentList({ comments, now }: CommentListProps) {
  if (comments.length === 0) return <p className="text-ink-soft">{sentences.noComments}</p>;
  const newestFirst = comments.toSorted((a, b) => b.date_published.localeCompare(a.date_published));
  return (
    <CardGrid gap="comments">
      {newestFirst.map((comment, index) => (
        // Counted from the oldest: a new comment, which comes first, changes no other's key.
        <CommentCard key={newestFirst.length - index} comment={comment} now={now} />
      ))}
    </CardGrid>
  );
}
