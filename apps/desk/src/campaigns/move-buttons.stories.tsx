import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { MoveButtons } from './move-buttons.tsx';

const meta = preview.meta({
  title: 'Campaigns/MoveButtons',
  component: MoveButtons,
  tags: ['experimental'],
  args: { title: 'A well', place: 1, count: 3, isPending: false, onMove: fn() },
});

export const Default = meta.story();

export const Moves = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(args.onMove.mock.calls).toEqual([['top'], ['up'], ['down']]);
  },
});

/** A button that has nothing to do keeps the focus. */
export const First = meta.story({
  args: { place: 0 },
  play: async ({ args, canvas, userEvent }) => {
    const up = canvas.getByRole('button', { name: 'Move “A well” up' });
    await userEvent.click(up);
    await expect(up).toHaveFocus();
    await expect(args.onMove).not.toHaveBeenCalled();
  },
});

export const Last = meta.story({ args: { place: 2 } });

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(args.onMove).not.toHaveBeenCalled();
  },
});
