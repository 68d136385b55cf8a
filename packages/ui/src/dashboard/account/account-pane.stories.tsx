import { aDashboard } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { guidance } from './account-pane.guidance.ts';
import { AccountPane } from './account-pane.tsx';

const dashboard = aDashboard();

const meta = preview.meta({
  title: 'Product/Dashboard/Account/AccountPane',
  component: AccountPane,
  tags: ['stable'],
  parameters: { guidance },
  args: { dashboard, supportEmail: 'support@hearthlight.example', onSetGoal: resolvesTo({ ok: true }) },
});

export const Ready = meta.story({
  tags: ['visual', 'modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'User Information' })).toBeVisible();
    await expect(canvas.getByText('55%')).toBeVisible();
    for (const name of canvas.getAllByText(/^Zainab/)) await expect(name).toHaveAttribute('dir', 'auto');
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    const terms = canvas.getAllByRole('term').map((term, index) => `${term.textContent}: ${values[index]}`);
    await expect(terms).toEqual([
      'Firstname: Zainab',
      'Lastname: Okonkwo',
      'Email: zainab@example.org',
      'Created at: Feb 3, 2025, 9:50 PM',
      'Last Login: Nov 19, 2026, 11:35 PM',
      `User agent: ${dashboard.user_agent}`,
      'Email Notifications: True',
      'Theme: Light',
      'Profile Visibility: Private',
      'Preferred language: English',
      expect.stringMatching(/^Timezone offset: UTC[+-]\d\d:\d\d$/),
    ]);
  },
});

/** Only the foundation corrects details. */
export const ToCorrect = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^To correct your name or e-mail address/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'write to the foundation' })).toHaveAttribute(
      'href',
      'mailto:support@hearthlight.example',
    );
  },
});

export const Empty = meta.story({
  args: {
    dashboard: {
      ...dashboard,
      client_goal: 0,
      user_agent: '',
      records: { campaigns: [], donation_history: [], impact_updates: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0%')).toBeVisible();
    await expect(canvas.getByText('Not available')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save goal' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Set a goal' })).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    dashboard: {
      ...dashboard,
      first_name: 'Maximiliana-Konstantina'.repeat(3),
      email: `${'letters'.repeat(12)}@example.org`,
      user_agent: 'a'.repeat(121),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${'a'.repeat(120)}...`)).toBeVisible();
  },
});

export const DoesNotTruncateAt120Characters = meta.story({
  args: { dashboard: { ...dashboard, user_agent: 'a'.repeat(120) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('a'.repeat(120))).toBeVisible();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
