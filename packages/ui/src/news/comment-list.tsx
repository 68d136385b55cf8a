import { newestFirst, sentences, type NewsComment } from '@hearthlight/domain';

import { CardGrid } from '../components/layout/card-grid.tsx';
import { CommentCard } from './comment-card.tsx';

export interface CommentListProps {
  /** In any order; shown newest first. */
  comments: NewsComment[];
  /** The time that the age of comments is relative to. */
  now: Date;
}

/**
 * Comments of an article, newest first.
 *
 * @summary Comments of an article, newest first.
 */
export function CommentList({ comments, now }: CommentListProps) {
  if (comments.length === 0) return <p className="text-ink-soft">{sentences.noComments}</p>;
  const sorted = newestFirst(comments);
  return (
    <CardGrid gap="medium" cards="narrow">
      {sorted.map((comment, index) => (
        // Counted from the oldest: a new comment, which comes first, changes no other's key.
        <CommentCard key={sorted.length - index} comment={comment} now={now} />
      ))}
    </CardGrid>
  );
}
