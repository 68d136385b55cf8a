import type { NewsComment } from '@hearthlight/domain';

import { Section } from '../components/layout/section.tsx';
import { CommentForm, type CommentFormProps } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';

export interface ArticleCommentsProps extends CommentFormProps {
  /** In any order; shown newest first. */
  comments: NewsComment[];
  /** The time that the age of comments is relative to. */
  now: Date;
}

/**
 * Comments of an article and the form that adds one.
 *
 * @summary Comments of an article and the form that adds one.
 */
export function ArticleComments({ comments, now, ...form }: ArticleCommentsProps) {
  return (
    <Section title="Comments" tone="warm" id="comments">
      <div
        data-empty={comments.length === 0 || undefined}
        className="grid max-w-text items-start gap-10 not-data-empty:max-w-none desk:not-data-empty:grid-cols-[1.25fr_.75fr] desk:not-data-empty:gap-14"
      >
        <CommentList comments={comments} now={now} />
        <div className="grid gap-5 card p-6 tablet:p-8 desk:sticky desk:top-24">
          <h3 className="text-heading">Add a comment</h3>
          <CommentForm {...form} />
        </div>
      </div>
    </Section>
  );
}
