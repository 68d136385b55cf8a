import type { CommentState } from '@hearthlight/domain/desk';

/** A decision about a comment: its button, and the state that follows. */
interface Decision {
  label: 'approve' | 'hide' | 'restore';
  to: CommentState;
}

const decisions: Readonly<Record<CommentState, readonly Decision[]>> = {
  held: [
    { label: 'approve', to: 'shown' },
    { label: 'hide', to: 'hidden' },
  ],
  shown: [{ label: 'hide', to: 'hidden' }],
  hidden: [{ label: 'restore', to: 'shown' }],
};

/** Returns what can be decided about comments in a state. */
export const decisionsFor = (state: CommentState): readonly Decision[] => decisions[state];
