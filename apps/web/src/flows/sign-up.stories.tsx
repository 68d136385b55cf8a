import { paths, sentences } from '@hearthlight/domain';
import { aDashboard, aDonor } from '@hearthlight/domain/fixtures';
import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { accountDetails, typedDetails } from '../../../../.storybook/account-details.ts';
import { fill, follow, press, type Canvas } from '../../../../.storybook/act.ts';
import { respond, offline, refuse } from '../../../../.storybook/network.ts';
import { SiteAt } from './site-at.tsx';
import { asVisitor } from './visit.ts';

const { email, password } = accountDetails;

const network = [
  respond('registrationDetailExistence', { email: 'Available' }),
  respond('sendEmailVerificationCode', { message: `We have sent a code to ${email}.` }),
  respond('verifyCodeAndSignUp', { message: 'Your account is ready. Welcome, Zainab!' }),
  respond('signIn', { access_token: 'access', refresh_token: 'refresh' }),
  respond('userDetails', aDonor()),
  respond('dashboard', aDashboard()),
];

/** Signing up: account details, the mailed code, the first sign-in. */
const meta = preview.meta({
  title: 'Product/Flows/Sign up',
  component: SiteAt,
  args: { address: paths.signUp },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } }, network },
  beforeEach: asVisitor,
});

async function giveDetails(canvas: Canvas): Promise<void> {
  await fill(canvas, typedDetails);
  await press(canvas, 'Continue');
}

async function giveCode(canvas: Canvas): Promise<void> {
  await giveDetails(canvas);
  await canvas.findByRole('heading', { name: 'Verify email' });
  await fill(canvas, { 'Verification code': '01234' });
  await press(canvas, 'Sign up');
}

/** The first step. */
export const AccountDetails = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Create an account' })).toBeVisible();
    await expect(document.title).toBe('Signup');
  },
});

/** An account with this address exists: the flow stops with an error at its field. */
export const AddressTaken = meta.story({
  parameters: { network: [respond('registrationDetailExistence', { email: 'Non-available' })] },
  play: async ({ canvas }) => {
    await giveDetails(canvas);
    await expect(await canvas.findByText(sentences.emailTaken)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('E-mail address')).toHaveFocus());
  },
});

/** Signing in instead takes the address along. */
export const SignInInstead = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await fill(canvas, { 'E-mail address': email });
    await follow(canvas, 'Sign in');
    await canvas.findByRole('heading', { name: 'Login to your account' });
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue(email);
    await expect(canvas.getByLabelText('Remember me')).not.toBeChecked();
  },
});

/** The address is available but no code could be sent: the values stay, and Continue tries again. */
export const NoCodeSent = meta.story({
  tags: ['!autodocs'],
  parameters: {
    network: [respond('registrationDetailExistence', { email: 'Available' }), offline('sendEmailVerificationCode')],
  },
  play: async ({ canvas }) => {
    await giveDetails(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue(email);
  },
});

/** The code has been sent. */
export const VerifyEmail = meta.story({
  play: async ({ canvas }) => {
    await giveDetails(canvas);
    const code = await canvas.findByLabelText('Verification code');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(`We have sent a code to ${email}.`);
    await expect(canvas.getByText(`We have sent a code to ${email}.`)).toBeVisible();
  },
});

/** A wrong code shows the server's sentence. */
export const WrongCode = meta.story({
  parameters: {
    network: [...network.slice(0, 2), refuse('verifyCodeAndSignUp', 400, { message: 'This code is another one.' })],
  },
  play: async ({ canvas }) => {
    await giveCode(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This code is another one.');
  },
});

/** The account exists. Sign-in opens after two seconds, or at once through the link. */
export const Welcome = meta.story({
  play: async ({ canvas }) => {
    await giveCode(canvas);
    await expect(await canvas.findByText('Your account is ready. Welcome, Zainab!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to sign in now' })).toHaveAttribute('href', paths.signIn);
  },
});

/** The whole journey, to the donor's dashboard. */
export const FirstSignIn = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await giveCode(canvas);
    await canvas.findByRole('heading', { name: 'Login to your account' });
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue(email);
    await fill(canvas, { Password: password });
    await press(canvas, 'Signin');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Good to see you, Zainab' })).toBeVisible();
    await expect(document.title).toBe('Dashboard');
  },
});
