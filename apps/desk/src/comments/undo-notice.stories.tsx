import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { type MockedTimers, mockTimers } from '../../../../.storybook/mock-timers.ts';
import { UndoNotice } from './undo-notice.tsx';

const meta = preview.meta({
  title: 'Comments/UndoNotice',
  component: UndoNotice,
  tags: ['experimental'],
  args: { count: 2, onUndo: fn(), onExpire: fn() },
});

let clock: MockedTimers;

export const Default = meta.story();

export const Undoes = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 comments changed.');
    await press(canvas, 'Undo');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

const withClock = () => {
  clock = mockTimers(6000);
  return () => clock.restore();
};

export const ExpiresAfterTenSeconds = meta.story({
  tags: ['!autodocs'],
  beforeEach: withClock,
  play: async ({ args }) => {
    await waitFor(() => expect(clock.waiting()).toBe(1));
    clock.tick(9_999);
    await expect(args.onExpire).not.toHaveBeenCalled();
    clock.tick(1);
    await expect(args.onExpire).toHaveBeenCalledOnce();
  },
});

/** A decision that was undone does not expire too. */
export const ClearsTimer = meta.story({
  tags: ['!autodocs'],
  beforeEach: withClock,
  render: function Removable(args) {
    const [isShown, setShown] = useState(true);
    return <>{isShown && <UndoNotice {...args} onUndo={() => setShown(false)} />}</>;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(clock.waiting()).toBe(1));
    await press(canvas, 'Undo');
    await waitFor(() => expect(clock.waiting()).toBe(0));
  },
});
