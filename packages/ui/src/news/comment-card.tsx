import { relativeTime, type NewsComment } from '@hearthlight/domain';

export interface CommentCardProps {
  comment: NewsComment;
  /** The instant from which 'N hours ago' is counted. */
  now: Date;
}

/** One comment: plain text, its line breaks as typed. */
export function CommentCard({ comment, now }: CommentCardProps) {
  return (
    <article className="flex h-full flex-col gap-4 rounded-pane border border-line bg-paper p-6">
      <p className="grow [overflow-wrap:anywhere] whitespace-pre-wrap">{comment.comment}</p>
      <footer className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-4">
        <b className="font-semibold [overflow-wrap:anywhere]">{comment.comentator_name ?? 'Somebody'}</b>
        <time dateTime={comment.date_published} className="text-label text-ink-soft tabular">
          {relativeTime(comment.date_published, now)}
        </time>
      </footer>
    </article>
  );
}
