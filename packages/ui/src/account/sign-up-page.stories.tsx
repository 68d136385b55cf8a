import { codeLimits, paths } from '@hearthlight/domain';
import { aMoment } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';

import { SignUpPage } from './sign-up-page.tsx';
import type { CodeRequestResult } from './use-sent-code.ts';

const note = 'We have sent a verification code. It is good for 10 minutes.';

const answering = (answer: CodeRequestResult) => fn(async () => answer);

const meta = {
  title: 'Account/SignUpPage',
  component: SignUpPage,
  parameters: { layout: 'fullscreen' },
  args: {
    onCheckDetails: answering({ ok: true, message: note }),
    onResendCode: answering({ ok: true, message: note }),
    onVerify: answering({ ok: true, message: 'Your account is ready. Welcome, Zainab!' }),
    onDone: fn(),
  },
} satisfies Meta<typeof SignUpPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const typed = {
  'First name': 'Zainab',
  'Last name': 'Okonkwo',
  'E-mail address': 'zainab@example.org',
  Password: 'Abcdefg1',
  'Confirm password': 'Abcdefg1',
};
const details = {
  firstname: 'Zainab',
  lastname: 'Okonkwo',
  email: 'zainab@example.org',
  password: 'Abcdefg1',
  confirmPassword: 'Abcdefg1',
};

async function type(canvas: Canvas, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    const field = canvas.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  }
}

const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

async function reachStepTwo(canvas: Canvas) {
  await type(canvas, typed);
  await press(canvas, 'Continue');
  await canvas.findByRole('heading', { name: 'Verify email' });
}

export const Ready: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Create an account');
    await expect(canvas.getByText('You are welcome')).toBeVisible();
    await expect(canvas.getByText('Already have an account?', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', paths.signIn);
  },
};

/** The server's note, the address, and the focus where the code is typed; step 1 is out of reach. */
export const StepTwo: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await reachStepTwo(canvas);
    await expect(args.onCheckDetails.mock.calls).toEqual([[details]]);
    await expect(canvas.getByText(note)).toBeVisible();
    await expect(canvas.getByText('zainab@example.org')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Verify email' })).toHaveFocus());
  },
};

/** Step 1 does not advance while the address is taken. */
export const EmailTaken: Story = {
  args: {
    onCheckDetails: answering({
      ok: false,
      fields: { email: 'An account with this email address exists!' },
    }),
  },
  play: async ({ canvas }) => {
    await type(canvas, typed);
    await press(canvas, 'Continue');
    const email = canvas.getByLabelText('E-mail address');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('An account with this email address exists!'),
    );
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};

/** Back and forth again: nothing typed is lost, and a code that is still good is not asked for twice. */
export const Back: Story = {
  play: async ({ canvas, args }) => {
    await reachStepTwo(canvas);
    await press(canvas, 'Back to account details');
    await canvas.findByRole('button', { name: 'Continue' });
    for (const [label, text] of Object.entries(typed))
      await expect(canvas.getByLabelText(label)).toHaveValue(text);
    await press(canvas, 'Continue');
    await canvas.findByRole('heading', { name: 'Verify email' });
    await expect(args.onCheckDetails).toHaveBeenCalledOnce();
  },
};

/** A corrected address is checked anew, gets its own code, and starts with an empty code field. */
export const AddressCorrected: Story = {
  play: async ({ canvas, args }) => {
    await reachStepTwo(canvas);
    await type(canvas, { 'Verification code': '12345' });
    await press(canvas, 'Back to account details');
    await canvas.findByRole('button', { name: 'Continue' });
    await type(canvas, { 'E-mail address': 'zainab@example.com' });
    await press(canvas, 'Continue');
    await expect(await canvas.findByText('zainab@example.com')).toBeVisible();
    await expect(args.onCheckDetails).toHaveBeenLastCalledWith({ ...details, email: 'zainab@example.com' });
    await expect(canvas.getByLabelText('Verification code')).toHaveValue('');
  },
};

/** After a minute another code can be asked for; then the minute starts anew. */
export const Resend: Story = {
  play: async ({ canvas, args }) => {
    await reachStepTwo(canvas);
    const button = canvas.getByRole('button', { name: 'Send a new code' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    MockDate.set(Date.parse(aMoment) + codeLimits.resendSeconds * 1000);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 2000 });
    await userEvent.click(button);
    await waitFor(() => expect(args.onResendCode.mock.calls).toEqual([[details]]));
    await waitFor(() => expect(button).toHaveAccessibleDescription('You can ask for a new code in 60 s.'));
  },
};

/** The server's own limit is longer than a minute: the countdown is the server's. */
export const ResendLimited: Story = {
  args: {
    onResendCode: answering({
      ok: false,
      message: 'Five an hour are enough.',
      retryAfterSeconds: 900,
    }),
  },
  play: async ({ canvas }) => {
    await reachStepTwo(canvas);
    const button = canvas.getByRole('button', { name: 'Send a new code' });
    MockDate.set(Date.parse(aMoment) + codeLimits.resendSeconds * 1000);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 2000 });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleDescription('You can ask for a new code in 900 s.'));
    await expect(canvas.getByText('Five an hour are enough.')).toBeVisible();
  },
};

export const CodeRejected: Story = {
  args: { onVerify: answering({ ok: false, message: 'This code is wrong or too old.' }) },
  play: async ({ canvas }) => {
    await reachStepTwo(canvas);
    await type(canvas, { 'Verification code': '04711' });
    await press(canvas, 'Sign up');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This code is wrong or too old.');
    await expect(canvas.getByLabelText('Verification code')).toHaveValue('04711');
  },
};

/** Fields are gone, the server's message is there, and two seconds later the way leads to sign-in. */
export const Succeeds: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await reachStepTwo(canvas);
    await type(canvas, { 'Verification code': '04711' });
    await press(canvas, 'Sign up');
    await expect(await canvas.findByText('Your account is ready. Welcome, Zainab!')).toBeVisible();
    await expect(args.onVerify.mock.calls).toEqual([[{ ...details, code: '04711' }]]);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Go to sign in now' })).toHaveAttribute(
      'href',
      paths.signIn,
    );
    await expect(args.onDone).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 3000 });
  },
};

/** The whole way without a mouse. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByLabelText('First name').focus();
    for (const text of Object.values(typed)) {
      await userEvent.keyboard(text);
      await userEvent.tab();
      if (text === 'Abcdefg1' && document.activeElement?.getAttribute('aria-pressed')) await userEvent.tab();
    }
    canvas.getByLabelText('Confirm password').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Verify email' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByLabelText('Verification code')).toHaveFocus();
    await userEvent.keyboard('04711{Enter}');
    await waitFor(() => expect(args.onVerify.mock.calls).toEqual([[{ ...details, code: '04711' }]]));
  },
};

export const Mobile: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const StepTwoMobile: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => reachStepTwo(canvas),
};
