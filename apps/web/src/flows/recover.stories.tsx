import { paths, sentences } from '@hearthlight/domain';
import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, follow, press, type Canvas } from '../../../../.storybook/act.ts';
import { respond, refuse } from '../../../../.storybook/network.ts';
import { SiteAt } from './site-at.tsx';
import { asVisitor } from './visit.ts';

const email = 'zainab@example.org';

const network = [
  respond('registrationDetailExistence', { email: 'Non-available' }),
  respond('sendPasswordResetCode', { message: `A five-digit code is on its way to ${email}.` }),
  respond('verifyPasswordResetCode', { message: 'The code is right.' }),
  respond('changePassword', { message: 'Your password is changed.' }),
];

/** Password recovery: from sign-in to the mailed code, a new password, and back to sign-in. */
const meta = preview.meta({
  title: 'Product/Flows/Recover',
  component: SiteAt,
  args: { address: paths.signIn },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } }, network },
  beforeEach: asVisitor,
});

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

/** Opened from sign-in, with the address that was entered there. */
export const EnterAddress = meta.story({
  play: async ({ canvas }) => {
    await fill(canvas, { 'E-mail address': email });
    await follow(canvas, 'Forgot password?');
    await expect(await canvas.findByText('E-mail address, 1 of 3')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue(email);
    await expect(document.title).toBe('Recover your account');
  },
});

/** No account has this address. */
export const UnknownAddress = meta.story({
  parameters: { network: [respond('registrationDetailExistence', { email: 'Available' })] },
  play: async ({ canvas }) => {
    await giveAddress(canvas);
    await expect(await canvas.findByText(sentences.accountNotFound)).toBeVisible();
  },
});

/** The server cannot send mail and shows its own sentence. */
export const MailUnavailable = meta.story({
  parameters: {
    network: [...network.slice(0, 1), refuse('sendPasswordResetCode', 503, { message: 'We could not send the mail.' })],
  },
  play: async ({ canvas }) => {
    await giveAddress(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not send the mail.');
  },
});

/** The code has been sent; the arrow leads back to the address. */
export const EnterCode = meta.story({
  play: async ({ canvas }) => {
    await giveAddress(canvas);
    await expect(await canvas.findByText('Verification code, 2 of 3')).toBeVisible();
    await press(canvas, 'Back to e-mail address');
    await expect(await canvas.findByLabelText('E-mail address')).toHaveValue(email);
  },
});

/** The code was accepted. */
export const NewPassword = meta.story({
  play: async ({ canvas }) => {
    await giveCode(canvas);
    const heading = await canvas.findByRole('heading', { name: 'Set a new password' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

/** The code has expired: recovery starts again. */
export const CodeExpired = meta.story({
  parameters: {
    network: [
      ...network.slice(0, 3),
      refuse('changePassword', 400, { message: 'Please enter the code from our mail.' }),
    ],
  },
  play: async ({ canvas }) => {
    await givePassword(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please enter the code from our mail.');
    await press(canvas, 'Start again');
    await expect(await canvas.findByText('E-mail address, 1 of 3')).toBeVisible();
  },
});

/** The whole journey: a success message, then sign-in. */
export const Changed = meta.story({
  play: async ({ canvas }) => {
    await givePassword(canvas);
    await expect(await canvas.findByText('Your password is changed.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue(email);
  },
});
