import type { CommentState, ModeratedComment } from '@hearthlight/domain/desk';
import { Button, Checkbox, useWords } from '@hearthlight/ui';
import { useRef } from 'react';

import { usePlace } from '../parts/use-place.ts';
import { useRowSelection } from '../parts/use-row-selection.ts';
import { CommentRow } from './comment-row.tsx';
import { decisionsFor } from './decisions.ts';

export interface CommentQueueProps {
  /** The state of all comments in the list. */
  state: CommentState;
  /** The comments of this page. */
  comments: readonly ModeratedComment[];
  /** Changes the state of comments. */
  onDecide: (comments: readonly ModeratedComment[], to: CommentState) => void;
}

/** Comments in one state, to decide about one or about a selection. */
export function CommentQueue({ state, comments, onDecide }: CommentQueueProps) {
  const words = useWords('deskComments');
  const names = useWords('desk');
  const { selected, isAllSelected, isSelected, select, selectAll } = useRowSelection(comments);
  const allBox = useRef<HTMLInputElement>(null);
  const decideAll = (to: CommentState) => {
    onDecide(selected, to);
    selectAll(false);
    // The buttons for the selection go.
    allBox.current?.focus();
  };
  const { list, keepPlace } = usePlace();
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-3 border-b border-line pb-4">
        <Checkbox
          ref={allBox}
          label={names.selectAll}
          checked={isAllSelected}
          onChange={({ currentTarget: { checked } }) => selectAll(checked)}
        />
        {selected.length > 0 && (
          <>
            <output className="text-small text-ink-soft">{words.selected({ count: selected.length })}</output>
            {decisionsFor(state).map(({ label, to }) => (
              <Button key={label} size="small" variant="secondary" onClick={() => decideAll(to)}>
                {words[label]}
              </Button>
            ))}
          </>
        )}
      </div>
      <ul ref={list} className="divide-y divide-line">
        {comments.map((comment, index) => (
          <li key={comment.id}>
            <CommentRow
              comment={comment}
              isSelected={isSelected(comment)}
              onSelect={(chosen) => select(comment, chosen)}
              onDecide={(to) => {
                select(comment, false);
                keepPlace(index);
                onDecide([comment], to);
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
