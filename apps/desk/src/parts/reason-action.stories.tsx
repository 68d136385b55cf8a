import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { neverResolves } from '../../../../.storybook/form-result.ts';
import { ReasonAction, type ReasonActionProps } from './reason-action.tsx';

const meta = preview.meta({
  title: 'Parts/ReasonAction',
  component: ReasonAction,
  tags: ['experimental'],
  args: {
    label: 'Cancel this bill',
    reasonLabel: 'Reason',
    reasonHint: 'It is kept in the activity log.',
    backLabel: 'Keep it',
    onAct: fn<ReasonActionProps['onAct']>(async () => ({ ok: true })),
  },
});

export const Default = meta.story();

/** The focus moves to the field, and back to the button that returns. */
export const Opened = meta.story({
  play: async ({ args, canvas }) => {
    await press(canvas, 'Cancel this bill');
    await waitFor(() => expect(canvas.getByLabelText('Reason')).toHaveFocus());
    await press(canvas, 'Keep it');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel this bill' })).toHaveFocus());
    await press(canvas, 'Cancel this bill');
    await expect(args.onAct).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Cancel this bill');
    await press(canvas, 'Cancel this bill');
    await waitFor(() => expect(canvas.getByLabelText('Reason')).toBeInvalid());
    await expect(canvas.getByLabelText('Reason')).toHaveFocus();
    await expect(args.onAct).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onAct: fn<ReasonActionProps['onAct']>(neverResolves) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Cancel this bill');
    await fill(canvas, { Reason: 'Entered twice' });
    await press(canvas, 'Cancel this bill');
    await press(canvas, 'Cancel this bill');
    await waitFor(() => expect(args.onAct).toHaveBeenCalledOnce());
  },
});

/** The reason stays, to be sent again. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) => void args.onAct.mockResolvedValueOnce({ ok: false, message: 'Its month is closed.' }),
  play: async ({ args, canvas }) => {
    await press(canvas, 'Cancel this bill');
    await fill(canvas, { Reason: ' Entered twice ' });
    await press(canvas, 'Cancel this bill');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Its month is closed.');
    await press(canvas, 'Cancel this bill');
    await waitFor(() => expect(args.onAct.mock.calls).toEqual([['Entered twice'], ['Entered twice']]));
  },
});
