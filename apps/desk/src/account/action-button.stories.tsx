import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { ActionButton } from './action-button.tsx';

const meta = preview.meta({
  title: 'Account/ActionButton',
  component: ActionButton,
  tags: ['experimental'],
  args: { children: 'Remove', label: 'Remove the key of the office', action: resolvesTo({ ok: true }) },
});

export const Default = meta.story();

export const Acts = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Remove the key of the office');
    await waitFor(() => expect(args.action).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { action: fn(neverResolves) },
  play: async ({ canvas }) => {
    await press(canvas, 'Remove the key of the office');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

/** The reason is beside the button that was pressed. */
export const RejectedByServer = meta.story({
  args: { action: resolvesTo({ ok: false, message: 'This is your only second factor.' }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Remove the key of the office');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This is your only second factor.');
  },
});

export const LongText = meta.story({
  args: {
    label: '',
    children: 'Remove the key and sign out on all other devices, also on the one in the office',
  },
});
