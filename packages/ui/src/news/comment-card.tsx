'use client';

import { relativeTime, type NewsComment } from '@hearthlight/domain';

import { useWords } from '../words/words-provider.tsx';

export interface CommentCardProps {
  /** The comment. Without a name, 'Anonymous' is shown. */
  comment: NewsComment;
  /** The time that 'N hours ago' is relative to. */
  now: Date;
}

/** A comment as plain text, with its line breaks. It can be focused by script. */
export function CommentCard({ comment, now }: CommentCardProps) {
  const words = useWords('news');
  return (
    <article tabIndex={-1} className="flex h-full flex-col gap-4 card p-6">
      <p data-part="text" dir="auto" className="grow [overflow-wrap:anywhere] whitespace-pre-wrap">
        {comment.comment}
      </p>
      <footer className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-4">
        <b data-part="author" dir="auto" className="font-semibold [overflow-wrap:anywhere]">
          {comment.comentator_name ?? words.anonymous}
        </b>
        <time data-part="time" dateTime={comment.date_published} className="text-label text-ink-soft tabular">
          {relativeTime(comment.date_published, now)}
        </time>
      </footer>
    </article>
  );
}
