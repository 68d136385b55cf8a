'use client';

import { formatCount, isDated, limits, newestFirst, sentences, type NewsComment } from '@hearthlight/domain';

import { Button } from '../components/actions/button.tsx';
import { Link } from '../components/actions/link.tsx';
import { CardGrid } from '../components/layout/card-grid.tsx';
import { useShowMore } from '../lib/use-show-more.ts';
import { ZoneNote } from '../site/zone-note.tsx';
import { useWords } from '../words/words-provider.tsx';
import { CommentCard } from './comment-card.tsx';

/** The state of a request for older comments. */
export type OlderComments = 'idle' | 'loading' | 'failed';

/** Addresses of the pages of newer and of older comments, where there are any. */
export interface CommentPages {
  newer?: string;
  older?: string;
}

export interface CommentListProps {
  /** The newest comments, or all of them, in any order; shown newest first. */
  comments: NewsComment[];
  /** How many comments there are in all. By default as many as in `comments`. */
  count?: number | undefined;
  /** The state of the request for more than `comments`. */
  older?: OlderComments | undefined;
  /** Called when the reader asks for more comments than `comments` contains. */
  onShowOlder?: (() => void) | undefined;
  /** Links that replace the button where there is no script. */
  pages?: CommentPages | undefined;
  /** The time that the age of comments is relative to. */
  now: Date;
}

/**
 * Comments of an article, newest first, 50 at a time.
 */
export function CommentList(props: CommentListProps) {
  const words = useWords('news');
  const { comments, count, now, older = 'idle', onShowOlder, pages } = props;
  const total = Math.max(count ?? 0, comments.length);
  const { list, shown, showMore } = useShowMore(limits.commentsPage);
  if (total === 0) return <p className="text-ink-soft">{sentences.noComments}</p>;
  const visible = newestFirst(comments).slice(0, shown);
  const showOlder = () => {
    const wanted = showMore(visible.length);
    if (comments.length < Math.min(wanted, total)) onShowOlder?.();
  };
  return (
    <div ref={list}>
      <CardGrid gap="medium" cards="narrow">
        {visible.map((comment, index) => (
          // Counted from the oldest: neither a new comment nor older ones change another's key.
          <CommentCard key={total - index} comment={comment} now={now} />
        ))}
      </CardGrid>
      {visible.some(({ date_published: at }) => isDated(at, now)) && (
        <div className="mt-4">
          <ZoneNote />
        </div>
      )}
      {total > limits.commentsPage && (
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          {visible.length < total && (
            <div className="noscript:hidden">
              <Button variant="secondary" pending={older === 'loading'} onClick={showOlder}>
                {words.showOlderComments}
              </Button>
            </div>
          )}
          <PageLinks pages={pages} />
          {older === 'failed' && <p role="alert">{words.olderFailed}</p>}
          <output className="text-small text-ink-soft tabular">
            {words.showingComments({ visible: formatCount(visible.length), total })}
          </output>
        </div>
      )}
    </div>
  );
}

function PageLinks({ pages: { newer, older } = {} }: Pick<CommentListProps, 'pages'>) {
  const words = useWords('news');
  return (
    <div className="hidden flex-wrap gap-3 noscript:flex">
      {newer !== undefined && (
        <Link variant="button-secondary" href={newer}>
          {words.newerComments}
        </Link>
      )}
      {older !== undefined && (
        <Link variant="button-secondary" href={older}>
          {words.olderComments}
        </Link>
      )}
    </div>
  );
}
