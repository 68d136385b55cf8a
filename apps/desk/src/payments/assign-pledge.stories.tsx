import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { AssignPledge, type AssignPledgeProps } from './assign-pledge.tsx';
import { aSplit } from './fixtures.ts';

const meta = preview.meta({
  title: 'Payments/AssignPledge',
  component: AssignPledge,
  tags: ['experimental'],
  args: {
    label: 'Assign to Ada François',
    pledged: 150,
    paid: 120,
    onAssign: fn<AssignPledgeProps['onAssign']>(async () => ({ ok: true, change: aSplit })),
  },
});

export const Default = meta.story();

export const Opens = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await press(canvas, 'Assign to Ada François');
    await expect(canvas.getByRole('radio', { name: 'Keep the rest open: $30' })).not.toBeChecked();
  },
});

/** Shows the entries before it makes them. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Assign to Ada François');
    await userEvent.click(canvas.getByRole('radio', { name: 'Keep the rest open: $30' }));
    await expect(await canvas.findByText('+$120')).toBeVisible();
    await expect(args.onAssign).toHaveBeenLastCalledWith({ decision: 'split' }, true);
    await press(canvas, 'Make these entries');
    await waitFor(() => expect(args.onAssign).toHaveBeenLastCalledWith({ decision: 'split' }, false));
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Assign to Ada François');
    await press(canvas, 'Make these entries');
    await expect(await canvas.findByText('Choose how this payment counts.')).toBeVisible();
    await expect(args.onAssign).not.toHaveBeenCalled();
  },
});

/** Somebody else was faster. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onAssign: fn<AssignPledgeProps['onAssign']>(async () => ({
      ok: false,
      message: 'This gift was changed.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, 'Assign to Ada François');
    await userEvent.click(canvas.getByRole('radio', { name: 'Complete with what came: $120' }));
    await press(canvas, 'Make these entries');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This gift was changed.');
  },
});
