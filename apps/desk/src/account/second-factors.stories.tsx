import { aMoment } from '@hearthlight/domain/fixtures';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { ownPassword, pressAndConfirm } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { anAccount } from './fixtures/index.ts';
import { SecondFactors } from './second-factors.tsx';

const meta = preview.meta({
  title: 'Account/SecondFactors',
  component: SecondFactors,
  tags: ['experimental'],
  args: {
    account: anAccount(),
    hasPasskeys: true,
    onPasskey: resolvesTo({ ok: true }),
    onStartTotp: fn(async () => undefined),
    onFinishTotp: resolvesTo({ ok: true }),
    onRemovePasskey: resolvesTo({ ok: false, message: 'Your role needs a second factor.' }),
    onRenewCodes: resolvesTo({ ok: true }),
    onKeepCodes: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story({});

/** Codes that the person has kept need no button. */
export const CodesKept = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kept')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'I have kept them' })).toBeNull();
  },
});

/** The page was loaded again before the person confirmed having kept the codes. */
export const CodesNotKept = meta.story({
  args: { account: anAccount({ recovery_codes_left: 10, keeps_codes: false }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^You have not confirmed that you kept them/)).toBeVisible();
    await expect(canvas.queryByText('Kept')).toBeNull();
    await press(canvas, 'I have kept them');
    await expect(args.onKeepCodes).toHaveBeenCalledOnce();
    await expect(args.onRenewCodes).not.toHaveBeenCalled();
  },
});

/** Without codes there is nothing to keep. */
export const WithoutCodes = meta.story({
  tags: ['!autodocs'],
  args: { account: anAccount({ recovery_codes_left: 0, keeps_codes: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/kept/i)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Replace the recovery codes' })).toBeVisible();
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const dialog = await pressAndConfirm(canvas, 'Remove Laptop');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Your role needs a second factor.');
    await expect(args.onRemovePasskey).toHaveBeenCalledWith(7, ownPassword);
    await press(dialog, 'Cancel');
    await pressAndConfirm(canvas, 'Replace the recovery codes');
    await waitFor(() => expect(args.onRenewCodes).toHaveBeenCalledWith(ownPassword, ''));
  },
});

export const Removes = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) => void args.onRemovePasskey.mockResolvedValueOnce({ ok: true }),
  play: async ({ canvas }) => {
    await pressAndConfirm(canvas, 'Remove Laptop');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Laptop was removed.');
    await pressAndConfirm(canvas, 'Replace the recovery codes');
    await waitFor(() => expect(canvas.queryByText('Laptop was removed.')).toBeNull());
  },
});

/** No app, and a browser without passkeys. */
export const WithoutApp = meta.story({
  args: {
    account: anAccount({
      has_totp: false,
      passkeys: [{ id: 7, label: '', created_at: aMoment }],
      recovery_codes_left: 1,
    }),
    hasPasskeys: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Set up an app' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Passkey' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    account: anAccount({
      passkeys: [1, 2, 3].map((id) => ({
        id,
        label: 'YubiKey5NFCWithTheRedRibbonInTheDrawerOfTheOffice '.repeat(2),
        created_at: aMoment,
      })),
    }),
  },
});
