import { Sheet } from '@hearthlight/ui';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { CommentRow } from './comment-row.tsx';
import { aModeratedComment } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'Comments/CommentRow',
  component: CommentRow,
  tags: ['experimental'],
  decorators: [
    (Story) => (
      <Sheet aria-label="A list">
        <Story />
      </Sheet>
    ),
  ],
  args: { comment: aModeratedComment(), isSelected: false, onSelect: fn(), onDecide: fn() },
});

export const Default = meta.story();

export const Decides = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select the comment of Halima' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(true);
    await press(canvas, 'Approve');
    await press(canvas, 'Hide');
    await expect(args.onDecide.mock.calls).toEqual([['shown'], ['hidden']]);
  },
});

export const Selected = meta.story({ args: { isSelected: true } });

/** The reason for which it was held is no longer shown. */
export const Hidden = meta.story({
  args: { comment: aModeratedComment({ state: 'hidden' }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText(/^Held/)).toBeNull();
    await press(canvas, 'Restore');
    await expect(args.onDecide).toHaveBeenLastCalledWith('shown');
  },
});

/** A reason of another version is shown as it was stored. */
export const LongText = meta.story({
  args: {
    comment: aModeratedComment({
      comentator_name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll '.repeat(2), // cspell:disable-line
      article: { id: 4, title: 'Forty days of water in Garbatula, and what it took to get there '.repeat(3) },
      comment: `https://spam.example/${'a'.repeat(200)}\n\n${'Water for all. '.repeat(60)}`,
      reason: 'was reported by visitors',
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByText('Held: was reported by visitors')).toBeVisible(),
});
