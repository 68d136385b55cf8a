import { formatDateTime } from '@hearthlight/domain';
import { type ArticleRow, deskArticlePath } from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';

import { ArticleState } from './article-state.tsx';

export interface DeskNewsRowProps {
  /** The article that is shown. */
  article: ArticleRow;
}

/** An article in the list. The link covers the whole row. */
export function DeskNewsRow({ article }: DeskNewsRowProps) {
  const words = useWords('deskNews');
  const { author_name: author, comments_open: isOpen, edited_at: at, edited_by: name, id, title } = article;
  return (
    <div className="group/row relative -mx-3 grid gap-1 rounded-control px-3 py-4 hover:bg-paper-warm">
      <p className="font-display text-heading font-heading wrap-anywhere">
        <Link
          variant="plain"
          href={deskArticlePath(id)}
          className="text-ink group-hover/row:text-pine after:absolute after:inset-0 after:rounded-control"
        >
          <bdi dir="auto">{title}</bdi>
        </Link>
      </p>
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-1 text-small">
        <ArticleState article={article} />
        <span className="flex flex-wrap gap-x-4 text-ink-soft">
          {!isOpen && <span>{words.commentsClosed}</span>}
          {at === null && author !== '' && <span>{words.writtenBy({ name: author })}</span>}
          {at !== null && name !== null && <span>{words.editedBy({ name, time: formatDateTime(at) })}</span>}
        </span>
      </div>
    </div>
  );
}
