import { formatExactTime } from '@hearthlight/domain';
import type { ArticleRow } from '@hearthlight/domain/desk';
import { StatusText, useWords } from '@hearthlight/ui';

export interface ArticleStateProps {
  /** The article: its state, and when it is or will be published. */
  article: Pick<ArticleRow, 'state' | 'published_at' | 'has_unpublished_changes'>;
}

/** Whether an article is a draft, scheduled or published, since or from when, and whether all of it is published. */
export function ArticleState({ article }: ArticleStateProps) {
  const words = useWords('deskNews');
  const { has_unpublished_changes: hasChanges, published_at: at, state } = article;
  const time = at === null ? '' : formatExactTime(at);
  return (
    <span className="flex flex-wrap gap-x-4">
      {state === 'draft' && <StatusText tone="neutral">{words.stateDraft}</StatusText>}
      {state === 'scheduled' && <StatusText tone="warning">{words.stateScheduled({ time })}</StatusText>}
      {state === 'published' && <StatusText tone="success">{words.statePublished({ time })}</StatusText>}
      {hasChanges && <StatusText tone="warning">{words.hasChanges}</StatusText>}
    </span>
  );
}
