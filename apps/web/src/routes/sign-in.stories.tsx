import { paths, sentences } from '@hearthlight/domain';
import { aDashboard, aDonor } from '@hearthlight/domain/fixtures';
import { expect, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { respond, offline, refuse } from '../../../../.storybook/network.ts';
import { SiteAt } from '../flows/site-at.tsx';
import { asDonor, asVisitor } from '../flows/visit.ts';

const entry = { 'E-mail address': 'zainab@example.org', Password: 'Abcdefg1' };

/** /signin: redirects to the dashboard when a token is stored. */
const meta = preview.meta({
  title: 'Product/Routes/Sign in',
  component: SiteAt,
  args: { address: paths.signIn },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '600px' } },
    network: [
      respond('signIn', { access_token: 'access', refresh_token: 'refresh' }),
      respond('userDetails', aDonor()),
      respond('dashboard', aDashboard()),
    ],
  },
  beforeEach: asVisitor,
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
    await expect(document.title).toBe('Signin');
  },
});

export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await fill(canvas, entry);
    await press(canvas, 'Signin');
    await expect(await canvas.findByRole('heading', { name: 'Good to see you, Zainab' })).toBeVisible();
    await expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      access_token: 'access',
      refresh_token: 'refresh',
    });
  },
});

export const AlreadySignedIn = meta.story({
  tags: ['!autodocs'],
  beforeEach: asDonor,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Good to see you, Zainab' })).toBeVisible();
  },
});

/** Checking stores the address at once; unchecking removes it. */
export const RememberMe = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await fill(canvas, { 'E-mail address': 'zainab@example.org' });
    const remember = canvas.getByLabelText('Remember me');
    await userEvent.click(remember);
    await expect(localStorage.getItem('email_address')).toBe('zainab@example.org');
    await userEvent.click(remember);
    await expect(localStorage).toHaveLength(0);
  },
});

export const RejectedByServer = meta.story({
  parameters: { network: [refuse('signIn', 401, { message: 'Incorrect e-mail or password.' })] },
  play: async ({ canvas }) => {
    await fill(canvas, entry);
    await press(canvas, 'Signin');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Incorrect e-mail or password.');
  },
});

export const Offline = meta.story({
  parameters: { network: [offline('signIn')] },
  play: async ({ canvas }) => {
    await fill(canvas, entry);
    await press(canvas, 'Signin');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
  },
});
