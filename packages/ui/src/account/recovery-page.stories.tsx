import { codeLimits, paths, sentences } from '@hearthlight/domain';
import { aMoment } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';

import { RecoveryPage } from './recovery-page.tsx';
import type { CodeRequestResult } from './use-sent-code.ts';

const answering = (answer: CodeRequestResult) => fn(async () => answer);

const meta = {
  title: 'Account/RecoveryPage',
  component: RecoveryPage,
  parameters: { layout: 'fullscreen' },
  args: {
    onSendCode: answering({
      ok: true,
      message: 'We have sent a code. It is good for 10 minutes.',
    }),
    onResendCode: answering({ ok: true }),
    onVerifyCode: answering({ ok: true }),
    onChangePassword: answering({ ok: true, message: 'Your password is changed.' }),
    onDone: fn(),
  },
} satisfies Meta<typeof RecoveryPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const email = 'zainab@example.org';
const password = 'Abcdefg1';

const type = async (canvas: Canvas, label: string, text: string) => {
  await userEvent.click(canvas.getByLabelText(label));
  await userEvent.paste(text);
};
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

async function reachStepTwo(canvas: Canvas) {
  await type(canvas, 'E-mail address', email);
  await press(canvas, 'Send the code');
  await canvas.findByRole('heading', { name: 'Verify email' });
}

async function reachStepThree(canvas: Canvas) {
  await reachStepTwo(canvas);
  await type(canvas, 'Verification code', '00421');
  await press(canvas, 'Verify code');
  await canvas.findByRole('heading', { name: 'Set a new password' });
}

async function finish(canvas: Canvas) {
  await type(canvas, 'Password', password);
  await type(canvas, 'Confirm password', password);
  await press(canvas, 'Change password');
}

export const Ready: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Recover your account');
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      paths.signUp,
    );
  },
};

export const StepTwo: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await reachStepTwo(canvas);
    await expect(args.onSendCode.mock.calls).toEqual([[{ email }]]);
    await expect(canvas.getByText(email)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Verify email' })).toHaveFocus());
  },
};

export const StepThree: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await reachStepThree(canvas);
    await expect(args.onVerifyCode.mock.calls).toEqual([[{ email, code: '00421' }]]);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Set a new password' })).toHaveFocus());
  },
};

export const AccountNotFound: Story = {
  args: { onSendCode: answering({ ok: false, message: sentences.accountNotFound }) },
  play: async ({ canvas }) => {
    await type(canvas, 'E-mail address', email);
    await press(canvas, 'Send the code');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This account is not found!');
    await expect(canvas.queryByRole('heading', { name: 'Verify email' })).not.toBeInTheDocument();
  },
};

export const CodeRejected: Story = {
  args: { onVerifyCode: answering({ ok: false, message: 'This code is wrong or too old.' }) },
  play: async ({ canvas }) => {
    await reachStepTwo(canvas);
    await type(canvas, 'Verification code', '00421');
    await press(canvas, 'Verify code');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This code is wrong or too old.');
  },
};

/** The address is kept, and a code that is still good is not asked for twice. */
export const Back: Story = {
  play: async ({ canvas, args }) => {
    await reachStepTwo(canvas);
    await press(canvas, 'Back to e-mail address');
    await canvas.findByRole('button', { name: 'Send the code' });
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue(email);
    await press(canvas, 'Send the code');
    await canvas.findByRole('heading', { name: 'Verify email' });
    await expect(args.onSendCode).toHaveBeenCalledOnce();
  },
};

export const Resend: Story = {
  play: async ({ canvas, args }) => {
    await reachStepTwo(canvas);
    const button = canvas.getByRole('button', { name: 'Send a new code' });
    MockDate.set(Date.parse(aMoment) + codeLimits.resendSeconds * 1000);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 2000 });
    await userEvent.click(button);
    await waitFor(() => expect(args.onResendCode.mock.calls).toEqual([[{ email }]]));
  },
};

/** The verified code has grown too old: the way leads back to the start, and a new code is asked for. */
export const StartsAgain: Story = {
  args: {
    onChangePassword: answering({ ok: false, message: 'Please verify your code again.' }),
  },
  play: async ({ canvas, args }) => {
    await reachStepThree(canvas);
    await finish(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Start again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the code' }));
    await canvas.findByRole('heading', { name: 'Verify email' });
    await expect(args.onSendCode).toHaveBeenCalledTimes(2);
  },
};

export const Succeeds: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await reachStepThree(canvas);
    await finish(canvas);
    await expect(await canvas.findByText('Your password is changed.')).toBeVisible();
    await expect(args.onChangePassword.mock.calls).toEqual([
      [
        {
          email,
          password,
          confirmPassword: password,
        },
      ],
    ]);
    await expect(canvas.getByRole('link', { name: 'Go to sign in now' })).toHaveAttribute(
      'href',
      paths.signIn,
    );
    await expect(args.onDone).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 3000 });
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByLabelText('E-mail address').focus();
    await userEvent.keyboard(`${email}{Enter}`);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Verify email' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('00421{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Set a new password' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(password);
    canvas.getByLabelText('Confirm password').focus();
    await userEvent.keyboard(`${password}{Enter}`);
    await waitFor(() => expect(args.onChangePassword).toHaveBeenCalledOnce());
  },
};

export const Mobile: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };
