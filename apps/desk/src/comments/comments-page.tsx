import type { Result } from '@hearthlight/domain';
import { type CommentState, deskPages, type ModeratedComment } from '@hearthlight/domain/desk';
import { EmptyNote, Notice, useWords } from '@hearthlight/ui';
import { useState } from 'react';

import { DeskHeader } from '../frame/desk-header.tsx';
import { useToast } from '../frame/use-toast.ts';
import { FilterLinks } from '../parts/filter-links.tsx';
import { LoadedList, type PagesView } from '../parts/loaded-list.tsx';
import { CommentQueue } from './comment-queue.tsx';
import { HoldWordsForm, type HoldWordsFormProps } from './hold-words-form.tsx';

/** A change of a comment's state. */
export interface Moderation {
  id: number;
  from: CommentState;
  to: CommentState;
}

export interface CommentsPageProps {
  /** The filter of the list of comments. */
  state: CommentState;
  /** The state of the request for the comments. */
  view: PagesView<{ comments: ModeratedComment[] }>;
  /** Makes changes. Returns those that were made: a colleague may have been faster. */
  onModerate: (changes: readonly Moderation[]) => Promise<Result & { changed?: readonly Moderation[] }>;
  /** The list of words that hold a comment, once it is loaded. */
  holdWords: HoldWordsFormProps['words'] | undefined;
  /** Called with the new list, without empty lines and duplicates. */
  onSaveWords: HoldWordsFormProps['onSubmit'];
}

const states = ['held', 'shown', 'hidden'] as const;

const swap = ({ id, from, to }: Moderation): Moderation => ({ id, from: to, to: from });

/** Moderating comments. */
export function CommentsPage({ state, view, onModerate, ...rest }: CommentsPageProps) {
  const words = useWords('deskComments');
  const names = useWords('desk');
  const show = useToast();
  const [failure, setFailure] = useState<Result>();
  async function moderate(changes: readonly Moderation[]) {
    const result = await onModerate(changes);
    setFailure(result.ok ? undefined : result);
    const made = result.changed ?? [];
    const [first] = made;
    if (!result.ok || !first) return;
    const sentence = { shown: words.nowShown, hidden: words.nowHidden, held: words.nowHeld }[first.to];
    const undo = async () => (await onModerate(made.map(swap))).ok;
    show({ text: sentence({ count: made.length }), onUndo: undo });
  }
  return (
    <>
      <DeskHeader title={names.comments} lead={words.lead} hasTimes />
      <div className="mb-5">
        <FilterLinks
          label={words.show}
          choices={states.map((name) => ({
            name,
            label: words[name],
            href: `${deskPages.comments.path}?state=${name}`,
          }))}
          current={state}
        />
      </div>
      {failure?.ok === false && (
        <Notice tone="error" className="mb-5">
          {failure.message ?? names.nothingIsLost}
        </Notice>
      )}
      <LoadedList label={names.comments} view={view}>
        {({ comments }) =>
          comments.length === 0 ? (
            <EmptyNote title={state === 'held' ? words.emptyHeld : words.emptyOther}>{words.emptyLead}</EmptyNote>
          ) : (
            <CommentQueue
              key={state}
              state={state}
              comments={comments}
              onDecide={(decided, to) => void moderate(decided.map(({ id }) => ({ id, from: state, to })))}
            />
          )
        }
      </LoadedList>
      {rest.holdWords && (
        <div className="mt-8 max-w-text">
          <HoldWordsForm words={rest.holdWords} onSubmit={rest.onSaveWords} />
        </div>
      )}
    </>
  );
}
