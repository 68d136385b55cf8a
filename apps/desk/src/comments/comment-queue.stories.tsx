import type { ModeratedComment } from '@hearthlight/domain/desk';
import { Sheet } from '@hearthlight/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { CommentQueue, type CommentQueueProps } from './comment-queue.tsx';
import { aModeratedComment } from './fixtures/index.ts';

const comments: ModeratedComment[] = ['Halima', 'Peter', 'Noor'].map((name, index) =>
  aModeratedComment({ id: index + 1, comentator_name: name }),
);
const state = (of: CommentQueueProps['state']) => of;

const meta = preview.meta({
  title: 'Comments/CommentQueue',
  component: CommentQueue,
  tags: ['experimental'],
  decorators: [
    (Story) => (
      <Sheet aria-label="A list">
        <Story />
      </Sheet>
    ),
  ],
  args: { state: state('held'), comments, onDecide: fn() },
});

export const Default = meta.story();

/** The buttons for a selection go with it, so the focus returns to its box. */
export const DecidesAboutSelection = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select the comment of Peter' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    const all = canvas.getByRole('checkbox', { name: 'Select all that are shown' });
    await userEvent.click(all);
    const [approve] = canvas.getAllByRole('button', { name: 'Approve' });
    if (approve) await userEvent.click(approve);
    await expect(args.onDecide).toHaveBeenLastCalledWith(comments, 'shown');
    await expect(canvas.queryByText('3 selected')).toBeNull();
    await expect(all).toHaveFocus();
  },
});

/** A list that loses the decided comments, as after the response of the server. */
function Deciding({ onDecide, ...queue }: CommentQueueProps) {
  const [left, setLeft] = useState(queue.comments);
  return (
    <CommentQueue
      {...queue}
      comments={left}
      onDecide={(decided, to) => {
        onDecide(decided, to);
        setLeft(left.filter((comment) => !decided.includes(comment)));
      }}
    />
  );
}

/** The row after the decided one has the focus, or the last one. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: Deciding,
  play: async ({ args, canvas, userEvent }) => {
    const [approve] = canvas.getAllByRole('button', { name: 'Approve' });
    approve?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).toHaveBeenLastCalledWith([comments[0]], 'shown');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Peter' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Select the comment of Peter' })).toHaveFocus();
    canvas.getAllByRole('button', { name: 'Hide' }).at(-1)?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).toHaveBeenLastCalledWith([comments[2]], 'hidden');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Peter' })).toHaveFocus());
  },
});
