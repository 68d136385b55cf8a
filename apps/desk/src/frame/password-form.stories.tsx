import { sentences } from '@hearthlight/domain';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { confirm, ownPassword } from '../../../../.storybook/confirm.ts';
import { neverResolves } from '../../../../.storybook/form-result.ts';
import { PasswordForm, type PasswordFormProps } from './password-form.tsx';

const meta = preview.meta({
  title: 'Frame/PasswordForm',
  component: PasswordForm,
  tags: ['experimental'],
  args: {
    action: 'Remove Noor Haddad',
    onSubmit: fn<PasswordFormProps['onSubmit']>(async () => ({ ok: true })),
    onCancel: fn(),
  },
});

export const Default = meta.story();

export const WithReason = meta.story({
  args: { reasonLabel: 'Why it is canceled' },
  play: async ({ args, canvas }) => {
    await confirm(canvas, 'Remove Noor Haddad');
    await waitFor(() => expect(canvas.getByLabelText('Why it is canceled')).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await fill(canvas, { 'Why it is canceled': ' Twice ' });
    await press(canvas, 'Remove Noor Haddad');
    const values = { password: ownPassword, reason: 'Twice' };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values));
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Remove Noor Haddad');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toBeInvalid());
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await press(canvas, 'Cancel');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** A double click acts once. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn<PasswordFormProps['onSubmit']>(neverResolves) },
  play: async ({ args, canvas, userEvent }) => {
    await fill(canvas, { Password: ownPassword });
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Remove Noor Haddad' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) =>
    void args.onSubmit.mockResolvedValueOnce({
      ok: false,
      fields: { password: 'This is not your password.' },
    }),
  play: async ({ canvas }) => {
    await confirm(canvas, 'Remove Noor Haddad');
    const field = canvas.getByLabelText('Password');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This is not your password.'));
    await expect(field).toHaveFocus();
  },
});

export const Offline = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) => void args.onSubmit.mockResolvedValueOnce({ ok: false }),
  play: async ({ canvas }) => {
    await confirm(canvas, 'Remove Noor Haddad');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
  },
});

export const LongText = meta.story({
  args: { action: `Remove ${'a.very.long.address.'.repeat(6)}@example.org` },
});
