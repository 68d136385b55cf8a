import { paths, sentences } from '@hearthlight/domain';
import { aDashboard, aDonor } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { answers, offline, refuses } from '../../../../.storybook/network.ts';
import { fill, press } from '../flows/act.ts';
import { SiteAt } from '../flows/site-at.tsx';
import { asDonor, asVisitor } from '../flows/visit.ts';

const entry = { 'E-mail address': 'zainab@example.org', Password: 'Abcdefg1' };

/** /signin: who holds a token already is sent on to the dashboard. */
const meta = {
  title: 'Routes/Sign in',
  component: SiteAt,
  args: { address: paths.signIn },
  parameters: {
    layout: 'fullscreen',
    msw: [
      answers('signIn', { access_token: 'access', refresh_token: 'refresh' }),
      answers('userDetails', aDonor()),
      answers('dashboard', aDashboard()),
    ],
  },
  beforeEach: asVisitor,
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
    await expect(document.title).toBe('Signin');
  },
};

export const Succeeds: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, entry);
    await press(canvas, 'Signin');
    await expect(await canvas.findByRole('heading', { name: 'Good to see you, Zainab' })).toBeVisible();
    await expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      access_token: 'access',
      refresh_token: 'refresh',
    });
  },
};

export const AlreadySignedIn: Story = {
  beforeEach: asDonor,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Good to see you, Zainab' })).toBeVisible();
  },
};

/** Checking stores the address at once, unchecking removes it. */
export const RememberMe: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, { 'E-mail address': 'zainab@example.org' });
    const remember = canvas.getByLabelText('Remember me');
    await userEvent.click(remember);
    await expect(localStorage.getItem('email_address')).toBe('zainab@example.org');
    await userEvent.click(remember);
    await expect(localStorage).toHaveLength(0);
  },
};

export const RejectedByServer: Story = {
  parameters: { msw: [refuses('signIn', 401, { message: 'They do not belong together.' })] },
  play: async ({ canvas }) => {
    await fill(canvas, entry);
    await press(canvas, 'Signin');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('They do not belong together.');
  },
};

export const Offline: Story = {
  parameters: { msw: [offline('signIn')] },
  play: async ({ canvas }) => {
    await fill(canvas, entry);
    await press(canvas, 'Signin');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
  },
};
