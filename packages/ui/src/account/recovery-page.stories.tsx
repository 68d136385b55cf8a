import { codeLimits, paths, sentences } from '@hearthlight/domain';
import { aMoment } from '@hearthlight/domain/fixtures';
import MockDate from 'mockdate';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';
import { site } from 'virtual:content/site';

import preview from '#storybook/preview';

import { fill, press, type Canvas } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { showSource } from '../../../../.storybook/shown-code.ts';
import { WithHistory } from './recovery-page.example.tsx';
import source from './recovery-page.example.tsx?raw';
import { RecoveryPage } from './recovery-page.tsx';

showSource({ WithHistory }, source);

const email = 'zainab@example.org';
const password = 'Abcdefg1';

const meta = preview.meta({
  title: 'Product/Account/RecoveryPage',
  component: RecoveryPage,
  render: (args) => <WithHistory {...args} />,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: {
    frame: { product: foundation.product, ...site.account },
    onSendCode: resolvesTo({
      ok: true,
      message: 'We have sent a code. It is valid for 10 minutes.',
    }),
    onResendCode: resolvesTo({ ok: true }),
    onVerifyCode: resolvesTo({ ok: true }),
    onChangePassword: resolvesTo({ ok: true, message: 'Your password is changed.' }),
    onProgress: fn(),
    onBack: fn(),
    onDone: fn(),
  },
});

async function reachStepTwo(canvas: Canvas) {
  await fill(canvas, { 'E-mail address': email });
  await press(canvas, 'Send the code');
  await canvas.findByRole('heading', { name: 'Verify email' });
}

async function reachStepThree(canvas: Canvas) {
  await reachStepTwo(canvas);
  await fill(canvas, { 'Verification code': '00421' });
  await press(canvas, 'Verify code');
  await canvas.findByRole('heading', { name: 'Set a new password' });
}

async function finish(canvas: Canvas) {
  await fill(canvas, { Password: password });
  await fill(canvas, { 'Confirm password': password });
  await press(canvas, 'Change password');
}

export const Ready = meta.story({
  tags: ['visual', 'modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Recover your account');
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', paths.signUp);
  },
});

export const StepTwo = meta.story({
  tags: ['visual', 'modes'],
  play: async ({ canvas, args }) => {
    await reachStepTwo(canvas);
    await expect(args.onSendCode.mock.calls).toEqual([[{ email }]]);
    await expect(canvas.getByText(email)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveFocus());
  },
});

export const StepThree = meta.story({
  tags: ['visual', 'modes'],
  play: async ({ canvas, args }) => {
    await reachStepThree(canvas);
    await expect(args.onVerifyCode.mock.calls).toEqual([[{ email, code: '00421' }]]);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Set a new password' })).toHaveFocus());
  },
});

/** After a reload the page continues from its step. */
export const Reloaded = meta.story({
  tags: ['!autodocs'],
  args: {
    progress: {
      step: 1,
      sent: { to: email, nextAt: Date.parse(aMoment) + codeLimits.resendSeconds * 1000 },
    },
  },
  play: async ({ canvas, args }) => {
    await fill(canvas, { 'Verification code': '00421' });
    await press(canvas, 'Verify code');
    await canvas.findByRole('heading', { name: 'Set a new password' });
    await expect(args.onVerifyCode.mock.calls).toEqual([[{ email, code: '00421' }]]);
    await expect(args.onProgress).toHaveBeenLastCalledWith({ ...args.progress, step: 2 });
    await expect(args.onSendCode).not.toHaveBeenCalled();
  },
});

export const AccountNotFound = meta.story({
  args: { onSendCode: resolvesTo({ ok: false, message: sentences.accountNotFound }) },
  play: async ({ canvas }) => {
    await fill(canvas, { 'E-mail address': email });
    await press(canvas, 'Send the code');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This account is not found!');
    await expect(canvas.queryByRole('heading', { name: 'Verify email' })).not.toBeInTheDocument();
  },
});

export const CodeRejected = meta.story({
  args: { onVerifyCode: resolvesTo({ ok: false, message: 'This code is incorrect or has expired.' }) },
  play: async ({ canvas }) => {
    await reachStepTwo(canvas);
    await fill(canvas, { 'Verification code': '00421' });
    await press(canvas, 'Verify code');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This code is incorrect or has expired.');
  },
});

/** Keeps the address, and does not request a second code while the first is valid. */
export const Back = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await reachStepTwo(canvas);
    await press(canvas, 'Back to e-mail address');
    await canvas.findByRole('button', { name: 'Send the code' });
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue(email);
    await press(canvas, 'Send the code');
    await canvas.findByRole('heading', { name: 'Verify email' });
    await expect(args.onSendCode).toHaveBeenCalledOnce();
  },
});

/** Clears the code and its error after Back and Continue. */
export const BackAfterRefusal = meta.story({
  tags: ['!autodocs'],
  args: { onVerifyCode: resolvesTo({ ok: false, message: 'This code is incorrect or has expired.' }) },
  play: async ({ canvas }) => {
    await reachStepTwo(canvas);
    await fill(canvas, { 'Verification code': '00421' });
    await press(canvas, 'Verify code');
    await canvas.findByRole('alert');
    await press(canvas, 'Back to e-mail address');
    await press(canvas, 'Send the code');
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveFocus());
    await expect(canvas.getByLabelText('Verification code')).toHaveValue('');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Resend = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await reachStepTwo(canvas);
    const button = canvas.getByRole('button', { name: 'Send a new code' });
    MockDate.set(Date.parse(aMoment) + codeLimits.resendSeconds * 1000);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 2000 });
    await userEvent.click(button);
    await waitFor(() => expect(args.onResendCode.mock.calls).toEqual([[{ email }]]));
  },
});

/** The verified code has expired: 'Start again' returns to step 1, which requests a new code. */
export const StartsAgain = meta.story({
  tags: ['!autodocs'],
  args: {
    onChangePassword: resolvesTo({ ok: false, message: 'Please verify your code again.' }),
  },
  play: async ({ canvas, args }) => {
    await reachStepThree(canvas);
    await finish(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Start again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the code' }));
    await canvas.findByRole('heading', { name: 'Verify email' });
    await expect(args.onSendCode).toHaveBeenCalledTimes(2);
  },
});

export const Succeeds = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await reachStepThree(canvas);
    await finish(canvas);
    await expect(await canvas.findByText('Your password is changed.')).toBeVisible();
    await expect(canvas.getByText('New password, 3 of 3')).toBeVisible();
    await expect(args.onChangePassword.mock.calls).toEqual([
      [
        {
          email,
          password,
          confirmPassword: password,
        },
      ],
    ]);
    await expect(canvas.getByRole('link', { name: 'Go to sign in now' })).toHaveAttribute('href', paths.signIn);
    await expect(args.onDone).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 3000 });
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    canvas.getByLabelText('E-mail address').focus();
    await userEvent.keyboard(`${email}{Enter}`);
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveFocus());
    await userEvent.keyboard('00421{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Set a new password' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(password);
    canvas.getByLabelText('Confirm password').focus();
    await userEvent.keyboard(`${password}{Enter}`);
    await waitFor(() => expect(args.onChangePassword).toHaveBeenCalledOnce());
  },
});

export const Mobile = meta.story({ tags: ['visual'], globals: { viewport: { value: 'phone' } } });
