import { expect, fn, userEvent, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { LeaveDialog } from './leave-dialog.tsx';

const meta = preview.meta({
  title: 'Frame/LeaveDialog',
  component: LeaveDialog,
  tags: ['experimental'],
  // It covers the page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onStay: fn(), onLeave: fn() },
});

const page = within(document.body);

export const Default = meta.story();

export const Leaves = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await press(page, 'Leave');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onStay).not.toHaveBeenCalled();
  },
});

/** Escape and the Close button stay too. */
export const Stays = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await press(page, 'Stay');
    await press(page, 'Close');
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledTimes(3);
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
});
