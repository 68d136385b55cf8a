import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { type Canvas, fill, press } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { OwnPassword } from './own-password.tsx';

const meta = preview.meta({
  title: 'Account/OwnPassword',
  component: OwnPassword,
  tags: ['experimental'],
  args: {
    email: 'ruth@example.org',
    onSubmit: resolvesTo({ ok: true, message: 'Your password was changed.' }),
  },
});

const password = 'Lantern-14-Street';
/** The panel has the name of the field. */
const formOf = (canvas: Canvas) => within(canvas.getByRole('form'));

const values = { Password: password, 'Confirm password': password };

export const Default = meta.story();

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await fill(formOf(canvas), { ...values, 'Confirm password': 'Lantern-14' });
    await press(canvas, 'Change the password');
    await waitFor(() => expect(canvas.getByLabelText('Confirm password')).toBeInvalid());
    await expect(canvas.getByLabelText('Confirm password')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ args, canvas }) => {
    await fill(formOf(canvas), values);
    await press(canvas, 'Change the password');
    await press(canvas, 'Change the password');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false, message: 'Enter your present password again.' }) },
  play: async ({ canvas }) => {
    await fill(formOf(canvas), values);
    await press(canvas, 'Change the password');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter your present password again.');
    await expect(formOf(canvas).getByLabelText('Password')).toHaveValue(password);
  },
});

/** The fields are empty again. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await fill(formOf(canvas), values);
    await press(canvas, 'Change the password');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your password was changed.');
    await expect(formOf(canvas).getByLabelText('Password')).toHaveValue('');
  },
});
