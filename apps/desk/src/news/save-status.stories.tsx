import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import type { SaveState } from './autosave.ts';
import { SaveStatus } from './save-status.tsx';

/** A function, because a constant would have the type of this one state. */
const state = (value: SaveState): SaveState => value;

const meta = preview.meta({
  title: 'News/SaveStatus',
  component: SaveStatus,
  tags: ['experimental'],
  args: { state: state({ status: 'saved', at: '2026-11-20T09:28:00.000Z' }), onRetry: fn() },
});

export const Default = meta.story();

export const Saved = meta.story({
  play: async ({ canvas }) => expect(canvas.getByText('Saved Nov 20, 2026, 2:58 PM')).toBeVisible(),
});

export const Unsaved = meta.story({
  tags: ['!autodocs'],
  args: { state: { status: 'unsaved' } },
  play: async ({ canvas }) => expect(canvas.getByText('Not saved yet')).toBeVisible(),
});

export const Saving = meta.story({
  tags: ['!autodocs'],
  args: { state: { status: 'saving' } },
  play: async ({ canvas }) => expect(canvas.getByText('Saving')).toBeVisible(),
});

/** Trouble is announced; what goes well is not. */
export const Offline = meta.story({
  args: { state: { status: 'offline' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The server cannot be reached. Your text is kept in this browser.')).toBeVisible();
    await press(canvas, 'Try now');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Nothing was typed, so the newer version can take the place of the text. The person decides when. */
export const Newer = meta.story({
  args: { onLoadNewer: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('A newer version of this article has been saved.')).toBeVisible();
    await press(canvas, 'Load the newer version');
    await expect(args.onLoadNewer).toHaveBeenCalledOnce();
  },
});

/** An unsaved text takes over the changes when it is saved. */
export const NewerWhileTyping = meta.story({
  tags: ['!autodocs'],
  args: { state: { status: 'unsaved' }, onLoadNewer: fn() },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});

export const SignedOut = meta.story({
  tags: ['!autodocs'],
  args: { state: { status: 'signed-out' } },
  play: async ({ canvas }) =>
    expect(canvas.getByText('You are signed out. Your text is kept in this browser.')).toBeVisible(),
});

export const Refused = meta.story({
  tags: ['!autodocs'],
  args: { state: { status: 'refused', message: 'The text is too long.' } },
  play: async ({ canvas }) => expect(canvas.getByText('The text is too long.')).toBeVisible(),
});

/** The server answers that nothing can be changed now: it is not said to be out of reach. */
export const Maintenance = meta.story({
  tags: ['!autodocs'],
  args: { state: { status: 'offline', message: 'We are working on this site.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We are working on this site. Your text is kept in this browser.')).toBeVisible();
  },
});
