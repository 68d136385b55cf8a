import { codeLimits, paths } from '@hearthlight/domain';
import { aMoment } from '@hearthlight/domain/fixtures';
import MockDate from 'mockdate';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';
import { site } from 'virtual:content/site';

import preview from '#storybook/preview';

import { accountDetails, accountHolder, typedDetails } from '../../../../.storybook/account-details.ts';
import { fill, press, type Canvas } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { showSource } from '../../../../.storybook/shown-code.ts';
import { WithHistory } from './sign-up-page.example.tsx';
import source from './sign-up-page.example.tsx?raw';
import { SignUpPage } from './sign-up-page.tsx';

showSource({ WithHistory }, source);

const note = 'We have sent a verification code. It is valid for 10 minutes.';

const meta = preview.meta({
  title: 'Product/Account/SignUpPage',
  component: SignUpPage,
  render: (args) => <WithHistory {...args} />,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: {
    frame: { product: foundation.product, ...site.account },
    onCheckDetails: resolvesTo({ ok: true, message: note }),
    onResendCode: resolvesTo({ ok: true, message: note }),
    onVerify: resolvesTo({ ok: true, message: 'Your account is ready. Welcome, Zainab!' }),
    onProgress: fn(),
    onBack: fn(),
    onDone: fn(),
  },
});

async function reachStepTwo(canvas: Canvas) {
  await fill(canvas, typedDetails);
  await press(canvas, 'Continue');
  await canvas.findByRole('heading', { name: 'Verify email' });
}

export const Ready = meta.story({
  tags: ['visual', 'modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Create an account');
    await expect(canvas.getByText('You are welcome')).toBeVisible();
    await expect(canvas.getByText('Already have an account?', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', paths.signIn);
    await expect(canvas.queryByRole('link', { name: 'Privacy' })).toBeNull();
  },
});

/** On a site with a privacy page, a link to it below all texts of the specification. */
export const WithPrivacyPage = meta.story({
  tags: ['!autodocs'],
  args: { privacy: 'Privacy' },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links.slice(-2)).toEqual([
      ['Sign in', paths.signIn],
      ['Privacy', paths.privacy],
    ]);
  },
});

/** Shows the server's note and the address, focuses the heading, and makes step 1 inert. */
export const StepTwo = meta.story({
  tags: ['visual', 'modes'],
  play: async ({ canvas, args }) => {
    await reachStepTwo(canvas);
    await expect(args.onCheckDetails.mock.calls).toEqual([[accountDetails]]);
    await expect(canvas.getByText(note)).toBeVisible();
    await expect(canvas.getByText(/zainab@example\.org/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveFocus());
  },
});

const progress = {
  step: 1,
  sent: { to: accountDetails.email, nextAt: Date.parse(aMoment) + codeLimits.resendSeconds * 1000 },
};

/** After a reload of step 2, step 1 has its values but for the password, and the code that was sent is still valid. */
export const Reloaded = meta.story({
  tags: ['!autodocs'],
  args: {
    entry: accountHolder,
    progress,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Enter your password again/)).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveValue(accountDetails.firstname);
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await fill(canvas, { Password: accountDetails.password, 'Confirm password': accountDetails.password });
    await press(canvas, 'Continue');
    await canvas.findByRole('heading', { name: 'Verify email' });
    await expect(args.onCheckDetails).not.toHaveBeenCalled();
    await expect(args.onProgress).toHaveBeenLastCalledWith(progress);
  },
});

/** Reports the entries for a reload, but never the password. */
export const ReportsTheEntry = meta.story({
  tags: ['!autodocs'],
  args: { onEntryChange: fn() },
  play: async ({ canvas, args }) => {
    await fill(canvas, typedDetails);
    await expect(args.onEntryChange).toHaveBeenLastCalledWith(accountHolder);
  },
});

/** Step 1 does not advance while the address is taken. */
export const EmailTaken = meta.story({
  args: {
    onCheckDetails: resolvesTo({
      ok: false,
      fields: { email: 'An account with this email address exists!' },
    }),
  },
  play: async ({ canvas }) => {
    await fill(canvas, typedDetails);
    await press(canvas, 'Continue');
    const email = canvas.getByLabelText('E-mail address');
    await waitFor(() => expect(email).toHaveAccessibleDescription('An account with this email address exists!'));
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
});

/** Going back keeps the values, and continuing does not request a second code while the first is valid. */
export const Back = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await reachStepTwo(canvas);
    await press(canvas, 'Back to account details');
    await canvas.findByRole('button', { name: 'Continue' });
    for (const [label, text] of Object.entries(typedDetails))
      await expect(canvas.getByLabelText(label)).toHaveValue(text);
    await press(canvas, 'Continue');
    await canvas.findByRole('heading', { name: 'Verify email' });
    await expect(args.onCheckDetails).toHaveBeenCalledOnce();
  },
});

/** Clears the code and its error after Back and Continue. */
export const BackAfterRefusal = meta.story({
  tags: ['!autodocs'],
  args: { onVerify: resolvesTo({ ok: false, message: 'This code is incorrect or has expired.' }) },
  play: async ({ canvas }) => {
    await reachStepTwo(canvas);
    await fill(canvas, { 'Verification code': '04711' });
    await press(canvas, 'Sign up');
    await canvas.findByRole('alert');
    await press(canvas, 'Back to account details');
    await press(canvas, 'Continue');
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveFocus());
    await expect(canvas.getByLabelText('Verification code')).toHaveValue('');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A corrected address is checked again, gets its own code, and starts with an empty code field. */
export const AddressCorrected = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await reachStepTwo(canvas);
    await fill(canvas, { 'Verification code': '12345' });
    await press(canvas, 'Back to account details');
    await canvas.findByRole('button', { name: 'Continue' });
    await fill(canvas, { 'E-mail address': 'zainab@example.com' });
    await press(canvas, 'Continue');
    // The element is hidden until the step slides in.
    const address = await canvas.findByText('zainab@example.com');
    await waitFor(() => expect(address).toBeVisible());
    await expect(args.onCheckDetails).toHaveBeenLastCalledWith({
      ...accountDetails,
      email: 'zainab@example.com',
    });
    await expect(canvas.getByLabelText('Verification code')).toHaveValue('');
  },
});

/** A new code can be requested every minute. */
export const Resend = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await reachStepTwo(canvas);
    const button = canvas.getByRole('button', { name: 'Send a new code' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    MockDate.set(Date.parse(aMoment) + codeLimits.resendSeconds * 1000);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 2000 });
    await userEvent.click(button);
    await waitFor(() => expect(args.onResendCode.mock.calls).toEqual([[accountDetails]]));
    await waitFor(() => expect(button).toHaveAccessibleDescription('You can request a new code in 60 seconds.'));
  },
});

/** The countdown follows a longer limit of the server. */
export const ResendLimited = meta.story({
  tags: ['!autodocs'],
  args: {
    onResendCode: resolvesTo({
      ok: false,
      message: 'Too many codes. Try again later.',
      retryAfter: 900,
    }),
  },
  play: async ({ canvas }) => {
    await reachStepTwo(canvas);
    const button = canvas.getByRole('button', { name: 'Send a new code' });
    MockDate.set(Date.parse(aMoment) + codeLimits.resendSeconds * 1000);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 2000 });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleDescription('You can request a new code in 15 minutes.'));
    await expect(canvas.getByText('Too many codes. Try again later.')).toBeVisible();
    // After the wait, nothing says to wait any more.
    MockDate.set(Date.parse(aMoment) + (codeLimits.resendSeconds + 900) * 1000);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 2000 });
    await expect(canvas.queryByText('Too many codes. Try again later.')).toBeNull();
  },
});

/** After going back, a limit of the server leads to the code that was sent, and to the countdown of the next one. */
export const ContinueLimited = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await reachStepTwo(canvas);
    await press(canvas, 'Back to account details');
    await canvas.findByRole('button', { name: 'Continue' });
    MockDate.set(Date.parse(aMoment) + codeLimits.resendSeconds * 1000);
    args.onCheckDetails.mockResolvedValueOnce({
      ok: false,
      message: 'Too many attempts. You can try again in 15 minutes.',
      retryAfter: 900,
    });
    await press(canvas, 'Continue');
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveFocus());
    await expect(args.onCheckDetails).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: 'Send a new code' })).toHaveAccessibleDescription(
      'You can request a new code in 15 minutes.',
    );
  },
});

export const CodeRejected = meta.story({
  args: { onVerify: resolvesTo({ ok: false, message: 'This code is incorrect or has expired.' }) },
  play: async ({ canvas }) => {
    await reachStepTwo(canvas);
    await fill(canvas, { 'Verification code': '04711' });
    await press(canvas, 'Sign up');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This code is incorrect or has expired.');
    await expect(canvas.getByLabelText('Verification code')).toHaveValue('04711');
  },
});

/** Clears the fields, shows the server's message, and redirects after two seconds. */
export const Succeeds = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await reachStepTwo(canvas);
    await fill(canvas, { 'Verification code': '04711' });
    await press(canvas, 'Sign up');
    await expect(await canvas.findByText('Your account is ready. Welcome, Zainab!')).toBeVisible();
    await expect(canvas.getByText('Verify email, 2 of 2')).toBeVisible();
    await expect(args.onVerify.mock.calls).toEqual([[{ ...accountDetails, code: '04711' }]]);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Go to sign in now' })).toHaveAttribute('href', paths.signIn);
    await expect(args.onDone).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 3000 });
  },
});

/** Both steps with the keyboard only. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    canvas.getByLabelText('First name').focus();
    for (const text of Object.values(typedDetails)) {
      await userEvent.keyboard(text);
      await userEvent.tab();
      if (text === 'Abcdefg1' && document.activeElement?.getAttribute('aria-pressed')) await userEvent.tab();
    }
    canvas.getByLabelText('Confirm password').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveFocus());
    await userEvent.keyboard('04711{Enter}');
    await waitFor(() => expect(args.onVerify.mock.calls).toEqual([[{ ...accountDetails, code: '04711' }]]));
  },
});

export const Mobile = meta.story({ tags: ['visual'], globals: { viewport: { value: 'phone' } } });

export const StepTwoMobile = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => reachStepTwo(canvas),
});
