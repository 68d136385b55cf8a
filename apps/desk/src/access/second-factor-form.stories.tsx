import { expect, fn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { type Canvas, press } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { SecondFactorForm, type SecondFactorFormProps } from './second-factor-form.tsx';

/** A function, because a constant would have the type of these factors. */
const has = (factors: SecondFactorFormProps['factors']) => factors;

/** By role, because the form has the same name. */
const enter = async (canvas: Canvas, name: string, text: string) =>
  userEvent.type(await canvas.findByRole('textbox', { name }), text);

const meta = preview.meta({
  title: 'Access/SecondFactorForm',
  component: SecondFactorForm,
  tags: ['experimental'],
  args: {
    factors: has(['passkey', 'totp', 'recovery']),
    onPasskey: resolvesTo({ ok: true }),
    onCode: resolvesTo({ ok: true }),
    onCancel: fn(),
  },
});

export const Default = meta.story();

/** The device refuses, so the person uses the app. */
export const PasskeyFails = meta.story({
  tags: ['!autodocs'],
  args: { onPasskey: resolvesTo({ ok: false, message: 'Your device did not provide a passkey.' }) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Use a passkey');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your device did not provide a passkey.');
    await enter(canvas, 'Code from your app', '123 456');
    await press(canvas, 'Continue');
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith({ factor: 'totp', code: '123456' }));
  },
});

/** The code can be typed at once. */
export const Focus = meta.story({
  tags: ['!autodocs'],
  args: { factors: has(['totp', 'recovery']) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Code from your app' })).toHaveFocus();
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  args: { factors: has(['totp', 'recovery']) },
  play: async ({ args, canvas }) => {
    await enter(canvas, 'Code from your app', '123');
    await press(canvas, 'Continue');
    const field = canvas.getByRole('textbox', { name: 'Code from your app' });
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveFocus();
    await expect(args.onCode).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { factors: has(['totp']), onCode: fn(neverResolves) },
  play: async ({ args, canvas }) => {
    await enter(canvas, 'Code from your app', '123456');
    await press(canvas, 'Continue');
    await press(canvas, 'Continue');
    await waitFor(() => expect(args.onCode).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
  },
});

export const RecoveryCode = meta.story({
  args: {
    factors: has(['totp', 'recovery']),
    onCode: resolvesTo({ ok: false, message: 'This code is wrong or was used.' }),
  },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Use a recovery code');
    await enter(canvas, 'Recovery code', 'K3T9X 7WQ2M');
    await press(canvas, 'Continue');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This code is wrong or was used.');
    await expect(args.onCode).toHaveBeenCalledWith({ factor: 'recovery', code: 'k3t9x7wq2m' });
    await press(canvas, 'Sign in as somebody else');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
