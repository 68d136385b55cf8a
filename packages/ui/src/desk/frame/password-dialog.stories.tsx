import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { PasswordDialog } from './password-dialog.tsx';

const meta = preview.meta({
  title: 'Product/Desk/Frame/PasswordDialog',
  component: PasswordDialog,
  tags: ['experimental'],
  // It covers the page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, email: 'ruth@example.org', onSubmit: resolvesTo({ ok: true }), onCancel: fn() },
});

const page = within(document.body);

export const Default = meta.story();

export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await press(page, 'Continue');
    await waitFor(() => expect(page.getByLabelText('Password')).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await fill(page, { Password: 'Lantern-14-Street' });
    await press(page, 'Continue');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Lantern-14-Street' }));
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false, message: 'The password is wrong.' }) },
  play: async ({ args }) => {
    await fill(page, { Password: 'Lantern-15-Street' });
    await press(page, 'Continue');
    await expect(await page.findByText('The password is wrong.')).toBeVisible();
    await press(page, 'Cancel');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
