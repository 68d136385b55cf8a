import { paths, sentences } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { answers, refuses } from '../../../../.storybook/network.ts';
import { fill, follow, press, type Canvas } from './act.ts';
import { SiteAt } from './site-at.tsx';
import { asVisitor } from './visit.ts';

const email = 'zainab@example.org';

const network = [
  answers('registrationDetailExistence', { email: 'Non-available' }),
  answers('sendPasswordResetCode', { message: `A five-digit code is on its way to ${email}.` }),
  answers('verifyPasswordResetCode', { message: 'The code is right.' }),
  answers('changePassword', { message: 'Your password is changed.' }),
];

/** A lost password: from sign-in to the mailed code, a new password, and back to sign-in. */
const meta = {
  title: 'Flows/Recover',
  component: SiteAt,
  args: { address: paths.signIn },
  parameters: { layout: 'fullscreen', msw: network },
  beforeEach: asVisitor,
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

async function giveAddress(canvas: Canvas): Promise<void> {
  await follow(canvas, 'Forgot password?');
  await canvas.findByRole('heading', { name: 'Recover your account' });
  await fill(canvas, { 'E-mail address': email });
  await press(canvas, 'Send the code');
}

async function giveCode(canvas: Canvas): Promise<void> {
  await giveAddress(canvas);
  await canvas.findByRole('heading', { name: 'Verify email' });
  await fill(canvas, { 'Verification code': '01234' });
  await press(canvas, 'Verify code');
}

async function givePassword(canvas: Canvas): Promise<void> {
  await giveCode(canvas);
  await canvas.findByRole('heading', { name: 'Set a new password' });
  await fill(canvas, { Password: 'Ember-Lane-77', 'Confirm password': 'Ember-Lane-77' });
  await press(canvas, 'Change password');
}

/** From sign-in, where one notices that the password is lost. */
export const EnterAddress: Story = {
  play: async ({ canvas }) => {
    await follow(canvas, 'Forgot password?');
    await expect(await canvas.findByText('E-mail address, 1 of 3')).toBeVisible();
    await expect(document.title).toBe('Recover your account');
  },
};

/** Nobody has an account with this address. */
export const UnknownAddress: Story = {
  parameters: { msw: [answers('registrationDetailExistence', { email: 'Available' })] },
  play: async ({ canvas }) => {
    await giveAddress(canvas);
    await expect(await canvas.findByText(sentences.accountNotFound)).toBeVisible();
  },
};

/** No mail can be sent at the moment: the server says so. */
export const NoMailToday: Story = {
  parameters: {
    msw: [
      ...network.slice(0, 1),
      refuses('sendPasswordResetCode', 503, { message: 'We could not send the mail.' }),
    ],
  },
  play: async ({ canvas }) => {
    await giveAddress(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not send the mail.');
  },
};

/** The code is on its way; the arrow leads back to the address. */
export const EnterCode: Story = {
  play: async ({ canvas }) => {
    await giveAddress(canvas);
    await expect(await canvas.findByText('Verification code, 2 of 3')).toBeVisible();
    await press(canvas, 'Back to e-mail address');
    await expect(await canvas.findByLabelText('E-mail address')).toHaveValue(email);
  },
};

/** The code was right. */
export const NewPassword: Story = {
  play: async ({ canvas }) => {
    await giveCode(canvas);
    const heading = await canvas.findByRole('heading', { name: 'Set a new password' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** It took too long: the way begins anew. */
export const TooLate: Story = {
  parameters: {
    msw: [
      ...network.slice(0, 3),
      refuses('changePassword', 400, { message: 'Please enter the code from our mail.' }),
    ],
  },
  play: async ({ canvas }) => {
    await givePassword(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please enter the code from our mail.');
    await press(canvas, 'Start again');
    await expect(await canvas.findByText('E-mail address, 1 of 3')).toBeVisible();
  },
};

/** The whole way: it is said that all went well, and sign-in follows. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    await givePassword(canvas);
    await expect(await canvas.findByText('Your password is changed.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
  },
};
