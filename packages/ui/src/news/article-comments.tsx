'use client';

import { formatCount, paths } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { Section } from '../components/layout/section.tsx';
import { useWords } from '../words/words-provider.tsx';
import { CommentForm, type CommentFormProps } from './comment-form.tsx';
import { CommentList, type CommentListProps } from './comment-list.tsx';

export interface ArticleCommentsProps extends CommentFormProps, CommentListProps {
  /** With `false`, a sentence replaces the form. */
  isOpen?: boolean | undefined;
  /** The title of the site's privacy page, if it has one. */
  privacy?: string | undefined;
}

/** Comments of an article with their number, then the form that adds one (specification §2). */
export function ArticleComments(props: ArticleCommentsProps) {
  const words = useWords('news');
  const { privacy, isOpen = true, comments, count, older, onShowOlder, pages, now, ...form } = props;
  const total = Math.max(count ?? 0, comments.length);
  const isEmpty = total === 0 || undefined;
  return (
    <Section
      title={isEmpty ? words.comments : words.commentsTotal({ total: formatCount(total) })}
      background="warm"
      id="comments"
    >
      <div
        data-empty={isEmpty}
        className="grid max-w-text grid-cols-1 items-start gap-10 *:min-w-0 not-data-empty:max-w-none desk:not-data-empty:grid-cols-[1.25fr_.75fr] desk:not-data-empty:gap-14"
      >
        <div>
          <CommentList
            comments={comments}
            count={count}
            older={older}
            onShowOlder={onShowOlder}
            pages={pages}
            now={now}
          />
        </div>
        <div className="grid grid-cols-1 gap-5 card p-6 tablet:p-8 desk:sticky desk:top-24 print:hidden">
          {isOpen && <h3 className="text-heading">{words.addAComment}</h3>}
          {isOpen ? <CommentForm {...form} /> : <p>{words.commentsClosed}</p>}
          {isOpen && privacy !== undefined && (
            <Link href={paths.privacy} className="tap-target justify-self-start text-small">
              {privacy}
            </Link>
          )}
        </div>
      </div>
    </Section>
  );
}
