import type { Account } from '@hearthlight/domain/desk';
import { aMoment } from '@hearthlight/domain/fixtures';
import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { DeskAccountPage, type DeskAccountPageProps } from './desk-account-page.tsx';

const account: Account = {
  me: { id: 1, name: 'Ruth Wanjiru', email: 'ruth@example.org', role: 'owner' },
  sessions: [
    {
      id: 'a',
      created_at: aMoment,
      last_seen_at: aMoment,
      user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/131.0.0.0 Safari/537.36',
      is_current: true,
    },
    { id: 'b', created_at: aMoment, last_seen_at: aMoment, user_agent: 'curl/8.9.1', is_current: false },
  ],
  has_totp: true,
  passkeys: [{ id: 7, label: 'Laptop', created_at: aMoment }],
  recovery_codes_left: 9,
};

/** A function, because a constant would have the type of this one state. */
const shown = (): Pick<DeskAccountPageProps, 'view' | 'recoveryCodes'> => ({
  view: { status: 'ready', account },
  recoveryCodes: undefined,
});

const meta = preview.meta({
  title: 'Product/Desk/Account/DeskAccountPage',
  component: DeskAccountPage,
  tags: ['experimental'],
  args: {
    ...shown(),
    hasPasskeys: true,
    onRetry: fn(),
    onKept: fn(),
    onPasskey: resolvesTo({ ok: true }),
    onStartTotp: fn(async () => undefined),
    onFinishTotp: resolvesTo({ ok: true }),
    onRemovePasskey: resolvesTo({ ok: false, message: 'Your role needs a second factor.' }),
    onRenewCodes: resolvesTo({ ok: true }),
    onChangePassword: resolvesTo({ ok: true, message: 'Your password was changed.' }),
    onSignOutEverywhere: resolvesTo({ ok: true }),
  },
});

/** Devices have names; an unknown one is shown as it calls itself. */
export const Default = meta.story();

export const NamesTheSessions = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chrome, Windows')).toBeVisible();
    await expect(canvas.getByText('curl/8.9.1')).toBeVisible();
  },
});
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed' } } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Remove Laptop');
    await expect(await canvas.findByText('Your role needs a second factor.')).toBeVisible();
    await expect(args.onRemovePasskey).toHaveBeenCalledWith(7);
  },
});

export const ChangesPassword = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Change the password' }));
    await fill(form, { Password: 'Lantern-14-Street', 'Confirm password': 'Lantern-14' });
    await press(form, 'Change the password');
    await waitFor(() => expect(form.getByLabelText('Confirm password')).toBeInvalid());
    await expect(args.onChangePassword).not.toHaveBeenCalled();
    await fill(form, { 'Confirm password': 'Lantern-14-Street' });
    await press(form, 'Change the password');
    await waitFor(() =>
      expect(args.onChangePassword).toHaveBeenCalledWith({ password: 'Lantern-14-Street' }),
    );
    await expect(await form.findByText('Your password was changed.')).toBeVisible();
    await expect(form.getByLabelText('Password')).toHaveValue('');
  },
});
