import { paths, sentences } from '@hearthlight/domain';
import { aDashboard, aDonor } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { answers, offline, refuses } from '../../../../.storybook/network.ts';
import { fill, press, type Canvas } from './act.ts';
import { SiteAt } from './site-at.tsx';
import { asVisitor } from './visit.ts';

const email = 'zainab@example.org';
const password = 'Abcdefg1';

const network = [
  answers('registrationDetailExistence', { email: 'Available' }),
  answers('sendEmailVerificationCode', { message: `We have sent a code to ${email}.` }),
  answers('verifyCodeAndSignUp', { message: 'Your account is ready. Welcome, Zainab!' }),
  answers('signIn', { access_token: 'access', refresh_token: 'refresh' }),
  answers('userDetails', aDonor()),
  answers('dashboard', aDashboard()),
];

/** From nobody to somebody: the account's details, the code that was mailed, the first sign-in. */
const meta = {
  title: 'Flows/Sign up',
  component: SiteAt,
  args: { address: paths.signUp },
  parameters: { layout: 'fullscreen', msw: network },
  beforeEach: asVisitor,
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

async function giveDetails(canvas: Canvas): Promise<void> {
  await fill(canvas, {
    'First name': 'Zainab',
    'Last name': 'Okonkwo',
    'E-mail address': email,
    Password: password,
    'Confirm password': password,
  });
  await press(canvas, 'Continue');
}

async function giveCode(canvas: Canvas): Promise<void> {
  await giveDetails(canvas);
  await canvas.findByRole('heading', { name: 'Verify email' });
  await fill(canvas, { 'Verification code': '01234' });
  await press(canvas, 'Sign up');
}

/** Where it begins. */
export const AccountDetails: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Create an account' })).toBeVisible();
    await expect(document.title).toBe('Signup');
  },
};

/** Somebody has an account with this address: the flow stops at its field. */
export const AddressTaken: Story = {
  parameters: { msw: [answers('registrationDetailExistence', { email: 'Non-available' })] },
  play: async ({ canvas }) => {
    await giveDetails(canvas);
    await expect(await canvas.findByText(sentences.emailTaken)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('E-mail address')).toHaveFocus());
  },
};

/** The address is free but no code could be sent: what was typed stays, and Continue tries again. */
export const NoCodeSent: Story = {
  parameters: {
    msw: [
      answers('registrationDetailExistence', { email: 'Available' }),
      offline('sendEmailVerificationCode'),
    ],
  },
  play: async ({ canvas }) => {
    await giveDetails(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue(email);
  },
};

/** The code is on its way. */
export const VerifyEmail: Story = {
  play: async ({ canvas }) => {
    await giveDetails(canvas);
    const heading = await canvas.findByRole('heading', { name: 'Verify email' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(`We have sent a code to ${email}.`)).toBeVisible();
  },
};

/** The server knows another code, and says so in its own words. */
export const WrongCode: Story = {
  parameters: {
    msw: [
      ...network.slice(0, 2),
      refuses('verifyCodeAndSignUp', 400, { message: 'This code is another one.' }),
    ],
  },
  play: async ({ canvas }) => {
    await giveCode(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This code is another one.');
  },
};

/** The account is there; sign-in follows in two seconds, or at once for the impatient. */
export const Welcome: Story = {
  play: async ({ canvas }) => {
    await giveCode(canvas);
    await expect(await canvas.findByText('Your account is ready. Welcome, Zainab!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to sign in now' })).toHaveAttribute(
      'href',
      paths.signIn,
    );
  },
};

/** The whole way, to the donor's own dashboard. */
export const FirstSignIn: Story = {
  play: async ({ canvas }) => {
    await giveCode(canvas);
    await canvas.findByRole('heading', { name: 'Login to your account' });
    await fill(canvas, { 'E-mail address': email, Password: password });
    await press(canvas, 'Signin');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Good to see you, Zainab' }),
    ).toBeVisible();
    await expect(document.title).toBe('Dashboard');
  },
};
