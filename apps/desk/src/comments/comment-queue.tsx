import type { CommentState, ModeratedComment } from '@hearthlight/domain/desk';
import { Button, Checkbox } from '@hearthlight/ui';
import { createColumnHelper, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useRef } from 'react';

import { usePlace } from '../parts/use-place.ts';
import { useWords } from '../words/use-words.ts';
import { CommentRow } from './comment-row.tsx';
import { decisionsFor } from './decisions.ts';

const features = tableFeatures({ rowSelectionFeature });
const helper = createColumnHelper<typeof features, ModeratedComment>();
const columns = helper.columns([helper.accessor('id', {})]);

export interface CommentQueueProps {
  /** The state of all comments in the list. */
  state: CommentState;
  /** The comments of this page. */
  comments: ModeratedComment[];
  /** Changes the state of comments. */
  onDecide: (comments: readonly ModeratedComment[], to: CommentState) => void;
}

/** Comments in one state, to decide about one or about a selection. */
export function CommentQueue({ state, comments, onDecide }: CommentQueueProps) {
  const words = useWords('deskComments');
  const table = useTable({ features, columns, data: comments, getRowId: ({ id }) => String(id) });
  const selected = table.getSelectedRowModel().rows.map(({ original }) => original);
  const allBox = useRef<HTMLInputElement>(null);
  const decideAll = (to: CommentState) => {
    onDecide(selected, to);
    table.resetRowSelection(true);
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
          checked={table.getIsAllRowsSelected()}
          onChange={({ currentTarget }) => table.toggleAllRowsSelected(currentTarget.checked)}
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
        {table.getRowModel().rows.map((row) => (
          <li key={row.id}>
            <CommentRow
              comment={row.original}
              isSelected={row.getIsSelected()}
              onSelect={(isSelected) => row.toggleSelected(isSelected)}
              onDecide={(to) => {
                row.toggleSelected(false);
                keepPlace(row.index);
                onDecide([row.original], to);
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
