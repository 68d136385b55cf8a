import type { CommentState, ModeratedComment } from '@hearthlight/domain/desk';
import { Button, Checkbox, useWords } from '@hearthlight/ui';
import { useRef, useState } from 'react';

import { usePlace } from '../parts/use-place.ts';
import { CommentRow } from './comment-row.tsx';
import { decisionsFor } from './decisions.ts';

const none: ReadonlySet<number> = new Set();

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
  const [chosen, setChosen] = useState(none);
  const selected = comments.filter(({ id }) => chosen.has(id));
  const choose = (id: number, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((other) => other !== id)));
  const allBox = useRef<HTMLInputElement>(null);
  const decideAll = (to: CommentState) => {
    onDecide(selected, to);
    setChosen(none);
    // The buttons for the selection go.
    allBox.current?.focus();
  };
  const { list, keepPlace } = usePlace();
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-3 border-b border-line pb-4">
        <Checkbox
          ref={allBox}
          label={words.selectAll}
          checked={selected.length === comments.length}
          onChange={({ currentTarget: { checked } }) =>
            setChosen(checked ? new Set(comments.map(({ id }) => id)) : none)
          }
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
              isSelected={chosen.has(comment.id)}
              onSelect={(isSelected) => choose(comment.id, isSelected)}
              onDecide={(to) => {
                choose(comment.id, false);
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
