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
    <div className="group/row relative -mx-3 grid items-baseline gap-x-6 gap-y-0.5 rounded-control px-3 py-3 *:min-w-0 hover:bg-paper-warm desk:grid-cols-[5fr_3fr_2fr] desk:py-2.5">
      <p className="font-semibold wrap-anywhere">
        <Link
          variant="plain"
          href={deskArticlePath(id)}
          className="text-ink group-hover/row:text-pine after:absolute after:inset-0 after:rounded-control"
        >
          <bdi dir="auto">{title}</bdi>
        </Link>
      </p>
      <ArticleState article={article} />
      <p className="text-small text-ink-soft">
        {!isOpen && <span className="block">{words.commentsClosed}</span>}
        {at === null && author !== '' && words.writtenBy({ name: author })}
        {at !== null && name !== null && words.editedBy({ name, time: formatDateTime(at) })}
      </p>
    </div>
  );
}
