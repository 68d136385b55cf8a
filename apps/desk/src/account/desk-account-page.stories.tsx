import { expect, fn, screen, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { DeskAccountPage, type DeskAccountPageProps } from './desk-account-page.tsx';
import { anAccount } from './fixtures/index.ts';

/** A function, because a constant would have the type of this one state. */
const shown = (): Pick<DeskAccountPageProps, 'view' | 'recoveryCodes'> => ({
  view: { status: 'ready', account: anAccount() },
  recoveryCodes: undefined,
});

const meta = preview.meta({
  title: 'Account/DeskAccountPage',
  component: DeskAccountPage,
  tags: ['experimental'],
  args: {
    ...shown(),
    hasPasskeys: true,
    onKept: fn(),
    onPasskey: resolvesTo({ ok: true }),
    onStartTotp: fn(async () => undefined),
    onFinishTotp: resolvesTo({ ok: true }),
    onRemovePasskey: resolvesTo({ ok: true }),
    onRenewCodes: resolvesTo({ ok: true }),
    onKeepCodes: resolvesTo({ ok: true }),
    onChangePassword: resolvesTo({ ok: true }),
    onSignOutEverywhere: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** New codes are left on purpose: Escape does not close them. */
export const RecoveryCodes = meta.story({
  tags: ['!autodocs'],
  args: { recoveryCodes: Array.from({ length: 10 }, (_, at) => `k3t9x-7wq${at}m`) },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await press(within(await screen.findByRole('dialog')), 'I have kept them');
    await expect(args.onKept).toHaveBeenCalledOnce();
  },
});
