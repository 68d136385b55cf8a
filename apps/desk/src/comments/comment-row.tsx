import { formatDateTime, paths } from '@hearthlight/domain';
import type { CommentState, ModeratedComment } from '@hearthlight/domain/desk';
import { Button, Checkbox, Link, useWords } from '@hearthlight/ui';
import { withTags } from '@hearthlight/ui/parts';

import { decisionsFor } from './decisions.ts';

export interface CommentRowProps {
  /** The comment that is shown. */
  comment: ModeratedComment;
  /** Whether it is selected for a bulk action. */
  isSelected: boolean;
  /** Selects it or takes it out of the selection. */
  onSelect: (isSelected: boolean) => void;
  /** Called with the state that the person chose. */
  onDecide: (to: CommentState) => void;
}

/** A comment with what can be decided about it. */
export function CommentRow({ comment, isSelected, onSelect, onDecide }: CommentRowProps) {
  const words = useWords('deskComments');
  const { article, comentator_name: name, comment: text, date_published: date, reason, state } = comment;
  const reasons: Readonly<Record<string, string>> = {
    'too many links': words.tooManyLinks,
    'repeats an earlier comment': words.repeated,
    'contains a held word': words.heldWord,
  };
  return (
    <article
      tabIndex={-1}
      aria-label={name}
      data-selected={isSelected || undefined}
      className="-mx-3 grid grid-cols-[auto_minmax(0,1fr)] rounded-control px-3 py-5 data-selected:bg-paper-warm"
    >
      <Checkbox
        className="-ms-2.5 -mt-2.5"
        label={words.select({ name })}
        hideLabel
        checked={isSelected}
        onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
      />
      <div className="grid gap-2">
        <p className="flex flex-wrap items-baseline gap-x-2 text-small text-ink-soft">
          <b dir="auto" className="font-semibold wrap-anywhere text-ink">
            {name}
          </b>
          <span>
            {withTags(words.onArticle({ title: article.title }), (title) => (
              <Link href={paths.news(article.title)} className="tap-target">
                <bdi>{title}</bdi>
              </Link>
            ))}
          </span>
          <time dateTime={date}>{formatDateTime(date)}</time>
        </p>
        <p dir="auto" className="max-w-text wrap-anywhere whitespace-pre-line">
          {text}
        </p>
        {reason && state === 'held' && (
          <p className="text-small font-semibold text-pending">{words.reason({ reason: reasons[reason] ?? reason })}</p>
        )}
        <p className="flex flex-wrap gap-3">
          {decisionsFor(state).map(({ to, label }) => (
            <Button key={label} variant="secondary" size="small" onClick={() => onDecide(to)}>
              {words[label]}
            </Button>
          ))}
        </p>
      </div>
    </article>
  );
}
