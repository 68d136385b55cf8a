import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { confirm, ownPassword } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { PasswordDialog } from './password-dialog.tsx';

const meta = preview.meta({
  title: 'Frame/PasswordDialog',
  component: PasswordDialog,
  tags: ['experimental'],
  // It covers the page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onSubmit: resolvesTo({ ok: true }), onCancel: fn() },
});

const page = within(document.body);

export const Default = meta.story();

/** It is for what can be undone, so it does not say that it cannot. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await expect(page.getByRole('dialog')).toHaveAccessibleDescription(/^So that we know that it is you\./);
    await confirm(page, 'Continue');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: ownPassword }));
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false, message: 'The password is wrong.' }) },
  play: async ({ args }) => {
    await confirm(page, 'Continue');
    await expect(await page.findByText('The password is wrong.')).toBeVisible();
    await press(page, 'Cancel');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
