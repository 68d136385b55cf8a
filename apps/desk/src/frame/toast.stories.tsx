import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { mockTimers } from '../../../../.storybook/mock-timers.ts';
import { Toast } from './toast.tsx';

const meta = preview.meta({
  title: 'Frame/Toast',
  component: Toast,
  tags: ['experimental'],
  args: { text: '2 comments are public now.', onUndo: fn(async () => true), onClose: fn() },
});

export const Default = meta.story({ tags: ['visual'] });

export const Undo = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Undo');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** Offers a retry if undoing has failed. */
export const UndoFails = meta.story({
  tags: ['!autodocs'],
  args: { onUndo: fn(async () => false) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Undo');
    await expect(await canvas.findByText(/could not be undone/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await press(canvas, 'Undo');
    await expect(args.onUndo).toHaveBeenCalledTimes(2);
  },
});

/** A link leads to what happened. */
export const WithLink = meta.story({
  args: { text: '“Twelve roofs” is on the site.', link: { href: '/news/Twelve%20roofs', label: 'View' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/news/Twelve%20roofs');
  },
});

/** Some things cannot be taken back. */
export const WithoutUndo = meta.story({
  render: ({ onClose }) => <Toast text="The picture was removed." onClose={onClose} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await press(canvas, 'Close');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

const clock = mockTimers(6000);

/** It stays for twenty seconds, and as long as the focus is in it. */
export const Stays = meta.story({
  tags: ['!autodocs'],
  beforeEach: clock.mock,
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(clock.waiting()).toBe(1));
    clock.tick(19_999);
    await expect(args.onClose).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Undo' }).focus();
    await waitFor(() => expect(clock.waiting()).toBe(0));
    canvas.getByRole('button', { name: 'Undo' }).blur();
    await waitFor(() => expect(clock.waiting()).toBe(1));
    await userEvent.hover(canvas.getByText('2 comments are public now.'));
    await waitFor(() => expect(clock.waiting()).toBe(0));
    await userEvent.unhover(canvas.getByText('2 comments are public now.'));
    await waitFor(() => expect(clock.waiting()).toBe(1));
    clock.tick(20_000);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const LongText = meta.story({
  args: { text: `“${'Twelve roofs before the rains '.repeat(6).trim()}” is on the site.` },
});
