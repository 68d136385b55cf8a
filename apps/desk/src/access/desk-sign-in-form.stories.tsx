import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { DeskSignInForm } from './desk-sign-in-form.tsx';

const meta = preview.meta({
  title: 'Access/DeskSignInForm',
  component: DeskSignInForm,
  tags: ['experimental'],
  args: { onSubmit: resolvesTo({ ok: true }) },
});

const values = { 'E-mail address': 'ruth@example.org', Password: 'Lantern-14-Street' };

export const Default = meta.story();

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Sign in');
    await waitFor(() => expect(canvas.getByLabelText('E-mail address')).toBeInvalid());
    await expect(canvas.getByLabelText('E-mail address')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ args, canvas }) => {
    await fill(canvas, values);
    await press(canvas, 'Sign in');
    await press(canvas, 'Sign in');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false, message: 'Address or password is wrong.' }) },
  play: async ({ canvas }) => {
    await fill(canvas, values);
    await press(canvas, 'Sign in');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Address or password is wrong.');
    await expect(canvas.getByLabelText('Password')).toHaveValue(values.Password);
  },
});

export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await fill(canvas, values);
    await press(canvas, 'Sign in');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        email: 'ruth@example.org',
        password: 'Lantern-14-Street',
      }),
    );
  },
});
